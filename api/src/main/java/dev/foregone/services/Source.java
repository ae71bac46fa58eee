package dev.foregone.services;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Optional;

/** Where a class comes from, as people name it: the path of a jar or of a directory. */
public final class Source {

    private static final String UNKNOWN = "an unknown place";

    private Source() {}

    /**
     * Where a class comes from.
     *
     * @param type the class
     * @return a path, or that the place is unknown
     */
    public static String of(Class<?> type) {
        return Optional.ofNullable(type.getProtectionDomain()) // there is none on Android
                .map(ProtectionDomain::getCodeSource)
                .map(CodeSource::getLocation)
                .map(location -> path(location.toString()))
                .orElse(UNKNOWN);
    }

    /** The jar or directory that holds a resource. */
    static String ofResource(URL resource, String name) {
        String text = resource.toString();
        String holder = text.substring(0, text.length() - name.length());
        return path(
                holder.startsWith("jar:") && holder.endsWith("!/")
                        ? holder.substring("jar:".length(), holder.length() - "!/".length())
                        : holder);
    }

    /** The file that an element of the class path names, if it can name one. */
    static Optional<Path> path(URL element) {
        String location = element.toString();
        return location.startsWith("file:") ? toPath(path(location)) : Optional.empty();
    }

    /** The file that an address in a jar names, if it can name one. */
    static Optional<Path> path(URL jar, String address) {
        try {
            return path(new URL(jar, address));
        } catch (MalformedURLException notAnAddress) {
            return Optional.empty();
        }
    }

    static Optional<Path> toPath(String element) {
        try {
            return Optional.of(Paths.get(element));
        } catch (InvalidPathException notAPath) {
            return Optional.empty();
        }
    }

    static String path(String location) {
        try {
            return location.startsWith("file:")
                    ? Paths.get(new URI(location.replace(" ", "%20"))).toString()
                    : withoutSlash(location);
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException notAPath) {
            return location;
        }
    }

    /** A module of an image has a location without a slash at its end, and its resources one with. */
    private static String withoutSlash(String location) {
        return location.endsWith("/") ? location.substring(0, location.length() - 1) : location;
    }
}

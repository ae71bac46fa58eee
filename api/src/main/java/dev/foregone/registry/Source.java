package dev.foregone.registry;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where a plug-in comes from, as people name it: the path of a jar or of a directory. */
final class Source {

    private static final String UNKNOWN = "an unknown place";

    private Source() {}

    static String of(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null
                ? UNKNOWN
                : path(source.getLocation().toString());
    }

    /** The jar or directory that holds a services file. */
    static String ofServicesFile(URL file) {
        String text = file.toString();
        int end = text.lastIndexOf("META-INF/services/");
        String holder = text.substring(0, end);
        return path(
                holder.startsWith("jar:") && holder.endsWith("!/")
                        ? holder.substring("jar:".length(), holder.length() - "!/".length())
                        : holder);
    }

    private static String path(String location) {
        try {
            return Path.of(new URI(location)).toString();
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException notAPath) {
            return location;
        }
    }
}

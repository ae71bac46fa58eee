package dev.foregone.cli;

import dev.foregone.registry.DiscoveryReport;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of further games and engines that the launcher was given. Finds elements that add nothing, which the
 * service loader skips silently.
 *
 * @param elements the parts of the path
 */
record PluginPath(List<String> elements) {

    private static final String VARIABLE = "FOREGONE_PLUGINS";
    private static final List<String> SERVICES =
            List.of("META-INF/services/" + Game.class.getName(), "META-INF/services/" + Engine.class.getName());

    /**
     * A jar or a directory that adds nothing.
     *
     * @param path its path
     * @param reason why it adds nothing
     * @param remedy what to do about it
     */
    record Unused(String path, String reason, String remedy) {

        /** For people: three lines, like a plug-in that was rejected. */
        @Override
        public String toString() {
            return "unused " + path + "\n  " + reason + "\n  " + remedy;
        }
    }

    static PluginPath of(Map<String, String> environment) {
        return new PluginPath(Stream.of(environment.getOrDefault(VARIABLE, "").split(File.pathSeparator, -1))
                .filter(element -> !element.isEmpty())
                .toList());
    }

    /** The elements that add nothing. Reads every jar. */
    List<Unused> unused() {
        List<Unused> unused = new ArrayList<>();
        for (String element : elements) {
            try {
                jars(element).forEach(jar -> reason(jar).ifPresent(why -> unused.add(unused(jar.toString(), why))));
            } catch (IOException | InvalidPathException unreadable) {
                unused.add(unused(element, "it cannot be read: " + unreadable.getMessage()));
            }
        }
        return unused;
    }

    /** The elements that add nothing and are not in a report either. */
    List<Unused> unusedBeside(List<DiscoveryReport.Entry> reported) {
        Set<String> known = reported.stream().map(DiscoveryReport.Entry::source).collect(Collectors.toSet());
        return unused().stream().filter(each -> !known.contains(each.path())).toList();
    }

    /** A line for a message that something was not found: it may be in an unused element. */
    String hint() {
        List<Unused> unused = unused();
        return unused.isEmpty()
                ? ""
                : unused.stream()
                        .map(each -> each.path() + " (" + each.reason() + ")")
                        .collect(Collectors.joining(", ", "\n  of no use in " + VARIABLE + ": ", ""));
    }

    private static Unused unused(String path, String reason) {
        return new Unused(
                path,
                reason,
                "leave it out of " + VARIABLE + " unless a plug-in needs it; a plug-in names its class in "
                        + String.join(" or ", SERVICES));
    }

    /** An element that ends with an asterisk means all jars of a directory, as in every class path of Java. */
    private static List<Path> jars(String element) throws IOException {
        if (!element.equals("*") && !element.endsWith(File.separator + "*")) {
            return List.of(Path.of(element));
        }
        Path directory = Path.of(element.substring(0, element.length() - 1));
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(directory, "*.{jar,JAR}")) {
            List<Path> found = new ArrayList<>();
            jars.forEach(found::add);
            return found.stream().sorted().toList();
        }
    }

    private static Optional<String> reason(Path path) {
        return DeclaredServices.of(path, SERVICES).problem();
    }
}

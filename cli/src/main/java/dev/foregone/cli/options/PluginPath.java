package dev.foregone.cli.options;

import dev.foregone.answers.Lookup;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of further games and engines that the launcher was given. Finds elements that add nothing.
 *
 * @param elements the parts of the path
 */
public record PluginPath(List<String> elements) {

    private static final String VARIABLE = "FOREGONE_PLUGINS";
    private static final String USELESS_REMEDY = "leave it out of " + VARIABLE
            + " unless a plug-in needs it; a plug-in names its class in META-INF/services/" + Game.class.getName()
            + " or META-INF/services/" + Engine.class.getName();
    private static final String MISSING_REMEDY = "correct its name in " + VARIABLE + ", or leave it out";

    /**
     * A jar or a directory that adds nothing.
     *
     * @param path its path
     * @param reason why it adds nothing
     * @param remedy what to do about it
     */
    public record Unused(String path, String reason, String remedy) {

        /** For people: three lines, like a plug-in that was rejected. */
        @Override
        public String toString() {
            return "unused " + path + "\n  " + reason + "\n  " + remedy;
        }
    }

    public static PluginPath of(Map<String, String> environment) {
        return new PluginPath(Stream.of(environment.getOrDefault(VARIABLE, "").split(File.pathSeparator, -1))
                .filter(element -> !element.isEmpty())
                .toList());
    }

    /** The elements that are missing, or unused in all these reports. */
    public List<Unused> unused(List<DiscoveryReport> reports) {
        return elements.stream()
                .flatMap(PluginPath::files)
                .flatMap(file -> unused(file, reports).stream())
                .toList();
    }

    /** A line for a message that none of these ids is the one asked for: it may be in an element that is unused, or missing here. */
    String hint(String id, List<String> ids, List<Unused> unused) {
        if (elements.isEmpty()) {
            return Lookup.nearest(id, ids).isPresent() ? "" : "\n  if it is your own, name its jar in " + VARIABLE;
        }
        return unused.isEmpty()
                ? ""
                : unused.stream()
                        .map(each -> each.path() + " (" + each.reason() + ")")
                        .collect(Collectors.joining(", ", "\n  of no use in " + VARIABLE + ": ", ""));
    }

    /** An element that ends with an asterisk means all jars of a directory, as in every class path of Java. */
    static Stream<Path> files(String element) {
        if (!element.equals("*") && !element.endsWith(File.separator + "*")) {
            return Stream.of(Path.of(element));
        }
        Path directory = Path.of(element.substring(0, element.length() - 1));
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().matches("(?s).*\\.(jar|JAR)")).sorted().toList().stream();
        } catch (IOException unlisted) {
            return Stream.of(directory);
        }
    }

    private static Optional<Unused> unused(Path file, List<DiscoveryReport> reports) {
        try {
            String source = file.toRealPath().toString();
            return reports.stream().allMatch(report -> report.unused().contains(source))
                    ? Optional.of(new Unused(file.toString(), "no game and no engine comes from it", USELESS_REMEDY))
                    : Optional.empty();
        } catch (IOException missing) {
            return Optional.of(new Unused(file.toString(), "it does not exist", MISSING_REMEDY));
        }
    }
}

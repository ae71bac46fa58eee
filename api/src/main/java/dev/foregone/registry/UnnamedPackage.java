package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A package of Foregone's own engines or games in a jar on the class path that declares none of them: its services file
 * was lost when several jars were merged.
 *
 * @param name of the package
 * @param jar where it is
 */
record UnnamedPackage(String name, Path jar) {

    /** An entry of every jar merged with the API, which may have no entries for directories. */
    private static final String API = "dev/foregone/spi/Game.class";

    /** Opens every jar, and reads the names of all entries of those that have such packages. */
    static List<UnnamedPackage> all(PluginKind kind, Collection<Path> classPath, List<Declaration> declarations) {
        return classPath.stream()
                .filter(Files::isRegularFile)
                .flatMap(jar -> packages(parent(kind), jar).map(name -> new UnnamedPackage(name, jar)))
                .filter(Predicate.not(found -> found.isNamedIn(declarations)))
                .toList();
    }

    private static String parent(PluginKind kind) {
        return switch (kind) {
            case GAME -> "dev/foregone/games/";
            case ENGINE -> "dev/foregone/engine/";
        };
    }

    private static Stream<String> packages(String parent, Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            if (zip.getEntry(parent) == null && zip.getEntry(API) == null) {
                return Stream.empty();
            }
            Pattern ofClass = Pattern.compile("(" + parent + "[^/]+)/.+\\.class");
            List<String> names = zip.stream()
                    .map(ZipEntry::getName)
                    .flatMap(entry -> ofClass.matcher(entry).results())
                    .map((MatchResult found) -> found.group(1).replace('/', '.'))
                    .distinct()
                    .toList();
            return names.stream();
        } catch (IOException | RuntimeException unreadable) { // which is reported as such
            return Stream.empty();
        }
    }

    private boolean isNamedIn(List<Declaration> declarations) {
        return declarations.stream().anyMatch(each -> each.provider().startsWith(name + "."));
    }

    Problem problem(Class<?> service) {
        return new Problem(
                "no services file names a class of this package, as after jars were made one and only one services file was kept",
                "merge the files META-INF/services/" + service.getName()
                        + " of all jars (docs/YOUR-GAME.md says how), or" + " leave the package out");
    }
}

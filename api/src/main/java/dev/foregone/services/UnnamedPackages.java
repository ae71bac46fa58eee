package dev.foregone.services;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Packages of Foregone's own engines or games in a jar on the class path that declares none of them: its services file
 * was lost when several jars were merged.
 */
public final class UnnamedPackages {

    /** An entry of every jar merged with the API, which may have no entries for directories. */
    private static final String API = "dev/foregone/spi/Game.class";

    private UnnamedPackages() {}

    /**
     * Opens every jar, and reads the names of all entries of those that have such packages.
     *
     * @param service the service
     * @param parent the directory of entries, with a slash at its end, in which each package provides the service
     * @param classPath jars and directories
     * @param declarations all declarations
     * @return the packages in place of the classes that should be named
     */
    public static List<Declaration> in(
            Class<?> service, String parent, Collection<Path> classPath, List<Declaration> declarations) {
        Flaw lost = new Flaw(
                "no services file names a class of this package, as after jars were made one and only one services file was kept",
                "merge the files META-INF/services/" + service.getName()
                        + " of all jars (docs/YOUR-GAME.md says how), or leave the package out");
        return classPath.stream()
                .filter(Files::isRegularFile)
                .flatMap(jar -> packages(parent, jar)
                        .filter(name -> declarations.stream()
                                .noneMatch(each -> each.provider().startsWith(name + ".")))
                        .map(name -> new Declaration(name, jar.toString(), null, Optional.of(lost))))
                .toList();
    }

    private static Stream<String> packages(String parent, Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            if (zip.getEntry(parent) == null && zip.getEntry(API) == null) {
                return Stream.empty();
            }
            Pattern ofClass = Pattern.compile("(" + parent + "[^/]+)/.+\\.class");
            List<String> names = zip.stream()
                    .map(ZipEntry::getName)
                    .map(ofClass::matcher)
                    .filter(Matcher::find)
                    .map(found -> found.group(1).replace('/', '.'))
                    .distinct()
                    .toList();
            return names.stream();
        } catch (IOException | RuntimeException unreadable) { // which is reported as such
            return Stream.empty();
        }
    }
}

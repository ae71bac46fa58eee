package dev.foregone.web.site;

import dev.foregone.explorer.PageAnswers;
import dev.foregone.web.Page;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files that a browser loads beside what is compiled: those of the explorer's page, and those that take a server's place. */
final class PageFiles {

    /** What the explorer's page has for its server; of the second there is one for workers. */
    private static final Set<String> LEFT_OUT = Set.of("files.txt", "transport.js");

    private PageFiles() {}

    static void copy(Path root) throws IOException {
        copy(PageAnswers.class, "page", root, LEFT_OUT);
        copy(Page.class, "site", root, Set.of());
    }

    /** The files of a package beside that of a class, in the same jar or directory. */
    private static void copy(Class<?> beside, String directory, Path root, Set<String> without) throws IOException {
        String inside = beside.getPackageName().replace('.', '/') + "/" + directory;
        Path place = placeOf(beside);
        if (Files.isDirectory(place)) {
            copy(place.resolve(inside), root, without);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            copy(jar.getPath(inside), root, without);
        }
    }

    private static Path placeOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void copy(Path from, Path root, Set<String> without) throws IOException {
        try (Stream<Path> all = Files.list(from)) {
            List<Path> files = all.filter(file -> !file.toString().endsWith(".class"))
                    .filter(file -> !without.contains(file.getFileName().toString()))
                    .toList();
            for (Path file : files) {
                Files.copy(file, root.resolve(file.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}

package dev.foregone.tablebase.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Directories with all that is in them. */
public final class Trees {

    private Trees() {}

    /** Deletes a directory, or a file, if it is there. */
    public static void delete(Path path) throws IOException {
        for (Path found : found(path)) {
            Files.deleteIfExists(found);
        }
    }

    private static List<Path> found(Path path) throws IOException {
        try (Stream<Path> walk = Files.walk(path)) {
            return walk.sorted(Comparator.reverseOrder()).toList();
        } catch (NoSuchFileException notThere) {
            return List.of();
        }
    }
}

package dev.foregone.tablebase.builder.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Directories with all that is in them. */
public final class Trees {

    private Trees() {}

    /** Deletes a directory, or a file, if it is there. */
    public static void delete(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            for (Path inside : list(path)) {
                delete(inside);
            }
        }
        Files.deleteIfExists(path);
    }

    /**
     * Takes from a path what does not belong there: what is empty is deleted; anything else somebody may want, and it is moved into a new
     * directory beside it.
     */
    public static void setAside(Path path) throws IOException {
        if (isEmpty(path)) {
            Files.delete(path);
        } else {
            Path name = path.getFileName();
            Path aside = Files.createTempDirectory(path.toAbsolutePath().getParent(), name + ".aside-");
            Files.move(path, aside.resolve(name));
        }
    }

    private static boolean isEmpty(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && Files.size(path) == 0;
        }
        return list(path).isEmpty();
    }

    /** What is in a directory; nothing if it is not there. */
    public static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> list = Files.list(directory)) {
            return list.toList();
        } catch (NoSuchFileException notThere) {
            return List.of();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    /** Makes the directory of a path, if it is not there. */
    public static void makeParent(Path path) throws IOException {
        Path parent = path.toAbsolutePath().getParent();
        if (parent != null && !Files.isDirectory(parent)) { // it may be a link to one
            Files.createDirectories(parent);
        }
    }
}

package dev.foregone.tablebase.builder.storage;

import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Files that are there whole or not at all, whatever happens while they are written: a file is written under another name,
 * forced to the device, and only then given its own.
 *
 * @param disk where to write
 */
public record AtomicFiles(Disk disk) {

    private static final String UNFINISHED = ".unfinished";

    /** The content of a file. */
    @FunctionalInterface
    public interface Content {

        /** Writes the whole content. */
        void writeTo(Disk.Output out) throws IOException;
    }

    /** The name that a file has while it is written. */
    public static Path unfinished(Path path) {
        return path.resolveSibling(path.getFileName() + UNFINISHED);
    }

    /** Writes a file, in place of the one that may be there, and returns when it would survive a power cut. */
    public void write(Path path, Content content) throws IOException {
        write(path, content, true);
    }

    /**
     * Writes a file, in place of the one that may be there.
     *
     * @param force whether to wait until it would survive a power cut; a killed process it survives anyway
     */
    public void write(Path path, Content content, boolean force) throws IOException {
        write(path, unfinished(path), content, force);
    }

    /**
     * Writes a file, in place of the one that may be there.
     *
     * @param unfinished the name that it has until it is whole, on the same device
     * @param force whether to wait until it would survive a power cut
     */
    public void write(Path path, Path unfinished, Content content, boolean force) throws IOException {
        prepare(unfinished, out -> {
            content.writeTo(out);
            if (force) {
                out.force();
            }
        });
        rename(unfinished, path, force);
    }

    private void prepare(Path unfinished, Content content) throws IOException {
        try (Disk.Output out = disk.create(unfinished)) {
            content.writeTo(out);
        } catch (IOException | RuntimeException | Error failure) {
            delete(unfinished, failure);
            throw failure;
        }
    }

    /**
     * Writes a file that is checked before it gets its own name, and meanwhile forced to the device; one that cannot be written or
     * fails the check is deleted.
     */
    public void prepare(Path unfinished, Content content, WorkDirectory.Check check) throws IOException {
        prepare(unfinished, out -> {
            content.writeTo(out);
            new Workers(2, Stop.never()).run(2, (task, worker) -> {
                if (task == 0) {
                    out.force();
                } else {
                    check.check();
                }
            });
        });
    }

    /** Gives a file its own name, in place of the one that may be there. */
    public void rename(Path unfinished, Path path, boolean force) throws IOException {
        Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        if (force) {
            forceDirectory(path);
        }
    }

    private static void delete(Path path, Throwable because) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException another) {
            because.addSuppressed(another);
        }
    }

    /** Lets the new name survive a power cut; where directories cannot be opened, as on Windows, names are safe anyway. */
    private static void forceDirectory(Path path) {
        Path directory = path.toAbsolutePath().getParent();
        if (directory == null) {
            return;
        }
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notADirectoryToOpen) {
            return;
        }
    }
}

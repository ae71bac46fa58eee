package dev.foregone.tablebase.work;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The directory of one build: its finished steps, each a file, from which the build goes on when it is started again. One
 * process at a time may use it. What is built is written down in it, so that the steps of another build are not taken for
 * this one's.
 *
 * <p>A step survives the process as soon as it has its name. Waiting until it would survive a power cut too takes up to half a
 * second, so that is done for one step in {@value #SECONDS_UNFORCED} seconds: steps have checksums, and one that a power
 * cut has spoiled is done again.
 */
public final class WorkDirectory implements Closeable {

    /** The name of the numbered steps in which the driver of a build on several machines notes what these have done. */
    public static final String NOTE = "note";

    private static final String LOCK = "lock";
    private static final String BUILD = "build.txt";
    private static final String STEPS = "step-";
    private static final int SECONDS_UNFORCED = 20;

    private final Path directory;
    private final AtomicFiles files;
    private final FileChannel lock;
    private long forced = System.nanoTime();

    private WorkDirectory(Path directory, AtomicFiles files, FileChannel lock) {
        this.directory = directory;
        this.files = files;
        this.lock = lock;
    }

    /**
     * Opens a directory for a build; makes it if it is not there.
     *
     * @param build what is built, in words that are the same whenever it is the same
     * @throws IOException if it cannot be used: by another process, or for another build
     */
    public static WorkDirectory open(Path directory, String build, Disk disk) throws IOException {
        Files.createDirectories(directory);
        FileChannel lock =
                FileChannel.open(directory.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            take(lock, directory);
            WorkDirectory work = new WorkDirectory(directory, new AtomicFiles(disk), lock);
            work.claim(build);
            return work;
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    @SuppressWarnings("resource") // the lock goes with its channel
    private static void take(FileChannel lock, Path directory) throws IOException {
        FileLock taken = null;
        try {
            taken = lock.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            taken = null;
        }
        if (taken == null) {
            throw new IOException("another build is at work in " + directory
                    + "\n  wait for its end, or name another work directory");
        }
    }

    private void claim(String build) throws IOException {
        Path path = directory.resolve(BUILD);
        if (!Files.exists(path)) {
            files.write(path, out -> out.write(build.getBytes(StandardCharsets.UTF_8)));
            return;
        }
        String before = Files.readString(path);
        if (!before.equals(build)) {
            throw new IOException(directory + " holds the steps of another build:\n    "
                    + before.strip().replace("\n", "\n    ") + "\n  delete it, or name another work directory");
        }
    }

    /** The directory itself. */
    public Path directory() {
        return directory;
    }

    /** Where a numbered step is, or will be. */
    public Path step(String name, int number) {
        return directory.resolve(String.format(Locale.ROOT, "%s-%06d", name, number));
    }

    /** The greatest number of the steps of this name that are there. */
    public OptionalInt lastStep(String name) throws IOException {
        try (Stream<Path> list = Files.list(directory)) {
            return list.map(path -> path.getFileName().toString())
                    .filter(file -> file.matches(name + "-\\d{6}"))
                    .mapToInt(file -> Integer.parseInt(file.substring(name.length() + 1)))
                    .max();
        }
    }

    /** Writes a step; once it has its name, it is finished. */
    public void finish(Path step, AtomicFiles.Content content) throws IOException {
        boolean force = System.nanoTime() - forced > TimeUnit.SECONDS.toNanos(SECONDS_UNFORCED);
        files.write(step, content, force);
        forced = force ? System.nanoTime() : forced;
    }

    /** What tells whether a step is as it was written. */
    @FunctionalInterface
    public interface Check {

        /** Throws if it is not. */
        void check() throws IOException;
    }

    /** Whether a step is finished; one that turns out to be spoiled is deleted. */
    public boolean finished(Path step, Check check) throws IOException {
        if (!Files.exists(step)) {
            return false;
        }
        try {
            check.check();
            return true;
        } catch (DamagedFileException spoiled) {
            Files.delete(step);
            return false;
        }
    }

    /** How files are written here. */
    public AtomicFiles files() {
        return files;
    }

    /** Deletes the directory with what this class has put there; what else is in it stays, and so does the directory then. */
    public void delete() throws IOException {
        close();
        List<Path> steps;
        try (Stream<Path> list = Files.list(directory)) {
            steps = list.filter(path -> isOurs(path.getFileName().toString())).toList();
        }
        for (Path step : steps) {
            Trees.delete(step);
        }
        try (Stream<Path> list = Files.list(directory)) {
            if (list.findAny().isPresent()) {
                return;
            }
        }
        Files.delete(directory);
    }

    private static boolean isOurs(String name) {
        return name.equals(LOCK)
                || name.startsWith(BUILD)
                || name.matches(
                        "(keys|section|positions|whole|begun|ranges|layer|ends|solved|note)-\\d{6}(\\.unfinished)?")
                || name.startsWith(STEPS);
    }

    /** Lets others use the directory. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}

package dev.foregone.tablebase.builder.storage;

import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.threads.FileWork;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The directory of one build: its finished steps, each a file, from which the build resumes when it is started again.
 * One build at a time may use it, and only a build may have made it. It records what is built, so that the steps of
 * another build are not taken for this one's.
 *
 * <p>A step survives the process as soon as it has its name. Waiting until it would survive a power cut too takes up to half a
 * second, so that is done for one step in {@value #SECONDS_UNFORCED} seconds: steps have checksums, and one that a power
 * cut has damaged is done again.
 */
public final class WorkDirectory implements Closeable {

    static final String PLAN = "build.txt";

    /** What the plan says, a second time. It is written after the plan and deleted before it. */
    static final String COPY = "build-copy.txt";

    /** A step of this name is a directory with files, any other is a file. */
    public static final String DIRECTORY_PREFIX = "step-";

    /** The name of a file of such a step begins so while it is written. */
    public static final String UNFINISHED = DIRECTORY_PREFIX + "unfinished-";

    private static final String SUFFIX = ".work";
    private static final String PLAN_BEGINS = "game ";
    private static final int MOST_PLAN_BYTES = 1 << 16;
    private static final int SECONDS_UNFORCED = 20;

    private static final String MARK = "begun-000000";
    private static final Pattern NO_WORK = Pattern.compile("(" + PLAN + "|" + COPY + "|" + MARK + ")(\\.unfinished)?");

    private final Path directory;
    private final Pattern steps;
    private final AtomicFiles files;
    private final DirectoryLock lock;
    private long forced = System.nanoTime();
    private boolean open = true;

    private WorkDirectory(Path directory, List<String> steps, AtomicFiles files, DirectoryLock lock) {
        this.directory = directory;
        this.steps = Pattern.compile("(" + String.join("|", steps) + ")-\\d{6,}(\\.unfinished)?");
        this.files = files;
        this.lock = lock;
    }

    /**
     * Opens a directory for a build; creates it if absent.
     *
     * @param build what is built, in words that are the same whenever it is the same
     * @param steps the names of its steps, as regular expressions: a numbered file or directory with such a name is the build's own
     * @throws RefusedException if another build uses it, or it is not this build's
     */
    public static WorkDirectory open(Path directory, String build, List<String> steps, Disk disk) throws IOException {
        WorkDirectory work = new WorkDirectory(directory, steps, new AtomicFiles(disk), DirectoryLock.take(directory));
        try {
            work.claim(build);
            work.removeStrangers();
            return work;
        } catch (IOException | RuntimeException failure) {
            work.lock.close();
            throw failure;
        }
    }

    /** Where the work for a file is done unless somebody names another directory. */
    public static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + SUFFIX);
    }

    /** Opens what is left of a build that was killed when only the deleting remained; null if nothing is left. */
    public static @Nullable WorkDirectory left(Path directory, String build, List<String> steps, Disk disk)
            throws IOException {
        try {
            return Files.isDirectory(directory) ? open(directory, build, steps, disk) : null;
        } catch (RefusedException another) {
            return null;
        }
    }

    private void claim(String build) throws IOException {
        boolean planned = says(PLAN, build);
        boolean copied = says(COPY, build);
        if (!planned && !copied && (Files.exists(directory.resolve(PLAN)) || !isBegun())) {
            throw refused(build);
        }
        if (!planned) {
            write(PLAN, build, true);
        }
        if (!copied) {
            write(COPY, build, false); // without it the plan still counts
        }
    }

    private void write(String name, String build, boolean force) throws IOException {
        Path path = directory.resolve(name);
        removeDirectory(path);
        files.write(path, out -> out.write(build.getBytes(StandardCharsets.UTF_8)), force);
    }

    private boolean says(String name, String build) throws IOException {
        return text(name).lines().toList().equals(build.lines().toList());
    }

    /** What a file says; nothing if it is none. */
    private String text(String name) throws IOException {
        Path path = directory.resolve(name);
        return Files.isRegularFile(path) && Files.size(path) <= MOST_PLAN_BYTES
                ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8)
                : "";
    }

    private RefusedException refused(String build) throws IOException {
        for (String name : List.of(PLAN, COPY)) {
            String text = text(name);
            if (text.startsWith(PLAN_BEGINS)) {
                return RefusedException.ofAnother(directory, text);
            }
        }
        return hasSteps() ? RefusedException.unknown(directory, build) : RefusedException.foreign(directory);
    }

    /** Where somebody has put a directory in the place of a file, or the reverse, the step is lost. */
    private void removeStrangers() throws IOException {
        for (String name : names().filter(name -> steps.matcher(name).matches()).toList()) {
            Path step = directory.resolve(name);
            if (!name.startsWith(DIRECTORY_PREFIX)) {
                removeDirectory(step);
            } else if (Files.isDirectory(step)) {
                removeDirectories(step);
            } else if (name.startsWith(UNFINISHED)) {
                Files.deleteIfExists(step); // whoever wrote it was killed, or works for a build that was
            } else {
                Trees.setAside(step);
            }
        }
    }

    private static void removeDirectories(Path step) throws IOException {
        for (Path file : Trees.list(step)) {
            removeDirectory(file);
        }
    }

    /** Removes what is in the place of a file without being one. */
    public static void removeDirectory(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            Trees.setAside(path);
        }
    }

    /** Whether there is nothing but the files that a build writes first. */
    private boolean isBegun() throws IOException {
        return Files.size(directory.resolve(DirectoryLock.NAME)) == 0
                && names().allMatch(name -> name.equals(DirectoryLock.NAME) || name.equals(PLAN + ".unfinished"));
    }

    private Stream<String> names() throws IOException {
        return names(directory);
    }

    private static Stream<String> names(Path directory) throws IOException {
        return Trees.list(directory).stream().map(path -> path.getFileName().toString());
    }

    /** The directory itself. */
    public Path directory() {
        return directory;
    }

    /** Where a numbered step is, or will be. */
    public Path step(String name, int number) {
        return directory.resolve(String.format(Locale.ROOT, "%s-%06d", name, number));
    }

    /** A file in which the build may record what else it has made; by itself it does not count as work. */
    public Path mark() {
        return directory.resolve(MARK);
    }

    /** Writes a step; once it has its name, it is finished. */
    public void finish(Path step, AtomicFiles.Content content) throws IOException {
        boolean force = System.nanoTime() - forced > TimeUnit.SECONDS.toNanos(SECONDS_UNFORCED);
        files.write(step, content, force);
        forced = force ? System.nanoTime() : forced;
    }

    /** Checks whether a step is as it was written. */
    @FunctionalInterface
    public interface Check {

        /** Throws if it is not. */
        void check() throws IOException;
    }

    /** Whether a step is finished; one that turns out to be damaged is deleted. */
    public boolean finished(Path step, Check check) throws IOException {
        return read(step, () -> {
                    check.check();
                    return true;
                })
                != null;
    }

    /** A finished step's content, or null if it is not finished; one that turns out to be damaged is deleted. */
    public <T> @Nullable T read(Path step, FileWork<T> reader) throws IOException {
        removeDirectory(step);
        if (!Files.exists(step)) {
            return null;
        }
        try {
            return reader.run();
        } catch (DamagedFileException damaged) {
            Files.delete(step);
            return null;
        } catch (FileSystemException | ClosedByInterruptException known) {
            throw known;
        } catch (IOException unreadable) {
            throw new IOException(
                    "cannot read " + step + ": " + unreadable.getMessage()
                            + "\n  delete this file, and the next start does that step again",
                    unreadable);
        }
    }

    /** How files are written here. */
    public AtomicFiles files() {
        return files;
    }

    /** The name that a file outside has while this build writes it; no build with another directory uses the same. */
    public Path unfinished(Path file) {
        String own = Integer.toHexString(
                directory.toAbsolutePath().normalize().toString().hashCode());
        return AtomicFiles.unfinished(file.resolveSibling(file.getFileName() + "." + own));
    }

    /** Whether a step is there, or part of one. */
    public boolean hasSteps() throws IOException {
        return names().anyMatch(name -> steps.matcher(name).matches());
    }

    /** Whether a directory, which no build need have open, has a finished step of one of these names. */
    public static boolean hasFinished(Path directory, List<String> steps) {
        Pattern finished = Pattern.compile("(" + String.join("|", steps) + ")-\\d{6,}");
        try {
            return names(directory)
                    .anyMatch(name -> !name.startsWith(DIRECTORY_PREFIX)
                            && finished.matcher(name).matches());
        } catch (IOException noneToSee) {
            return false;
        }
    }

    /** Deletes all steps, so that the build begins again. */
    public void deleteSteps() throws IOException {
        delete(steps);
    }

    private void delete(Pattern which) throws IOException {
        for (String name : names().filter(name -> which.matcher(name).matches()).toList()) {
            Trees.delete(directory.resolve(name));
        }
    }

    /** Deletes this class's files, and the directory unless there is something else in it. */
    public void delete() throws IOException {
        open = false;
        try (lock) {
            delete(steps);
            Files.deleteIfExists(directory.resolve(COPY));
            delete(NO_WORK);
            lock.deleteDirectory();
        }
    }

    /** Lets others use the directory; without a step it is not worth keeping, and is deleted. */
    @Override
    public void close() throws IOException {
        try (lock) {
            if (open && !hasSteps()) {
                delete();
            }
        } finally {
            open = false;
        }
    }
}

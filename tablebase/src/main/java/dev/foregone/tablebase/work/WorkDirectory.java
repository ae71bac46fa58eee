package dev.foregone.tablebase.work;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
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

    private static final String PLAN_BEGINS = "game ";
    private static final int MOST_PLAN_BYTES = 1 << 16;
    private static final int SECONDS_UNFORCED = 20;

    private static final String MARK = "begun-000000";
    private static final Pattern NO_WORK = Pattern.compile("(" + PLAN + "|" + MARK + ")(\\.unfinished)?");

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
            work.claim(build.getBytes(StandardCharsets.UTF_8));
            return work;
        } catch (IOException | RuntimeException failure) {
            work.lock.close();
            throw failure;
        }
    }

    /** Opens what is left of a build that was killed when only the deleting remained; empty if nothing is left. */
    public static Optional<WorkDirectory> left(Path directory, String build, List<String> steps, Disk disk)
            throws IOException {
        if (!Files.isDirectory(directory)) {
            return Optional.empty();
        }
        try {
            return Optional.of(open(directory, build, steps, disk));
        } catch (RefusedException another) {
            return Optional.empty();
        }
    }

    private void claim(byte[] build) throws IOException {
        Path plan = directory.resolve(PLAN);
        if (Files.exists(plan)) {
            compare(plan, build);
        } else if (isBegun()) {
            files.write(plan, out -> out.write(build));
        } else {
            throw RefusedException.foreign(directory);
        }
    }

    private void compare(Path plan, byte[] build) throws IOException {
        if (!Files.isRegularFile(plan) || Files.size(plan) > MOST_PLAN_BYTES) {
            throw RefusedException.foreign(directory);
        }
        byte[] before = Files.readAllBytes(plan);
        if (!Arrays.equals(before, build)) {
            String text = new String(before, StandardCharsets.UTF_8);
            throw text.startsWith(PLAN_BEGINS)
                    ? RefusedException.ofAnother(directory, text)
                    : RefusedException.foreign(directory);
        }
    }

    /** Whether there is nothing but the files that a build writes first. */
    private boolean isBegun() throws IOException {
        return Files.size(directory.resolve(DirectoryLock.NAME)) == 0
                && names().allMatch(name -> name.equals(DirectoryLock.NAME) || name.equals(PLAN + ".unfinished"));
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> list = Files.list(directory)) {
            return list.map(path -> path.getFileName().toString()).toList().stream();
        } catch (NoSuchFileException deletedBySomebody) {
            return Stream.empty();
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
        return names().filter(file -> file.matches(name + "-\\d{6}"))
                .mapToInt(file -> Integer.parseInt(file.substring(name.length() + 1)))
                .max();
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

    /**
     * Reads a step.
     *
     * @param <T> the type of what it says
     */
    @FunctionalInterface
    public interface Reader<T> {

        /** Throws if the step is not as it was written. */
        T read() throws IOException;
    }

    /** A finished step's content, or null if it is not finished; one that turns out to be damaged is deleted. */
    public <T> @Nullable T read(Path step, Reader<T> reader) throws IOException {
        if (!Files.exists(step)) {
            return null;
        }
        try {
            return reader.read();
        } catch (DamagedFileException damaged) {
            Files.delete(step);
            return null;
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
            delete(NO_WORK);
            lock.deleteDirectory();
        }
    }

    /** Lets others use the directory; without a step it is not worth keeping, and is deleted. */
    @Override
    public void close() throws IOException {
        if (open && !hasSteps()) {
            delete();
        }
        open = false;
        lock.close();
    }
}

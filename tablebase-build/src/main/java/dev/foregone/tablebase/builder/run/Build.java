package dev.foregone.tablebase.builder.run;

import dev.foregone.api.PluginKind;
import dev.foregone.api.StoppedException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.tablebase.builder.file.FileContent;
import dev.foregone.tablebase.builder.file.MainFile;
import dev.foregone.tablebase.builder.layered.LayeredBuild;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.retrograde.GeneralBuild;
import dev.foregone.tablebase.builder.retrograde.TieredBuild;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.FileWork;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.WorkStop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One build, from the contents of its work directory to the finished file. */
public final class Build {

    /** The names of the steps of every method: a game may turn out to need another one while it is built. */
    public static final List<String> STEPS = Stream.of(
                    LayeredBuild.STEPS, GeneralBuild.STEPS, TieredBuild.STEPS, BuildInParts.STEPS)
            .flatMap(List::stream)
            .toList();

    /** The progress when the sections are done and only the file remains to be written. */
    private static final double SOLVED = 0.95;

    /** How often the file is assembled if it keeps turning out corrupt. */
    private static final int ATTEMPTS = 3;

    /** What a position takes on disk at least while its outcome is looked for: in some games with layers; in others, some times more. */
    private static final long LEAST_DISK_BYTES = 4;

    private final BuildMethod method;
    private final TargetFile file;
    private final FileHeader header;
    private final BuildOptions options;
    private final MonotoneProgress progress;

    /** A build that has not begun. */
    public Build(BuildMethod method, TargetFile file, BuildOptions options) {
        this.method = method;
        this.file = file;
        this.header = file.header();
        this.options = options;
        this.progress = new MonotoneProgress(options.listener());
    }

    /** Does the remaining work. If the file exists, that is at most to delete the remains of a killed build. */
    public void run(Path workDirectory) throws IOException {
        try (WorkDirectory work = opened(workDirectory)) {
            if (work == null) {
                return;
            }
            if (file.isThere()) { // maybe another process has just finished it
                file.checkWhole();
                delete(work);
                return;
            }
            write(work);
            delete(work);
            progress.report(Stage.WRITE, 1, 0);
        } catch (WorkStop stopped) {
            throw stopped(stopped.reason(), workDirectory);
        } catch (ClosedByInterruptException interrupted) {
            throw stopped(WorkStop.INTERRUPTED, workDirectory);
        } catch (ListenerFailure fault) {
            throw fault.thrown();
        } catch (OutOfMemoryError full) {
            throw new MemoryAdvice(header, workDirectory).heap(full);
        } catch (TooLargeException tooLarge) {
            throw new MemoryAdvice(header, workDirectory).memory(tooLarge);
        }
    }

    /** The work directory, or null if the file exists and nothing is left of the steps that led to it. */
    private @Nullable WorkDirectory opened(Path directory) throws IOException {
        return file.isThere()
                ? WorkDirectory.left(directory, identity(), STEPS, options.disk())
                : WorkDirectory.open(directory, identity(), STEPS, options.disk());
    }

    private void delete(WorkDirectory work) throws IOException {
        if (isInParts(work)) {
            new PartsClaim(work, file.path()).release();
        }
        work.delete();
    }

    private void write(WorkDirectory work) throws IOException {
        file.makeDirectory();
        boolean inParts = options.cluster() != null || options.partitions() > 0 || isInParts(work);
        if ((inParts && !header.allPositions()) || !isWrittenInMemory(work)) {
            writeParts(work);
        }
    }

    /** Whether the build has begun a tablebase in parts. */
    private static boolean isInParts(WorkDirectory work) {
        return Files.exists(work.mark());
    }

    /** False if there is too little memory, and the build is to continue on disk: then nothing of it is in memory any more. */
    private boolean isWrittenInMemory(WorkDirectory work) throws IOException {
        try {
            writeInMemory(work);
            return true;
        } catch (TooLargeException | OutOfMemoryError tooLarge) {
            boolean never = tooLarge instanceof TooLargeException limit && limit.isAlways();
            if (!options.continueOnDisk() || !method.isForParts() || never) {
                throw tooLarge;
            }
            refuseTooSmallDisk(work);
            progress.continuesOnDisk(
                    options.memoryBytes(), options.partitioningOnDisk().ofGame(), work.directory());
            if (tooLarge instanceof TooLargeException limit) {
                limit.keepFound();
            }
            return false;
        } catch (HashedBuild.SameKeyException otherSeed) {
            work.delete();
            throw otherSeed;
        }
    }

    /** Better now than after hours. */
    private void refuseTooSmallDisk(WorkDirectory work) throws IOException {
        long least = LEAST_DISK_BYTES * progress.positions();
        long free = options.disk().freeBytes(work.directory());
        if (free < least) {
            throw new MemoryAdvice(header, work.directory()).disk(options.memoryBytes(), least, free);
        }
    }

    private void writeParts(WorkDirectory work) throws IOException {
        try {
            List<Part> parts = parts(work);
            progress.report(Stage.WRITE, SOLVED, 0);
            PartsClaim owner = new PartsClaim(work, file.path());
            if (file.isThere()) { // a build with another work directory was quicker
                owner.keepOnly(List.of());
                owner.withdraw();
                return;
            }
            owner.keepOnly(parts);
            MainFile.write(file.path(), header, parts, work.files());
            openMain();
        } finally {
            if (!work.hasSteps()) {
                new PartsClaim(work, file.path()).withdraw();
            }
        }
    }

    /** The parts have been read whole; the main file is read now. */
    private void openMain() throws IOException {
        try {
            TablebaseFile.open(file.path());
        } catch (DamagedFileException damaged) {
            Files.delete(file.path());
            throw damaged;
        }
    }

    /** A second pass finds steps damaged since the first, or when they were written, and does them again. */
    private void writeInMemory(WorkDirectory work) throws IOException {
        int attempt = 1;
        while (!isWritten(work, attempt)) {
            attempt++;
        }
    }

    private boolean isWritten(WorkDirectory work, int attempt) throws IOException {
        Path unfinished = work.unfinished(file.path());
        try {
            List<Path> sections = sections(work);
            progress.report(Stage.WRITE, SOLVED, 0);
            Workers workers = new Workers(options.threads(), Stop.never());
            work.files()
                    .prepare(
                            unfinished,
                            FileContent.copied(header, sections),
                            () -> TargetFile.check(unfinished, workers));
        } catch (DamagedFileException damaged) {
            Files.deleteIfExists(unfinished);
            if (attempt == ATTEMPTS) {
                throw new IOException(
                        damaged.getMessage() + ", " + ATTEMPTS + " times in a row\n  look after the disk"
                                + (keepsSteps(work.directory()) ? "; finished steps are kept" : ""),
                        damaged);
            }
            return false;
        }
        try {
            if (!file.isThere()) { // otherwise a build with another work directory was quicker
                work.files().rename(unfinished, file.path(), true);
            }
        } finally {
            Files.deleteIfExists(unfinished);
        }
        return true;
    }

    private static StoppedException stopped(String reason, Path workDirectory) {
        return new StoppedException(
                reason,
                "\n  build it again with the same work directory, and it resumes from its last finished step"
                        + (keepsSteps(workDirectory) ? "" : "; none is finished yet"));
    }

    /** Whether there are finished steps to resume from. */
    public static boolean keepsSteps(Path workDirectory) {
        return WorkDirectory.hasFinished(workDirectory, STEPS);
    }

    /** The identity of the build: the same whenever the same file is built. */
    private String identity() {
        return "game " + header.game() + "\nroot " + header.root() + "\nsymmetry " + header.symmetry() + "\nrules "
                + Long.toHexString(header.fingerprint()) + "\nlayers "
                + (header.allPositions()
                        ? "tiers\nformat 5\n"
                        : options.layers() + "\nformat " + (options.cluster() == null ? "9\n" : "10\n"));
    }

    private List<Path> sections(WorkDirectory work) throws IOException {
        Workers workers = new Workers(options.threads(), Stop.by(options.cancellation()));
        return guarded(() -> method.inMemory(work, new Resources(workers, options.memoryBytes(), progress)));
    }

    private List<Part> parts(WorkDirectory work) throws IOException {
        Stop stop = Stop.by(options.cancellation());
        return guarded(() -> method.inParts(work, file.path(), progress, stop));
    }

    /** An exception not known here comes from the game, or from the listener, whose own is passed on unchanged. */
    private <T> List<T> guarded(FileWork<List<T>> work) throws IOException {
        try {
            return work.run();
        } catch (WorkStop
                | TooLargeException
                | TablebaseException
                | HashedBuild.SameKeyException
                | ListenerFailure known) {
            throw known;
        } catch (IOException disk) {
            throw disk;
        } catch (Throwable fault) { // a game may throw what it does not declare
            throw new Blame(PluginKind.GAME, header.game()).of(fault);
        }
    }
}

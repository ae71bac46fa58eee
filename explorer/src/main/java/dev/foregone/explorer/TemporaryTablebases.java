package dev.foregone.explorer;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import dev.foregone.answers.Phrases;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.GameThreads;
import dev.foregone.explorer.questions.GameWork;
import dev.foregone.explorer.questions.QuestionService;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds tablebases of small games on request, in a directory that is removed when the explorer is closed. */
final class TemporaryTablebases implements AutoCloseable {

    /** A game with more positions than this is not small. */
    static final long MOST_POSITIONS = 3_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(TemporaryTablebases.class);
    private static final long MEMORY_BYTES = 512L << 20;
    private static final String SMALLER =
            "a smaller board, a position nearer the end, or a tablebase that 'foregone tablebase build' wrote";
    /** For one game. */
    private static final int MOST_BUILDS = 8;

    /** In multiples of the patience with a game; a build reports its progress far more often than that. */
    private static final int LONGEST_SILENCE = 6;

    private static final long PATIENCE_SECONDS = 5;

    private final QuestionService questions;
    private final long memoryBytes;
    private final Map<GameThreads, Semaphore> accepted = new ConcurrentHashMap<>();
    private final Semaphore running = new Semaphore(Integer.MAX_VALUE);
    private final Cancellation closing = new Cancellation();
    private @Nullable Path directory;

    TemporaryTablebases(QuestionService questions) {
        this(questions, Math.min(MEMORY_BYTES, Runtime.getRuntime().maxMemory() / 4));
    }

    /** With this much memory for each build. */
    TemporaryTablebases(QuestionService questions, long memoryBytes) {
        this.questions = questions;
        this.memoryBytes = memoryBytes;
    }

    /**
     * Begins to build. A failure completes the future exceptionally: a game that is too large, or too many waiting.
     */
    <S extends GameState<S, M>, M extends Move> CompletableFuture<Tablebase<S, M>> build(Game<S, M> game, S root) {
        GameThreads threads = questions.threads(game);
        Semaphore free = accepted.computeIfAbsent(threads, first -> new Semaphore(MOST_BUILDS));
        if (!free.tryAcquire()) {
            return CompletableFuture.failedFuture(
                    Problem.of(429, "too many games are being counted; ask again in a moment"));
        }
        Build<S, M> build = new Build<>(game, root, threads.patience().multipliedBy(LONGEST_SILENCE));
        threads.enter(build);
        return build.result().whenComplete((tablebase, failure) -> free.release());
    }

    /** One build. It notices when the game is too large. */
    private final class Build<S extends GameState<S, M>, M extends Move> extends GameWork<Tablebase<S, M>> {

        private final Game<S, M> game;
        private final S root;
        private final Duration longestSilence;
        private volatile long heard = Long.MAX_VALUE;

        Build(Game<S, M> game, S root, Duration longestSilence) {
            this.longestSilence = longestSilence;
            this.game = game;
            this.root = root;
        }

        @Override
        public void run() {
            running.acquireUninterruptibly();
            heard = System.nanoTime();
            try {
                Tablebase<S, M> tablebase = inDirectory();
                if (!result().complete(tablebase)) {
                    discard(tablebase);
                }
            } catch (IOException failure) {
                fail(new UncheckedIOException(failure));
            } catch (RuntimeException | Error failure) {
                fail(failure); // here and not by its thread: who waits for the end of all builds finds them failed
            } finally {
                running.release();
            }
        }

        @Override
        public boolean isOver() {
            long last = heard;
            boolean silent = last != Long.MAX_VALUE && System.nanoTime() - last > longestSilence.toNanos();
            return silent || closing.isCancelled();
        }

        private Tablebase<S, M> inDirectory() throws IOException {
            Path own = newDirectory();
            try {
                return in(own.resolve(game.id() + ".tb"));
            } catch (IOException | RuntimeException | Error failure) {
                delete(own);
                throw failure;
            }
        }

        private Tablebase<S, M> in(Path file) throws IOException {
            try {
                return TablebaseBuilder.of(game, root)
                        .continueOnDisk(false)
                        .memoryBytes(memoryBytes)
                        .listener((stage, fraction, positions) -> found(positions))
                        .cancellation(closing)
                        .build(file);
            } catch (TablebaseException failed) {
                throw failed.heapBytes().isPresent() ? doesNotFit() : failed;
            }
        }

        private void found(long positions) {
            heard = System.nanoTime();
            if (positions > MOST_POSITIONS) {
                throw Problem.of(
                                422,
                                "more than " + Phrases.number(MOST_POSITIONS) + " positions of '" + game.id()
                                        + "' can be reached from there")
                        .accepted(SMALLER);
            }
        }

        private Problem doesNotFit() {
            return Problem.of(
                            422,
                            "the positions of '" + game.id() + "' that can be reached from there take more than the "
                                    + (memoryBytes >> 20) + " MB that Java's heap leaves for them")
                    .accepted(SMALLER + "; or start Java with a larger heap (-Xmx)");
        }
    }

    /** A directory for one tablebase and the files beside it during the build. */
    private synchronized Path newDirectory() throws IOException {
        if (closing.isCancelled()) {
            throw Closing.stopped();
        }
        Path all = directory == null ? Files.createTempDirectory("foregone-explorer") : directory;
        directory = all;
        return Files.createTempDirectory(all, "");
    }

    /** Removes the file of a tablebase that is no longer used. */
    void discard(Tablebase<?, ?> tablebase) {
        Path own = tablebase.path().getParent();
        if (own != null) {
            delete(own);
        }
    }

    /** Stops all builds, then removes everything. To be called after the question service is closed. */
    @Override
    public void close() {
        Path all;
        synchronized (this) {
            closing.cancel();
            all = directory;
        }
        awaitBuilds();
        if (all != null) {
            delete(all);
        }
    }

    /** A stopped build takes a moment to end and writes until then. */
    private void awaitBuilds() {
        try {
            if (running.tryAcquire(Integer.MAX_VALUE, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                running.release(Integer.MAX_VALUE);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /** Files that cannot be deleted now, as on Windows while in use, are left to the system's own cleaning. */
    private static void delete(Path path) {
        try {
            MoreFiles.deleteRecursively(path, RecursiveDeleteOption.ALLOW_INSECURE);
        } catch (IOException kept) {
            LOG.debug("{} stays", path, kept);
        }
    }
}

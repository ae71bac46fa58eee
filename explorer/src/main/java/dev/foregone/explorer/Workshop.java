package dev.foregone.explorer;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.desk.Desk;
import dev.foregone.explorer.http.Problem;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds tablebases of small games on request, in a directory that goes when the explorer is closed. */
final class Workshop implements AutoCloseable {

    /** A game of more positions than this is not small. */
    static final long MOST_POSITIONS = 3_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(Workshop.class);
    private static final long MEMORY_BYTES = 512L << 20;
    private static final int MOST_ORDERS = 8;
    private static final long PATIENCE_SECONDS = 5;

    private final Desk desk;
    private final Semaphore orders = new Semaphore(MOST_ORDERS);
    private final Semaphore benches = new Semaphore(MOST_ORDERS);
    private final Cancellation closing = new Cancellation();
    private @Nullable Path directory;
    private int begun;

    Workshop(Desk desk) {
        this.desk = desk;
    }

    /**
     * Begins to build. What goes wrong completes the future exceptionally: a game that is too large, or too many that wait.
     */
    <S extends GameState<S, M>, M extends Move> CompletableFuture<Tablebase<S, M>> build(Game<S, M> game, S root) {
        if (!orders.tryAcquire()) {
            return CompletableFuture.failedFuture(
                    Problem.of(429, "too many games are being counted; ask again in a moment"));
        }
        CompletableFuture<Tablebase<S, M>> future = new CompletableFuture<>();
        try {
            desk.execute(() -> complete(future, game, root));
        } catch (RuntimeException busy) {
            future.completeExceptionally(busy);
        }
        return future.whenComplete((tablebase, failure) -> orders.release());
    }

    private <S extends GameState<S, M>, M extends Move> void complete(
            CompletableFuture<Tablebase<S, M>> future, Game<S, M> game, S root) {
        benches.acquireUninterruptibly();
        try {
            future.complete(built(game, root));
        } catch (IOException failure) {
            future.completeExceptionally(new UncheckedIOException(failure));
        } catch (RuntimeException | Error failure) {
            future.completeExceptionally(failure);
        } finally {
            benches.release();
        }
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> built(Game<S, M> game, S root)
            throws IOException {
        Path bench = bench();
        boolean finished = false;
        try {
            Tablebase<S, M> tablebase = built(game, root, bench.resolve(game.id() + ".tb"));
            finished = true;
            return tablebase;
        } finally {
            if (!finished) {
                delete(bench);
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> built(Game<S, M> game, S root, Path file)
            throws IOException {
        Size size = new Size();
        try {
            return Tablebase.builder(game, root)
                    .memoryBytes(Math.min(MEMORY_BYTES, Runtime.getRuntime().maxMemory() / 4))
                    .listener((stage, fraction, positions) -> size.found(positions))
                    .cancellation(size.cancellation)
                    .build(file);
        } catch (CancellationException stopped) {
            throw size.tooLarge ? tooLarge(game) : stopped;
        }
    }

    private static Problem tooLarge(Game<?, ?> game) {
        return Problem.of(
                        422,
                        "more than " + MOST_POSITIONS + " positions of '" + game.id() + "' can be reached from there")
                .accepted("a position nearer the end, or a tablebase that 'foregone tablebase build' wrote");
    }

    /** Notices how large a game is while it is being built. */
    private final class Size {
        private final Cancellation cancellation = new Cancellation();
        private volatile boolean tooLarge;

        void found(long positions) {
            tooLarge |= positions > MOST_POSITIONS;
            if (tooLarge || closing.isCancelled()) {
                cancellation.cancel();
            }
        }
    }

    /** A directory for one tablebase, and for what lies beside it while it is built. */
    private synchronized Path bench() throws IOException {
        if (closing.isCancelled()) {
            throw new CancellationException("the explorer is closing");
        }
        Path all = directory == null ? Files.createTempDirectory("foregone-explorer") : directory;
        directory = all;
        begun++;
        return Files.createDirectory(all.resolve(String.valueOf(begun)));
    }

    /** Removes the file of a tablebase that is not asked any more. */
    void discard(Tablebase<?, ?> tablebase) {
        Path bench = tablebase.path().getParent();
        if (bench != null) {
            delete(bench);
        }
    }

    /** Stops what is being built, and then removes everything. To be called when the desk is closed. */
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

    /** A build that is stopped takes a moment to end, and writes until then. */
    private void awaitBuilds() {
        try {
            if (benches.tryAcquire(MOST_ORDERS, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                benches.release(MOST_ORDERS);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /** What cannot be deleted now, as on Windows while it is in use, is left to the system's care of temporary files. */
    private static void delete(Path path) {
        try {
            MoreFiles.deleteRecursively(path, RecursiveDeleteOption.ALLOW_INSECURE);
        } catch (IOException kept) {
            LOG.debug("{} stays", path, kept);
        }
    }
}

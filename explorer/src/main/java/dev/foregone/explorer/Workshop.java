package dev.foregone.explorer;

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
import java.util.Comparator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Builds tablebases of small games on request, in a directory that goes when the explorer is closed. */
final class Workshop implements AutoCloseable {

    /** A game of more positions than this is not small. */
    static final long MOST_POSITIONS = 3_000_000;

    private static final long MEMORY_BYTES = 512L << 20;

    private final Desk desk;
    private final Cancellation closing = new Cancellation();
    private @Nullable Path directory;
    private int built;

    Workshop(Desk desk) {
        this.desk = desk;
    }

    /** Begins to build; what goes wrong, a game that is too large for one, completes the future exceptionally. */
    <S extends GameState<S, M>, M extends Move> CompletableFuture<Tablebase<S, M>> build(Game<S, M> game, S root) {
        CompletableFuture<Tablebase<S, M>> future = new CompletableFuture<>();
        desk.execute(() -> {
            try {
                future.complete(built(game, root));
            } catch (IOException failure) {
                future.completeExceptionally(new UncheckedIOException(failure));
            } catch (RuntimeException | Error failure) {
                future.completeExceptionally(failure);
            }
        });
        return future;
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> built(Game<S, M> game, S root)
            throws IOException {
        Size size = new Size();
        try {
            return Tablebase.builder(game, root)
                    .memoryBytes(Math.min(MEMORY_BYTES, Runtime.getRuntime().maxMemory() / 4))
                    .listener((stage, fraction, positions) -> size.found(positions))
                    .cancellation(size.cancellation)
                    .build(file());
        } catch (CancellationException stopped) {
            throw size.tooLarge || !closing.isCancelled() ? tooLarge(game) : stopped;
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

    private synchronized Path file() throws IOException {
        Path into = directory == null ? Files.createTempDirectory("foregone-explorer") : directory;
        directory = into;
        built++;
        return into.resolve(built + ".tb");
    }

    @Override
    public synchronized void close() {
        closing.cancel();
        if (directory != null) {
            try (Stream<Path> files = Files.walk(directory)) {
                files.sorted(Comparator.reverseOrder()).forEach(Workshop::delete);
            } catch (IOException | UncheckedIOException kept) {
                // The system clears its temporary files.
            }
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException kept) {
            throw new UncheckedIOException(kept);
        }
    }
}

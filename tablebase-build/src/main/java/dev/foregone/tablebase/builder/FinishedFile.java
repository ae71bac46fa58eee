package dev.foregone.tablebase.builder;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Path;

/** Opens what has just been finished. */
final class FinishedFile {

    private FinishedFile() {}

    /** An interrupt comes too late to stop that, and only sets the thread's flag. */
    static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> open(Path path, Game<S, M> game)
            throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return Tablebase.open(path, game);
                } catch (StoppedException byInterrupt) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

package dev.foregone.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Bundled;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundledWeightsTest {

    private static final class BringingGame extends RaceGame implements Bundled {

        private final URL resource;
        private int asked;

        BringingGame(URL resource) {
            super(true);
            this.resource = resource;
        }

        @Override
        public List<URL> weights() {
            asked++;
            return List.of(resource);
        }
    }

    /** So the time of the first reply is not spent on them. What is wrong with them concerns the question. */
    @Test
    void areReadWhenASolverIsOpened(@TempDir Path directory) throws Exception {
        BringingGame game =
                new BringingGame(directory.resolve("missing.weights").toUri().toURL());
        try (Solver<BoardState<RaceGame.Board>, BoardMove> solver =
                Engines.load().get("anytime").open(game)) {
            assertEquals(1, game.asked);
            RuntimeException failed = assertThrows(
                    RuntimeException.class,
                    () -> solver.advise(game.initialState(), Limits.none().withPositions(100)));
            assertTrue(String.valueOf(failed.getMessage()).contains("missing.weights"), failed.getMessage());
        }
    }
}

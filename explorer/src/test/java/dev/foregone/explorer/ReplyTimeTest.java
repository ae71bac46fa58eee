package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** A perfect reply asks about each of its best moves, and may not take as many times as long. */
class ReplyTimeTest {

    private final List<Duration> asked = new CopyOnWriteArrayList<>();

    private final class Recording implements Engine {

        private final Engine real = Engines.load().get("memo");

        @Override
        public String id() {
            return "recording";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            return real.supports(game);
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            return new Listening<>(real.open(game, options));
        }
    }

    private final class Listening<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

        private final Solver<S, M> real;

        Listening(Solver<S, M> real) {
            this.real = real;
        }

        @Override
        public Bounds prove(S state, Limits limits) {
            return real.prove(state, limits);
        }

        @Override
        public Analysis<S, M> analyze(S state, Limits limits) {
            limits.time().ifPresent(asked::add);
            return real.analyze(state, limits.withTime(Duration.ofMinutes(1)));
        }

        @Override
        public long positionsVisited() {
            return real.positionsVisited();
        }

        @Override
        public void close() {
            real.close();
        }
    }

    @Test
    void theBestMovesShareTheTime() throws IOException {
        Games games = Games.of(Games.load().get("tictactoe"));
        try (Explorer explorer = Explorer.start(ExplorerOptions.of(games, Engines.of(new Recording())))) {
            RawClient client = new RawClient(explorer.address().getPort());
            assertThat(client.status(client.get("/api/v1/games/tictactoe/reply?time=900ms")))
                    .isEqualTo(200);
        }
        assertThat(asked)
                .as("about the position, then about its nine best moves")
                .hasSize(10);
        assertThat(asked.get(0)).isLessThanOrEqualTo(Duration.ofMillis(450));
        assertThat(asked.get(1)).as("a ninth of what is left").isLessThanOrEqualTo(Duration.ofMillis(100));
    }
}

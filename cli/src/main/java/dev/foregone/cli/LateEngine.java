package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An engine that is chosen when a file has named its game. */
final class LateEngine implements Engine {

    private final Function<Game<?, ?>, Engine> choice;
    private @Nullable Game<?, ?> game;
    private @Nullable Engine engine;

    LateEngine(Function<Game<?, ?>, Engine> choice) {
        this.choice = choice;
    }

    /** Chooses the engine for a game, before anything is asked of it. */
    Game<?, ?> choose(Game<?, ?> named) {
        engine = choice.apply(named);
        game = named;
        return named;
    }

    Game<?, ?> game() {
        return Objects.requireNonNull(game, "chosen");
    }

    private Engine engine() {
        return Objects.requireNonNull(engine, "chosen");
    }

    @Override
    public String id() {
        return engine().id();
    }

    @Override
    public Support supports(Game<?, ?> any) {
        return engine().supports(any);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> of, SolverOptions options) {
        return engine().open(of, options);
    }
}

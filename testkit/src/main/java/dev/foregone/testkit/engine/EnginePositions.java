package dev.foregone.testkit.engine;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.Induction;
import dev.foregone.testkit.graph.Retrograde;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Positions of a game that an engine is asked about, and the truth about them.
 *
 * @param states the positions; some questions are asked of the first alone
 * @param truth the outcome of each position that these lead to
 */
public record EnginePositions<S extends GameState<S, M>, M extends Move>(
        Engine engine, Game<S, M> game, List<S> states, Function<S, Outcome> truth) {

    /** Of a game whose lines all end. */
    public EnginePositions(Engine engine, Game<S, M> game, Collection<S> states) {
        this(engine, game, List.copyOf(states), Induction.outcomes(game)::of);
    }

    /** Of a graph, which may have cycles: all of a small one, or some twenty of a great one, the first among them. */
    public static EnginePositions<GraphState, GraphMove> of(Engine engine, GraphGame game) {
        int size = game.graph().size();
        int step = size <= 45 ? 1 : size / 20;
        List<GraphState> sample = IntStream.iterate(0, node -> node < size, node -> node + step)
                .mapToObj(game::state)
                .toList();
        List<Outcome> outcomes = Retrograde.outcomes(game.graph());
        return new EnginePositions<>(engine, game, sample, state -> outcomes.get(state.node()));
    }

    S first() {
        return states.get(0);
    }

    public Outcome outcome(S state) {
        return truth.apply(state);
    }

    /** The outcome that a move leads to, for the player who makes it. */
    Outcome backedUp(S state, M move) {
        return outcome(state.play(move)).backedUp(state.movesAgain(move));
    }

    Check check() {
        return Check.engine(engine, game);
    }

    public Check at(S state) {
        return Check.engine(engine, game, state);
    }

    public Solver<S, M> open() {
        return engine.open(game);
    }

    public Solver<S, M> open(SolverOptions options) {
        return engine.open(game, options);
    }

    /** Asks about each of them, in one session. */
    void each(SolverOptions options, BiConsumer<Solver<S, M>, S> question) {
        try (Solver<S, M> solver = open(options)) {
            states.forEach(state -> question.accept(solver, state));
        }
    }
}

package dev.foregone.testkit;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Whether an engine's outcomes, rated moves and lines are those that the law gives. */
record EngineAnswers(Engine engine) {

    private static final String LAW =
            "see Outcome: win sooner > win later > draw sooner > draw later > loss later > loss"
                    + " sooner, each backed up: value negated, plies + 1";

    <S extends GameState<S, M>, M extends Move> void supports(Game<S, M> game) {
        Check.engine(engine, game)
                .equal(true, engine.supports(game).supported(), "supports", "every line of this game ends");
    }

    /** Every outcome, in one session. */
    <S extends GameState<S, M>, M extends Move> void outcomes(Game<S, M> game, Collection<S> states) {
        ReferenceSolver<S, M> reference = new ReferenceSolver<>(game);
        try (Solver<S, M> solver = engine.open(game)) {
            states.forEach(state -> outcome(game, state, reference, solver));
        }
    }

    <S extends GameState<S, M>, M extends Move> void outcome(
            Game<S, M> game, S state, ReferenceSolver<S, M> reference, Solver<S, M> solver) {
        Check.engine(engine, game, state).equal(reference.outcome(state), solver.solve(state), "the outcome", LAW);
    }

    <S extends GameState<S, M>, M extends Move> void analyses(Game<S, M> game, Collection<S> states) {
        ReferenceSolver<S, M> reference = new ReferenceSolver<>(game);
        try (Solver<S, M> solver = engine.open(game)) {
            states.forEach(state -> analysis(game, reference, state, solver.analyze(state)));
        }
    }

    <S extends GameState<S, M>, M extends Move> void analysis(
            Game<S, M> game, ReferenceSolver<S, M> reference, S state, Analysis<S, M> analysis) {
        Check check = Check.engine(engine, game, state);
        check.equal(state, analysis.state(), "the state of the analysis", "it is the caller's");
        check.equal(reference.outcome(state), analysis.outcome(), "the outcome of the analysis", LAW);
        check.equal(
                rated(reference, state),
                analysis.moves(),
                "the list of rated moves",
                "every legal move, best first; equals keep the order of legalMoves()");
        line(check, reference, state, analysis);
    }

    private static <S extends GameState<S, M>, M extends Move> List<RatedMove<M>> rated(
            ReferenceSolver<S, M> reference, S state) {
        return state.legalMoves().stream()
                .map(move -> new RatedMove<>(
                        move, reference.outcome(state.play(move)).backedUp()))
                .sorted(Comparator.comparing((RatedMove<M> move) -> move.outcome())
                        .reversed())
                .toList();
    }

    private static <S extends GameState<S, M>, M extends Move> void line(
            Check check, ReferenceSolver<S, M> reference, S state, Analysis<S, M> analysis) {
        Outcome outcome = analysis.outcome();
        check.equal(
                outcome.plies(),
                analysis.line().size(),
                "the length of the principal line",
                "it has exactly the plies of the outcome");
        S here = state;
        List<M> best = new ArrayList<>();
        while (here.terminalValue().isEmpty()) {
            best.add(rated(reference, here).get(0).move());
            here = here.play(best.get(best.size() - 1));
        }
        check.equal(
                best,
                analysis.line(),
                "the principal line",
                "each of its moves is the first among the best in legalMoves() order");
        GameValue end = here.terminalValue().orElseThrow();
        GameValue seenFromStart = outcome.plies() % 2 == 0 ? end : end.negated();
        check.equal(
                outcome.value(), seenFromStart, "the value at the end of the line", "it is the value of the outcome");
    }

    /** All positions of a small graph, or some twenty of a great one, the first among them. */
    static List<GraphState> sample(GraphGame game) {
        int size = game.graph().size();
        int step = size <= 45 ? 1 : size / 20;
        return IntStream.iterate(0, node -> node < size, node -> node + step)
                .mapToObj(game::state)
                .toList();
    }
}

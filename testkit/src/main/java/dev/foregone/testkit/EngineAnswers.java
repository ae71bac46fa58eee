package dev.foregone.testkit;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.Retrograde;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Whether an engine's outcomes, rated moves and lines are those of backward induction. */
record EngineAnswers(Engine engine) {

    private static final String DEFINITION =
            "see Outcome: win sooner > win later > draw sooner > draw later > endless draw > loss later >"
                    + " loss"
                    + " sooner, each backed up: plies + 1, and the value negated unless the player moves again";

    <S extends GameState<S, M>, M extends Move> void supports(Game<S, M> game) {
        Check.engine(engine, game)
                .equal(true, engine.supports(game).supported(), "supports", "every line of this game ends");
    }

    /** The truth about a game whose lines all end. */
    static <S extends GameState<S, M>, M extends Move> Function<S, Outcome> truth(Game<S, M> game) {
        return new ReferenceSolver<>(game)::outcome;
    }

    /** The truth about a graph, cycles included; for a large one the only quick way. */
    static Function<GraphState, Outcome> truth(Graph graph) {
        List<Outcome> outcomes = Retrograde.outcomes(graph);
        return state -> outcomes.get(state.node());
    }

    /** Every outcome, in one session. */
    <S extends GameState<S, M>, M extends Move> void outcomes(Game<S, M> game, Collection<S> states) {
        outcomes(game, states, truth(game));
    }

    <S extends GameState<S, M>, M extends Move> void outcomes(
            Game<S, M> game, Collection<S> states, Function<S, Outcome> truth) {
        try (Solver<S, M> solver = engine.open(game)) {
            states.forEach(state -> outcome(game, state, truth, solver));
        }
    }

    /** The same of a sample of a graph, which may have cycles. */
    void outcomes(GraphGame game) {
        outcomes(game, sample(game), truth(game.graph()));
    }

    <S extends GameState<S, M>, M extends Move> void outcome(
            Game<S, M> game, S state, Function<S, Outcome> truth, Solver<S, M> solver) {
        Outcome outcome = truth.apply(state);
        Outcome answer = solver.solve(state);
        if (!answer.equals(outcome)) {
            String advice = DEFINITION + new BothForms(engine).suspicion();
            Check.engine(engine, game, state).equal(outcome, answer, "the outcome", advice);
        }
    }

    <S extends GameState<S, M>, M extends Move> void analyses(Game<S, M> game, Collection<S> states) {
        analyses(game, states, truth(game));
    }

    <S extends GameState<S, M>, M extends Move> void analyses(
            Game<S, M> game, Collection<S> states, Function<S, Outcome> truth) {
        try (Solver<S, M> solver = engine.open(game)) {
            for (S state : states) {
                valueOnly(Check.engine(engine, game, state), truth.apply(state), state, solver);
                analysis(game, truth, state, solver.analyze(state));
            }
        }
    }

    /** The same of a sample of a graph, which may have cycles. */
    void analyses(GraphGame game) {
        analyses(game, sample(game), truth(game.graph()));
    }

    private static <S extends GameState<S, M>, M extends Move> void valueOnly(
            Check check, Outcome outcome, S state, Solver<S, M> solver) {
        Bounds bounds = solver.proveValue(state, Limits.none());
        check.holds(
                bounds.contains(outcome) && bounds.value().isPresent(),
                "asked for the value alone, it answers " + bounds + ", and the outcome is " + outcome,
                "stop no sooner than both bounds have the right value (Solver.proveValue)");
    }

    <S extends GameState<S, M>, M extends Move> void analysis(
            Game<S, M> game, Function<S, Outcome> truth, S state, Analysis<S, M> analysis) {
        Check check = Check.engine(engine, game, state);
        check.equal(state, analysis.state(), "the state of the analysis", "it is the caller's");
        check.equal(truth.apply(state), analysis.outcome(), "the outcome of the analysis", DEFINITION);
        check.equal(
                rated(truth, state),
                analysis.moves(),
                "the list of rated moves",
                "every legal move, best first; equals keep the order of legalMoves()");
        if (analysis.outcome().isEndless()) {
            check.equal(List.of(), analysis.line(), "the principal line", "an endless draw has none");
        } else {
            line(check, truth, state, analysis);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> List<RatedMove<M>> rated(
            Function<S, Outcome> truth, S state) {
        return state.legalMoves().stream()
                .map(move -> new RatedMove<>(move, truth.apply(state.play(move)).backedUp(state.movesAgain(move))))
                .sorted(Comparator.comparing((RatedMove<M> move) -> move.outcome())
                        .reversed())
                .toList();
    }

    private static <S extends GameState<S, M>, M extends Move> void line(
            Check check, Function<S, Outcome> truth, S state, Analysis<S, M> analysis) {
        Outcome outcome = analysis.outcome();
        check.equal(
                outcome.plies(),
                analysis.line().size(),
                "the length of the principal line",
                "it has exactly the plies of the outcome");
        S here = state;
        List<M> best = new ArrayList<>();
        while (here.terminalValue().isEmpty()) {
            M move = rated(truth, here).get(0).move();
            best.add(move);
            here = here.play(move);
        }
        check.equal(
                best,
                analysis.line(),
                "the principal line",
                "each of its moves is the first among the best in legalMoves() order");
    }

    /** What an analysis under limits proves: the outcome, or bounds if it is stopped. */
    static <S extends GameState<S, M>, M extends Move> Bounds analyzed(Solver<S, M> solver, S state, Limits limits) {
        try {
            return Bounds.exactly(solver.analyze(state, limits).outcome());
        } catch (SearchStoppedException stopped) {
            return stopped.bounds();
        }
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

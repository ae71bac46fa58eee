package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Whether an engine answers under limits where it cannot follow a game to its end. */
record EngineLargeGames(Engine engine) {

    private static final int PLIES = 5_000;
    private static final int WIDTH = 3;

    /** In one layer of this many, one position has a move more, which loses at once. */
    private static final int BLUNDERS = 7;

    /** In steps that grow with the square of this, advice would take longer than the contract's tests may. */
    private static final int MANY = 100_000;

    /** Games whose lines all have thousands of plies, asked about at the start, further on and near the end. */
    void longLines() {
        GraphGame game = layers();
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game);
        for (GraphGame each : game.bothForms().toList()) {
            for (int threads = 1; threads <= 2; threads++) {
                SolverOptions options = SolverOptions.defaults().withThreads(threads);
                try (Solver<GraphState, GraphMove> solver = engine.open(each, options)) {
                    Stream.of(0, 1 + PLIES / 2 * WIDTH, 1 + (PLIES - 5) * WIDTH)
                            .forEach(node -> ask(each, solver, each.state(node), truth));
                }
            }
        }
    }

    /** A game with very many moves in one position. */
    void manyMoves() {
        GraphGame game = fan();
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game);
        for (GraphGame each : game.bothForms().toList()) {
            try (Solver<GraphState, GraphMove> solver = engine.open(each)) {
                GraphState start = each.initialState();
                for (Limits limits : List.of(
                        Limits.none().withPositions(1_000), Limits.none().withTime(Duration.ofMillis(50)))) {
                    Check check = Check.engine(engine, each, start).and(MANY + " moves");
                    EngineAdvice.advice(check, solver, start, limits, truth);
                }
            }
        }
    }

    private void ask(
            GraphGame game,
            Solver<GraphState, GraphMove> solver,
            GraphState state,
            Function<GraphState, Outcome> truth) {
        Check check = Check.engine(engine, game, state).and("a game of " + PLIES + " plies");
        Outcome outcome = truth.apply(state);
        for (Limits limits : List.of(
                Limits.none().withPositions(10),
                Limits.none().withPositions(20_000),
                Limits.none().withTime(Duration.ofMillis(50)))) {
            EngineAdvice.advice(check, solver, state, limits, truth);
            check.and("prove").contain(answer(check, () -> solver.prove(state, limits), "prove"), outcome);
            Bounds value = answer(check, () -> solver.proveValue(state, limits), "proveValue");
            check.holds(
                    value.value().isEmpty() || value.value().get() == outcome.value(),
                    "proveValue answers " + value + ", and the outcome is " + outcome,
                    "a guess is not a bound");
            Bounds analyzed = answer(check, () -> EngineAnswers.analyzed(solver, state, limits), "analyze");
            check.and("analyze").contain(analyzed, outcome);
        }
    }

    private static <T> T answer(Check check, Supplier<T> question, String what) {
        return check.answers(question, what, EngineAdvice.LIMITED);
    }

    /** One position, each move of which leads to one that has a single move, to a draw or to what it loses by. */
    private static GraphGame fan() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        for (int move = 0; move < MANY; move++) {
            graph.child(start, GameValue.DRAW);
        }
        int draw = graph.node(GameValue.DRAW);
        int win = graph.node(GameValue.WIN);
        for (int child = 1; child <= MANY; child++) {
            graph.move(child, child % 2 == 0 ? draw : win);
        }
        return new GraphGame("fan-" + MANY, graph.build());
    }

    /** Layers of three positions, each of which leads to all of the next layer; the last positions are the three values. */
    private static GraphGame layers() {
        Graph.Builder graph = new Graph.Builder();
        List<Integer> last = List.of(graph.node(GameValue.DRAW));
        for (int ply = 1; ply <= PLIES; ply++) {
            last = graph.layer(last, GameValue.values());
        }
        int lost = graph.node(GameValue.WIN);
        for (int ply = 0; ply < PLIES; ply += BLUNDERS) {
            graph.move(Math.max(0, 1 + (ply - 1) * WIDTH), lost);
        }
        return new GraphGame("layers-" + PLIES, graph.build());
    }
}

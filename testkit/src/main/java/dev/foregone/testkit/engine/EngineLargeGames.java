package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Whether an engine answers under limits where it cannot follow a game to its end. */
public record EngineLargeGames(Engine engine) {

    private static final int PLIES = 5_000;
    private static final int WIDTH = 3;

    /** In one layer of this many, one position has a move more, which loses at once. */
    private static final int BLUNDERS = 7;

    /** In steps that grow with the square of this, advice would take longer than the contract's tests may. */
    private static final int MANY = 100_000;

    /** Games whose lines all have thousands of plies, asked about at the start, further on and near the end. */
    public void longLines() {
        for (GraphGame game : layers().bothForms().toList()) {
            List<GraphState> states = IntStream.of(0, 1 + PLIES / 2 * WIDTH, 1 + (PLIES - 5) * WIDTH)
                    .mapToObj(game::state)
                    .toList();
            EnginePositions<GraphState, GraphMove> asked = new EnginePositions<>(engine, game, states);
            for (int threads = 1; threads <= 2; threads++) {
                SolverOptions options = SolverOptions.defaults().withThreads(threads);
                asked.each(options, (solver, state) -> ask(new EngineAdvice<>(asked, options), solver, state));
            }
        }
    }

    /** A game with very many moves in one position. */
    public void manyMoves() {
        for (GraphGame game : fan().bothForms().toList()) {
            EnginePositions<GraphState, GraphMove> asked =
                    new EnginePositions<>(engine, game, List.of(game.initialState()));
            EngineAdvice<GraphState, GraphMove> advice = new EngineAdvice<>(asked, SolverOptions.defaults());
            asked.each(SolverOptions.defaults(), (solver, start) -> {
                Check check = asked.at(start).and(MANY + " moves");
                advice.advice(check, solver, start, Limits.none().withPositions(1_000));
                advice.advice(check, solver, start, Limits.none().withTime(Duration.ofMillis(50)));
            });
        }
    }

    private static void ask(
            EngineAdvice<GraphState, GraphMove> advice, Solver<GraphState, GraphMove> solver, GraphState state) {
        Check check = advice.asked().at(state).and("a game of " + PLIES + " plies");
        Outcome outcome = advice.asked().outcome(state);
        for (Limits limits : List.of(
                Limits.none().withPositions(10),
                Limits.none().withPositions(20_000),
                Limits.none().withTime(Duration.ofMillis(50)))) {
            advice.advice(check, solver, state, limits);
            proved(check, "prove", outcome, () -> solver.prove(state, limits));
            proved(check, "proveValue", outcome, () -> solver.proveValue(state, limits));
            proved(check, "analyze", outcome, () -> EngineAnswers.analyzed(solver, state, limits));
        }
    }

    private static void proved(Check check, String called, Outcome outcome, Supplier<Bounds> question) {
        check.and(called).contain(check.answers(question, called, EngineAdvice.LIMITED), outcome);
    }

    /** One position, each move of which leads to one that has a single move, to a draw or to what it loses by. */
    private static GraphGame fan() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int draw = graph.node(GameValue.DRAW);
        int win = graph.node(GameValue.WIN);
        for (int move = 0; move < MANY; move++) {
            graph.move(graph.child(start, GameValue.DRAW), move % 2 == 0 ? win : draw);
        }
        return new GraphGame("fan-" + MANY, graph.build());
    }

    /** Layers of three positions, each of which leads to all of the next layer; the last positions are the three values. */
    private static GraphGame layers() {
        Graph.Builder graph = new Graph.Builder();
        graph.layers(graph.node(GameValue.DRAW), PLIES, GameValue.values());
        int lost = graph.node(GameValue.WIN);
        for (int ply = 0; ply < PLIES; ply += BLUNDERS) {
            graph.move(Math.max(0, 1 + (ply - 1) * WIDTH), lost);
        }
        return new GraphGame("layers-" + PLIES, graph.build());
    }
}

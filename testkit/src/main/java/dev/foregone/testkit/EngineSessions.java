package dev.foregone.testkit;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** Whether a session gives the same answers however it is used and configured, and ends when it is closed. */
record EngineSessions(Engine engine) {

    private static final Duration GRACE = Duration.ofSeconds(5);

    /** Options that change what an answer costs, and nothing else. */
    static List<SolverOptions> options() {
        SolverOptions defaults = SolverOptions.defaults();
        return List.of(
                defaults.withMemoryBytes(0),
                defaults.withMemoryBytes(1_000),
                defaults.withThreads(2),
                defaults.withSymmetry(false),
                defaults.withMemoryBytes(1_000).withThreads(2).withSymmetry(false));
    }

    void sameUnderAll(GraphGame game) {
        sameUnderAll(game, EngineAnswers.sample(game));
    }

    <S extends GameState<S, M>, M extends Move> void sameUnderAll(Game<S, M> game, List<S> states) {
        Function<S, Outcome> truth = EngineAnswers.truth(game);
        for (SolverOptions options : options()) {
            try (Solver<S, M> solver = engine.open(game, options)) {
                for (S state : states) {
                    Check check = Check.engine(engine, game, state).and(describe(options));
                    check.equal(truth.apply(state), solver.solve(state), "the outcome", "no option changes an answer");
                }
            }
        }
    }

    private static String describe(SolverOptions options) {
        return "memory of " + options.memoryBytes() + " bytes, threads " + options.threads() + ", symmetry "
                + options.symmetry();
    }

    <S extends GameState<S, M>, M extends Move> void limitsNotHit(Game<S, M> game, S state) {
        Limits generous = Limits.none()
                .withPositions(Long.MAX_VALUE - 1)
                .withTime(Duration.ofDays(1))
                .withCancellation(new Cancellation());
        try (Solver<S, M> limited = engine.open(game);
                Solver<S, M> free = engine.open(game)) {
            Check check = Check.engine(engine, game, state).and("generous limits");
            String advice = "a limit that is not hit changes no answer";
            check.equal(free.prove(state, Limits.none()), limited.prove(state, generous), "the answer", advice);
            check.equal(free.analyze(state), limited.analyze(state, generous), "the analysis", advice);
        }
    }

    void anyOrderTwice(GraphGame game, long seed) {
        List<GraphState> shuffled = new ArrayList<>(EngineAnswers.sample(game));
        shuffled.addAll(EngineAnswers.sample(game));
        Collections.shuffle(shuffled, new Random(seed));
        EngineAnswers answers = new EngineAnswers(engine);
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game);
        try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
            for (GraphState state : shuffled) {
                answers.outcome(game, state, truth, solver);
                answers.analysis(game, truth, state, solver.analyze(state));
            }
        }
    }

    void manyThreads(GraphGame game) {
        List<GraphState> states = EngineAnswers.sample(game);
        List<Outcome> expected = states.stream().map(EngineAnswers.truth(game)).toList();
        Check check = Check.engine(engine, game).and("several threads asking for " + states);
        try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
            OtherThreads.find(check, () -> states.stream().map(solver::solve).toList())
                    .forEach(found -> check.equal(
                            expected, found, "the list of outcomes", "a solver may be called from several threads"));
        }
    }

    <S extends GameState<S, M>, M extends Move> void closed(Game<S, M> game) {
        Solver<S, M> solver = engine.open(game);
        S state = game.initialState();
        solver.solve(state);
        solver.close();
        solver.close();
        Check check = Check.engine(engine, game);
        String advice = "a closed solver refuses every question, and closing twice does no harm";
        check.refuses(IllegalStateException.class, () -> solver.solve(state), "solve after close", advice);
        check.refuses(
                IllegalStateException.class, () -> solver.prove(state, Limits.none()), "prove after close", advice);
        check.refuses(
                IllegalStateException.class, () -> solver.advise(state, Limits.none()), "advise after close", advice);
        check.refuses(IllegalStateException.class, () -> solver.analyze(state), "analyze after close", advice);
    }

    <S extends GameState<S, M>, M extends Move> void leavesNoThread(Game<S, M> game) throws InterruptedException {
        List<Thread> before = started(List.of());
        try (Solver<S, M> solver = engine.open(game, SolverOptions.defaults().withThreads(2))) {
            solver.solve(game.initialState());
        }
        long deadline = System.nanoTime() + GRACE.toNanos();
        List<Thread> left = started(before);
        while (!left.isEmpty() && System.nanoTime() < deadline) {
            left.get(0).join(GRACE.toMillis() / 10);
            left = started(before);
        }
        Check.engine(engine, game)
                .equal(
                        List.of(),
                        left,
                        "the live threads left after close",
                        "a thread of the engine's ends with close(), or is a daemon");
    }

    private static List<Thread> started(List<Thread> before) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.isAlive() && !thread.isDaemon() && !before.contains(thread))
                .toList();
    }
}

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
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

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

    <S extends GameState<S, M>, M extends Move> void sameUnder(SolverOptions options, Game<S, M> game, List<S> states) {
        ReferenceSolver<S, M> reference = new ReferenceSolver<>(game);
        try (Solver<S, M> solver = engine.open(game, options)) {
            for (S state : states) {
                Check.engine(engine, game, state)
                        .and(describe(options))
                        .equal(
                                reference.outcome(state),
                                solver.solve(state),
                                "the outcome",
                                "no option changes an answer");
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
            Check check = Check.engine(engine, game, state);
            check.equal(
                    free.prove(state, Limits.none()),
                    limited.prove(state, generous),
                    "the answer within generous limits",
                    "a limit that is not hit changes no answer");
            check.equal(
                    free.analyze(state),
                    limited.analyze(state, generous),
                    "the analysis within generous limits",
                    "a limit that is not hit changes no answer");
        }
    }

    <S extends GameState<S, M>, M extends Move> void anyOrderTwice(Game<S, M> game, List<S> states, long seed) {
        List<S> shuffled = new ArrayList<>(states);
        shuffled.addAll(states);
        Collections.shuffle(shuffled, new Random(seed));
        EngineAnswers answers = new EngineAnswers(engine);
        EngineAnswers.Truth<S> truth = EngineAnswers.truth(game);
        try (Solver<S, M> solver = engine.open(game)) {
            for (S state : shuffled) {
                answers.outcome(game, state, truth, solver);
                answers.analysis(game, truth, state, solver.analyze(state));
            }
        }
    }

    <S extends GameState<S, M>, M extends Move> void manyThreads(Game<S, M> game, List<S> states) {
        ReferenceSolver<S, M> reference = new ReferenceSolver<>(game);
        List<Outcome> expected = states.stream().map(reference::outcome).toList();
        try (Solver<S, M> solver = engine.open(game)) {
            for (List<Outcome> found : OtherThreads.find(
                    Check.engine(engine, game),
                    () -> states.stream().map(solver::solve).toList())) {
                Check.engine(engine, game)
                        .and("several threads asking for " + states)
                        .equal(expected, found, "the list of outcomes", "a solver may be called from several threads");
            }
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
        List<Thread> before = live();
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

    private static List<Thread> live() {
        return List.copyOf(Thread.getAllStackTraces().keySet());
    }

    private static List<Thread> started(List<Thread> before) {
        return live().stream()
                .filter(thread -> thread.isAlive() && !thread.isDaemon() && !before.contains(thread))
                .toList();
    }
}

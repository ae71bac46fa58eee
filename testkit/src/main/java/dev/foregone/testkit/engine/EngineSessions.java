package dev.foregone.testkit.engine;

import dev.foregone.api.Advice;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.OtherThreads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Whether a session gives the same answers however it is used and configured, and ends when it is closed. */
public record EngineSessions<S extends GameState<S, M>, M extends Move>(EnginePositions<S, M> asked) {

    private static final Duration GRACE = Duration.ofSeconds(5);

    /** Options that change what an answer costs, and nothing else. */
    public static List<SolverOptions> options() {
        SolverOptions defaults = SolverOptions.defaults();
        return List.of(
                defaults.withMemoryBytes(0),
                defaults.withMemoryBytes(1_000),
                defaults.withThreads(2),
                defaults.withSymmetry(false),
                defaults.withMemoryBytes(1_000).withThreads(2).withSymmetry(false));
    }

    public void sameUnderAll() {
        for (SolverOptions options : options()) {
            asked.each(options, (solver, state) -> {
                Check check = asked.at(state).and(describe(options));
                check.equal(asked.outcome(state), solver.solve(state), "the outcome", "no option changes an answer");
            });
        }
    }

    private static String describe(SolverOptions options) {
        return "memory of " + options.memoryBytes() + " bytes, threads " + options.threads() + ", symmetry "
                + options.symmetry();
    }

    public void limitsNotHit() {
        S state = asked.first();
        Limits generous = Limits.none()
                .withPositions(Long.MAX_VALUE - 1)
                .withTime(Duration.ofDays(1))
                .withCancellation(new Cancellation());
        try (Solver<S, M> limited = asked.open();
                Solver<S, M> free = asked.open()) {
            Check check = asked.at(state).and("generous limits");
            String advice = "a limit that is not hit changes no answer";
            check.equal(free.prove(state, Limits.none()), limited.prove(state, generous), "the answer", advice);
            check.equal(free.analyze(state), limited.analyze(state, generous), "the analysis", advice);
            Limits plies = generous.withPlies(Integer.MAX_VALUE - 1);
            Advice<S, M> far = check.answers(() -> limited.advise(state, plies), "advise", EngineAdvice.LIMITED);
            check.contain(far.bounds(), free.solve(state));
        }
    }

    public void anyOrderTwice(long seed) {
        List<S> shuffled = new ArrayList<>(asked.states());
        shuffled.addAll(asked.states());
        Collections.shuffle(shuffled, new Random(seed));
        EngineAnswers<S, M> answers = new EngineAnswers<>(asked);
        try (Solver<S, M> solver = asked.open()) {
            for (S state : shuffled) {
                answers.outcome(solver, state);
                answers.analysis(solver, state);
            }
        }
    }

    public void manyThreads() {
        List<S> states = asked.states();
        List<Outcome> expected = states.stream().map(asked::outcome).toList();
        Check check = asked.check().and("several threads asking for " + states);
        try (Solver<S, M> solver = asked.open()) {
            OtherThreads.find(check, () -> states.stream().map(solver::solve).toList())
                    .forEach(found -> check.equal(
                            expected, found, "the list of outcomes", "a solver may be called from several threads"));
        }
    }

    public void closed() {
        Solver<S, M> solver = asked.open();
        S state = asked.first();
        solver.solve(state);
        solver.close();
        solver.close();
        Check check = asked.check();
        String advice = "a closed solver refuses every question, and closing twice does no harm";
        check.refuses(IllegalStateException.class, () -> solver.solve(state), "solve after close", advice);
        check.refuses(
                IllegalStateException.class, () -> solver.prove(state, Limits.none()), "prove after close", advice);
        check.refuses(
                IllegalStateException.class, () -> solver.advise(state, Limits.none()), "advise after close", advice);
        check.refuses(IllegalStateException.class, () -> solver.analyze(state), "analyze after close", advice);
    }

    public void leavesNoThread() throws InterruptedException {
        List<Thread> before = started(List.of());
        try (Solver<S, M> solver = asked.open(SolverOptions.defaults().withThreads(2))) {
            solver.solve(asked.first());
        }
        long deadline = System.nanoTime() + GRACE.toNanos();
        List<Thread> left = started(before);
        while (!left.isEmpty() && System.nanoTime() < deadline) {
            left.get(0).join(GRACE.toMillis() / 10);
            left = started(before);
        }
        asked.check()
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

package dev.foregone.testkit.engine;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.OtherThreads;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * Whether every question that is stopped, in any way and at any moment, is answered as {@link Solver} says, and nobody is blamed.
 * In a position that is lost in 2, beside a line that goes on: an engine that has found the loss still has the moves and the line to find.
 */
public final class EngineStops {

    /** Long enough to keep an engine busy that does not begin with what is near. */
    private static final int CHAIN = 300;

    /** How many moments of a question are tried, besides the last ones, in which the answer is put together. */
    private static final int TRIES = Thorough.orFew(400, 8);

    private static final int LAST = 16;

    /** About as long as a visit takes, so that the time is over at any moment. */
    private static final Duration SHORT = Duration.ofNanos(500);

    /** Where close() waits for the question, the question waits no longer than this for it. */
    private static final long PATIENCE_MILLIS = 50;

    private static final String ADVICE =
            "a question that is stopped says what is proved by then: solve and analyze in a SearchStoppedException, the others"
                    + " in their answers; no plug-in is at fault";

    private final EnginePositions<GraphState, GraphMove> asked;
    private final Probe probe = new Probe();

    public EngineStops(Engine engine, boolean isPacked) {
        Graph watched = lostBesideChain().whenVisited(node -> probe.called(Call.TERMINAL_VALUE));
        GraphGame plain = new GraphGame("lost-beside-chain", watched);
        asked = EnginePositions.of(engine, isPacked ? plain.packed() : plain);
    }

    /** Two moves, after each of which the other player wins at once, or goes a long way to a draw. */
    private static Graph lostBesideChain() {
        Graph.Builder graph = new Graph.Builder();
        int lost = graph.node(GameValue.DRAW);
        int end = graph.node(GameValue.LOSS);
        int chain = graph.node(GameValue.DRAW);
        for (int i = 0; i < 2; i++) {
            int won = graph.child(lost, GameValue.DRAW);
            graph.move(won, chain).move(won, end);
        }
        return graph.layers(chain, CHAIN, GameValue.DRAW).build();
    }

    /** Stops a question at a visit: by an alarm, or by the limits that it returns. */
    private interface Way {
        Limits stop(Solver<GraphState, GraphMove> solver, long visit);
    }

    public void everyQuestion() {
        underLimits("prove", Solver::prove);
        underLimits("proveValue", Solver::proveValue);
        underLimits("advise", this::advised);
        underLimits("analyze", EngineAnswers::analyzed);
        withoutLimits("solve", (solver, state, limits) -> EngineAnswers.proved(() -> solver.solve(state)));
    }

    private Bounds advised(Solver<GraphState, GraphMove> solver, GraphState state, Limits limits) {
        Advice<GraphState, GraphMove> advice = solver.advise(state, limits);
        new EngineAdvice<>(asked, SolverOptions.defaults()).truly(asked.at(state), advice, state);
        return advice.bounds();
    }

    private void underLimits(String name, LimitedQuestion<GraphState, GraphMove> question) {
        withoutLimits(name, question);
        each(
                name + ", limit on positions",
                question,
                (solver, visit) -> Limits.none().withPositions(visit));
        each(
                name + ", limit on time",
                question,
                (solver, visit) -> Limits.none().withTime(SHORT.multipliedBy(visit)));
        each(name + ", cancelled", question, (solver, visit) -> {
            Cancellation cancellation = new Cancellation();
            at(visit, cancellation::cancel);
            return Limits.none().withCancellation(cancellation);
        });
    }

    private void withoutLimits(String name, LimitedQuestion<GraphState, GraphMove> question) {
        Thread asker = Thread.currentThread();
        each(name + ", interrupted", question, (solver, visit) -> at(visit, asker::interrupt));
        each(name + ", closed by another thread", question, (solver, visit) -> at(visit, () -> closeElsewhere(solver)));
    }

    private Limits at(long visit, Runnable action) {
        probe.after(visit, Call.TERMINAL_VALUE, action);
        return Limits.none();
    }

    private static void closeElsewhere(Solver<?, ?> solver) {
        Thread other = OtherThreads.daemon(solver::close);
        other.start();
        try {
            other.join(PATIENCE_MILLIS);
        } catch (InterruptedException early) {
            Thread.currentThread().interrupt();
        }
    }

    private void each(String what, LimitedQuestion<GraphState, GraphMove> question, Way way) {
        long before = probe.count(Call.TERMINAL_VALUE);
        ask(what + " never", question, (solver, visit) -> Limits.none(), Long.MAX_VALUE);
        long all = probe.count(Call.TERMINAL_VALUE) - before;
        LongStream some = new Random(all).longs(TRIES, 0, all);
        LongStream last = LongStream.rangeClosed(Math.max(0, all - LAST), all);
        LongStream.concat(some, last).forEach(visit -> ask(what + " at visit " + visit, question, way, visit));
    }

    private void ask(String what, LimitedQuestion<GraphState, GraphMove> question, Way way, long visit) {
        GraphState state = asked.first();
        Check check = asked.at(state);
        try (Solver<GraphState, GraphMove> solver = asked.open()) {
            Bounds bounds = check.answers(() -> question.ask(solver, state, way.stop(solver, visit)), what, ADVICE);
            check.and(what).contain(bounds, asked.outcome(state));
        } finally {
            probe.disarm();
            Thread.interrupted();
        }
    }
}

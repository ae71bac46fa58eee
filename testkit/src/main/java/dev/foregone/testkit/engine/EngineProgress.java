package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.check.Check;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/** Whether an engine reports truly how far it has come, and how much it has done. */
public record EngineProgress<S extends GameState<S, M>, M extends Move>(EnginePositions<S, M> asked) {

    /** A report that a listener received. */
    private record Report(double fraction, long positions) {

        @Override
        public String toString() {
            return fraction + " after " + positions + " positions";
        }
    }

    /** A listener that remembers what it hears, and then does what it is told. */
    private static final class Witness implements ProgressListener {

        private final List<Report> reports = Collections.synchronizedList(new ArrayList<>());
        private final List<Bounds> proved = Collections.synchronizedList(new ArrayList<>());
        private volatile Runnable action = () -> {};

        @Override
        public void progressed(double fraction, long positions) {
            reports.add(new Report(fraction, positions));
            action.run();
        }

        @Override
        public void proved(Bounds bounds) {
            proved.add(bounds);
            action.run();
        }

        void forget() {
            reports.clear();
            proved.clear();
        }
    }

    private static SolverOptions heardBy(Witness listener) {
        return SolverOptions.defaults().withListener(listener);
    }

    public void neverBack() {
        Witness listener = new Witness();
        asked.each(heardBy(listener), (solver, state) -> {
            Check check = asked.at(state);
            question(check.and("solve"), listener, () -> solver.solve(state));
            question(check.and("analyze"), listener, () -> solver.analyze(state).outcome());
        });
    }

    private static void question(Check check, Witness listener, Supplier<Outcome> ask) {
        listener.forget();
        Outcome outcome = ask.get();
        news(check, List.copyOf(listener.proved), outcome);
        List<Report> reports = List.copyOf(listener.reports);
        check.holds(!reports.isEmpty(), "nothing was reported", "at the end of a question the fraction is 1");
        Report before = new Report(0, 0);
        for (Report now : reports) {
            check.holds(
                    now.fraction >= 0 && now.fraction <= 1, "progress was " + now, "a fraction lies between 0 and 1");
            check.holds(
                    now.fraction >= before.fraction && now.positions >= before.positions,
                    "progress was " + before + ", then " + now,
                    "within one question, progress never goes back");
            before = now;
        }
        check.equal(1.0, before.fraction, "the last fraction", "a question that is answered is done");
    }

    private static void news(Check check, List<Bounds> proved, Outcome outcome) {
        Bounds before = Bounds.unknown();
        for (Bounds now : proved) {
            check.holds(
                    now.contains(outcome),
                    "the listener heard that the outcome lies " + now + ", but it is " + outcome,
                    "what is proved during a search is true");
            check.holds(
                    before.contains(now.atLeast()) && before.contains(now.atMost()),
                    "what was proved was " + before + ", then " + now,
                    "within one question, bounds never widen");
            before = now;
        }
    }

    /** A question that was stopped is not done. */
    public void notDone(Limits limits) {
        Witness listener = new Witness();
        asked.each(heardBy(listener), (solver, state) -> solver.prove(state, limits));
        asked.check()
                .holds(
                        listener.reports.stream().allMatch(report -> report.fraction < 1),
                        "progress was 1, though the search was stopped",
                        "the fraction is 1 when the question is answered, not before");
    }

    public void listenerThrows() {
        listenerThrows(new IllegalStateException("the listener's fault"));
        listenerThrows(new AssertionError("the listener's assertion"));
    }

    private void listenerThrows(Throwable fault) {
        Witness listener = new Witness();
        listener.action = () -> EngineFaults.<RuntimeException>unchecked(fault);
        asked.each(heardBy(listener), (solver, state) -> {
            Check check = asked.at(state).and("a listener that throws");
            Throwable thrown = check.refuses(
                    Throwable.class, () -> solver.solve(state), "solve", "a listener's exception is not swallowed");
            check.equal(fault, thrown, "what the caller catches", "a listener's exception reaches the caller as it is");
            listener.action = () -> {};
            check.equal(
                    asked.outcome(state),
                    solver.solve(state),
                    "the next outcome of the session",
                    "a session whose listener threw answers its next question as if nothing had happened");
        });
    }

    public void workGrows() {
        try (Solver<S, M> solver = asked.open()) {
            Check check = asked.check();
            check.equal(
                    0L,
                    solver.positionsVisited(),
                    "positionsVisited() before the first question",
                    "it counts since the session was opened");
            for (S state : asked.states()) {
                long before = solver.positionsVisited();
                solver.solve(state);
                check.holds(
                        solver.positionsVisited() >= before,
                        "positionsVisited() went from " + before + " back to " + solver.positionsVisited(),
                        "it counts since the session was opened");
            }
            check.holds(
                    solver.positionsVisited() > 0,
                    "positionsVisited() is still 0",
                    "each position a search looks at counts");
        }
    }
}

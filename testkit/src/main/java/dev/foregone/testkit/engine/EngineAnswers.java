package dev.foregone.testkit.engine;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.check.Check;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** Whether an engine's outcomes, rated moves and lines are those of backward induction. */
public record EngineAnswers<S extends GameState<S, M>, M extends Move>(EnginePositions<S, M> asked) {

    private static final String DEFINITION =
            "see Outcome: win sooner > win later > draw sooner > draw later > endless draw > loss later >"
                    + " loss sooner, each backed up: plies + 1, and the value negated unless the player moves again";

    private static final long ENOUGH = 2_000_000;

    /** Every outcome, in one session. */
    public void outcomes() {
        asked.each(SolverOptions.defaults(), this::outcome);
    }

    void outcome(Solver<S, M> solver, S state) {
        Outcome outcome = asked.outcome(state);
        Outcome answer = solver.solve(state);
        if (!answer.equals(outcome)) {
            String advice = DEFINITION + new BothForms(asked.engine()).suspicion();
            asked.at(state).equal(outcome, answer, "the outcome", advice);
        }
    }

    public void analyses() {
        asked.each(SolverOptions.defaults(), (solver, state) -> {
            valueOnly(solver, state);
            analysis(solver, state);
        });
    }

    private void valueOnly(Solver<S, M> solver, S state) {
        Outcome outcome = asked.outcome(state);
        Bounds bounds = solver.proveValue(state, Limits.none());
        asked.at(state)
                .holds(
                        bounds.contains(outcome) && bounds.value().isPresent(),
                        "asked for the value alone, it answers " + bounds + ", and the outcome is " + outcome,
                        "stop no sooner than both bounds have the right value (Solver.proveValue)");
    }

    void analysis(Solver<S, M> solver, S state) {
        Analysis<S, M> analysis = solver.analyze(state);
        Check check = asked.at(state);
        check.equal(state, analysis.state(), "the state of the analysis", "it is the caller's");
        check.equal(asked.outcome(state), analysis.outcome(), "the outcome of the analysis", DEFINITION);
        check.equal(
                rated(state),
                analysis.moves(),
                "the list of rated moves",
                "every legal move, best first; equals keep the order of legalMoves()");
        if (analysis.outcome().isEndless()) {
            check.equal(List.of(), analysis.line(), "the principal line", "an endless draw has none");
        } else {
            line(check, state, analysis);
        }
    }

    private List<RatedMove<M>> rated(S state) {
        return state.legalMoves().stream()
                .map(move -> new RatedMove<>(move, asked.backedUp(state, move)))
                .sorted(Comparator.comparing((RatedMove<M> move) -> move.outcome())
                        .reversed())
                .toList();
    }

    private void line(Check check, S state, Analysis<S, M> analysis) {
        check.equal(
                analysis.outcome().plies(),
                analysis.line().size(),
                "the length of the principal line",
                "it has exactly the plies of the outcome");
        S here = state;
        List<M> best = new ArrayList<>();
        while (here.terminalValue().isEmpty()) {
            M move = rated(here).get(0).move();
            best.add(move);
            here = here.play(move);
        }
        check.equal(
                best,
                analysis.line(),
                "the principal line",
                "each of its moves is the first among the best in legalMoves() order");
    }

    /**
     * Limits of 0, 1, 2, 3, 5, 8, 13, ... positions for the first, each in a new session and all in one, until the answer is
     * exact.
     */
    public void trueBounds() {
        S state = asked.first();
        Outcome outcome = asked.outcome(state);
        boolean exact = false;
        try (Solver<S, M> kept = asked.open()) {
            for (long limit = 0, next = 1; !exact; next += limit, limit = next - limit) {
                Check check = asked.at(state).and("limit of " + limit + " positions");
                check.holds(limit < ENOUGH, "not solved", "with enough positions the answer is exact");
                Limits limits = Limits.none().withPositions(limit);
                check.and("session of before").contain(kept.prove(state, limits), outcome);
                check.and("analysis").contain(analyzed(kept, state, limits), outcome);
                try (Solver<S, M> fresh = asked.open()) {
                    Bounds bounds = fresh.prove(state, limits);
                    check.contain(bounds, outcome);
                    exact = bounds.isExact();
                }
            }
            asked.at(state).equal(outcome, kept.solve(state), "the outcome after many stops", "a stop spoils nothing");
        }
    }

    /** What an analysis under limits proves: the outcome, or bounds if it is stopped. */
    static <S extends GameState<S, M>, M extends Move> Bounds analyzed(Solver<S, M> solver, S state, Limits limits) {
        return proved(() -> solver.analyze(state, limits).outcome());
    }

    /** The same of any question that throws where it is stopped. */
    static Bounds proved(Supplier<Outcome> question) {
        try {
            return Bounds.exactly(question.get());
        } catch (SearchStoppedException stopped) {
            return stopped.bounds();
        }
    }
}

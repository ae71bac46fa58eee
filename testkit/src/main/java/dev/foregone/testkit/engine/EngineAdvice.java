package dev.foregone.testkit.engine;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.engine.EngineWithinPlies.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether an engine advises truly, whatever the limits. */
public record EngineAdvice<S extends GameState<S, M>, M extends Move>(
        EnginePositions<S, M> asked, SolverOptions options) {

    /** The most plies that advice is asked to look ahead. */
    private static final int FARTHEST = 6;

    /** This many questions are asked again. */
    private static final int AGAIN = 20;

    static final String LIMITED =
            "a limit is no reason to throw, nor is a line too long for the engine: it proves no more then";

    private static final List<Long> POSITIONS = List.of(0L, 1L, 10L, 100L, 1_000L, 10_000L);

    /** Every position under limits of few positions and many, in one session. */
    public void underLimits() {
        asked.each(options, (solver, state) -> {
            for (long limit : POSITIONS) {
                Check check = asked.at(state).and("advice, limit of " + limit + " positions");
                advice(check, solver, state, Limits.none().withPositions(limit));
            }
        });
    }

    /** Every position without limits: the first move is proved to be the best. */
    public void unlimited() {
        asked.each(options, (solver, state) -> {
            Check check = asked.at(state).and("advice without limits");
            Advice<S, M> advice = advice(check, solver, state, Limits.none());
            check.equal(Certainty.BEST, advice.certainty(), "the certainty", "without limits, a best move is proved");
        });
    }

    /** Every position with every number of plies, in random order in one session, and some again in a new one. */
    public void withinPlies(long seed) {
        List<Question<S>> questions = Question.all(asked, FARTHEST, seed);
        try (Solver<S, M> solver = asked.open(options)) {
            for (Question<S> question : questions) {
                Check check = at(question);
                advice(check, solver, question.state(), question.limits())
                        .moves()
                        .forEach(move -> near(check.and("move " + move.move()), question, move));
            }
            questions.stream().limit(AGAIN).forEach(question -> unchanged(solver, question));
        }
    }

    private Check at(Question<S> question) {
        return asked.at(question.state()).and("advice, limit of " + question.plies() + " plies");
    }

    private void near(Check check, Question<S> question, AdvisedMove<M> move) {
        question.answered(check, move.bounds(), asked.backedUp(question.state(), move.move()));
        check.equal(
                move.bounds().within(question.plies()),
                move.bounds(),
                "the bounds",
                "nothing is said of what is decided farther away than was asked, nor of draws");
    }

    private void unchanged(Solver<S, M> solver, Question<S> question) {
        at(question)
                .equal(
                        fresh(question.state(), question.limits()),
                        solver.advise(question.state(), question.limits()).moves(),
                        "the moves after other questions",
                        "it depends on the position and the plies alone, whatever the session was asked before");
    }

    /** Advice all of which is true. */
    Advice<S, M> advice(Check check, Solver<S, M> solver, S state, Limits limits) {
        Advice<S, M> advice = check.answers(() -> solver.advise(state, limits), "advise", LIMITED);
        truly(check, advice, state);
        return advice;
    }

    /** A new session, asked the same with a limit on positions, advises the same. */
    public void same(long limit) {
        Limits limits = Limits.none().withPositions(limit);
        S state = asked.first();
        asked.at(state)
                .and("advice, limit of " + limit + " positions")
                .equal(
                        fresh(state, limits),
                        fresh(state, limits),
                        "the moves",
                        "with one thread and a limit on positions, the same question has the same answer");
    }

    private List<AdvisedMove<M>> fresh(S state, Limits limits) {
        try (Solver<S, M> solver = asked.open(options.withThreads(1))) {
            return solver.advise(state, limits).moves();
        }
    }

    /** Fails unless all that is said to be proved is true, and each legal move is there. */
    public void truly(Check check, Advice<S, M> advice, S state) {
        check.equal(state, advice.state(), "the state", "advice is about the position that was asked about");
        Outcome outcome = asked.outcome(state);
        check.contain(advice.bounds(), outcome);
        legal(check, advice, state);
        for (AdvisedMove<M> move : advice.moves()) {
            check.and("move " + move.move()).contain(move.bounds(), asked.backedUp(state, move.move()));
        }
        advice.bestMove().ifPresent(best -> certain(check, advice.certainty(), outcome, asked.backedUp(state, best)));
        playable(check, advice, state);
    }

    private void legal(Check check, Advice<S, M> advice, S state) {
        List<M> legal = state.legalMoves();
        List<M> advised = advice.moves().stream().map(AdvisedMove::move).toList();
        check.holds(
                advised.size() == legal.size() && Set.copyOf(advised).equals(Set.copyOf(legal)),
                () -> "the moves are " + advice.moves(),
                "each legal move is there once");
    }

    private static void certain(Check check, Certainty certainty, Outcome outcome, Outcome first) {
        if (certainty == Certainty.BEST) {
            check.equal(outcome, first, "the outcome of the first move", "it is said to be proved best");
        }
        if (certainty == Certainty.VALUE) {
            check.equal(outcome.value(), first.value(), "the value of the first move", "it is said to keep the value");
        }
    }

    private void playable(Check check, Advice<S, M> advice, S state) {
        S next = state;
        Set<S> seen = new HashSet<>();
        for (M move : advice.line()) {
            check.holds(
                    seen.add(next),
                    () -> "the line " + advice.line() + " goes on where it has come back to a position",
                    "a line ends where it repeats a position, or it might never end");
            check.holds(
                    next.legalMoves().contains(move),
                    () -> "the line " + advice.line() + " cannot be played",
                    "each move of it is legal after those before");
            next = next.play(move);
        }
    }
}

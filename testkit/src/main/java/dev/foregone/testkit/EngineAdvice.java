package dev.foregone.testkit;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.EngineWithinPlies.Question;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Whether an engine advises truly, whatever the limits. */
record EngineAdvice(Engine engine, SolverOptions options) {

    /** The most plies that advice is asked to look ahead. */
    private static final int FARTHEST = 6;

    /** This many questions are asked again. */
    private static final int AGAIN = 20;

    static final String LIMITED =
            "a limit is no reason to throw, nor is a line too long for the engine: it proves no more then";

    private static final List<Long> POSITIONS = List.of(0L, 1L, 10L, 100L, 1_000L, 10_000L);

    /** Every position of a sample under limits of few positions and many, in one session. */
    void underLimits(GraphGame game) {
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game.graph());
        try (Solver<GraphState, GraphMove> solver = engine.open(game, options)) {
            for (GraphState state : EngineAnswers.sample(game)) {
                for (long positions : POSITIONS) {
                    Check check = Check.engine(engine, game, state).and("advice, limit of " + positions + " positions");
                    advice(check, solver, state, Limits.none().withPositions(positions), truth);
                }
            }
        }
    }

    /** Every position of a sample without limits: the first move is proved to be the best. */
    void unlimited(GraphGame game) {
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game.graph());
        try (Solver<GraphState, GraphMove> solver = engine.open(game, options)) {
            for (GraphState state : EngineAnswers.sample(game)) {
                Check check = Check.engine(engine, game, state).and("advice without limits");
                Advice<GraphState, GraphMove> advice = advice(check, solver, state, Limits.none(), truth);
                check.equal(
                        Certainty.BEST, advice.certainty(), "the certainty", "without limits, a best move is proved");
            }
        }
    }

    /** Every position of a sample with every number of plies, in random order in one session, and some again in a new one. */
    void withinPlies(GraphGame game, long seed) {
        List<Question> questions = EngineWithinPlies.questions(game, FARTHEST, seed);
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game.graph());
        try (Solver<GraphState, GraphMove> solver = engine.open(game, options)) {
            for (Question question : questions) {
                Check check = Check.engine(engine, game, question.state())
                        .and("advice, limit of " + question.plies() + " plies");
                advice(check, solver, question.state(), question.limits(), truth)
                        .moves()
                        .forEach(move -> near(check.and("move " + move.move()), question, move, truth));
            }
            questions.stream().limit(AGAIN).forEach(question -> unchanged(game, solver, question));
        }
    }

    private static void near(
            Check check, Question question, AdvisedMove<GraphMove> move, Function<GraphState, Outcome> truth) {
        EngineWithinPlies.within(check, question.plies(), move.bounds(), after(question.state(), move.move(), truth));
        check.equal(
                move.bounds().within(question.plies()),
                move.bounds(),
                "the bounds",
                "nothing is said of what is decided farther away than was asked, nor of draws");
    }

    private void unchanged(GraphGame game, Solver<GraphState, GraphMove> solver, Question question) {
        Check.engine(engine, game, question.state())
                .and("advice, limit of " + question.plies() + " plies")
                .equal(
                        fresh(game, question.state(), question.limits()),
                        solver.advise(question.state(), question.limits()).moves(),
                        "the moves after other questions",
                        "it depends on the position and the plies alone, whatever the session was asked before");
    }

    /** Advice all of which is true. */
    static Advice<GraphState, GraphMove> advice(
            Check check,
            Solver<GraphState, GraphMove> solver,
            GraphState state,
            Limits limits,
            Function<GraphState, Outcome> truth) {
        Advice<GraphState, GraphMove> advice = check.answers(() -> solver.advise(state, limits), "advise", LIMITED);
        truly(check, advice, state, truth);
        return advice;
    }

    /** A new session, asked the same with a limit on positions, advises the same. */
    <S extends GameState<S, M>, M extends Move> void same(Game<S, M> game, S state, long positions) {
        Limits limits = Limits.none().withPositions(positions);
        List<AdvisedMove<M>> first = fresh(game, state, limits);
        Check.engine(engine, game, state)
                .and("advice, limit of " + positions + " positions")
                .equal(
                        first,
                        fresh(game, state, limits),
                        "the moves",
                        "with one thread and a limit on positions, the same question has the same answer");
    }

    private <S extends GameState<S, M>, M extends Move> List<AdvisedMove<M>> fresh(
            Game<S, M> game, S state, Limits limits) {
        try (Solver<S, M> solver = engine.open(game, options.withThreads(1))) {
            return solver.advise(state, limits).moves();
        }
    }

    /** Fails unless all that is said to be proved is true, and each legal move is there. */
    static void truly(
            Check check, Advice<GraphState, GraphMove> advice, GraphState state, Function<GraphState, Outcome> truth) {
        check.equal(state, advice.state(), "the state", "advice is about the position that was asked about");
        Outcome outcome = truth.apply(state);
        check.contain(advice.bounds(), outcome);
        legal(check, advice, state);
        for (AdvisedMove<GraphMove> move : advice.moves()) {
            Outcome after = after(state, move.move(), truth);
            check.and("move " + move.move()).contain(move.bounds(), after);
        }
        advice.bestMove().ifPresent(best -> certain(check, advice.certainty(), outcome, after(state, best, truth)));
        playable(check, advice, state);
    }

    private static void legal(Check check, Advice<GraphState, GraphMove> advice, GraphState state) {
        List<GraphMove> legal = state.legalMoves();
        List<GraphMove> advised = advice.moves().stream().map(AdvisedMove::move).toList();
        check.holds(
                advised.size() == legal.size() && Set.copyOf(advised).equals(Set.copyOf(legal)),
                "the moves are " + advice.moves(),
                "each legal move is there once");
    }

    private static Outcome after(GraphState state, GraphMove move, Function<GraphState, Outcome> truth) {
        return truth.apply(state.play(move)).backedUp(state.movesAgain(move));
    }

    private static void certain(Check check, Certainty certainty, Outcome outcome, Outcome first) {
        if (certainty == Certainty.BEST) {
            check.equal(outcome, first, "the outcome of the first move", "it is said to be proved best");
        }
        if (certainty == Certainty.VALUE) {
            check.equal(outcome.value(), first.value(), "the value of the first move", "it is said to keep the value");
        }
    }

    private static void playable(Check check, Advice<GraphState, GraphMove> advice, GraphState state) {
        GraphState next = state;
        Set<GraphState> seen = new HashSet<>();
        for (GraphMove move : advice.line()) {
            check.holds(
                    seen.add(next),
                    "the line " + advice.line() + " goes on where it has come back to a position",
                    "a line ends where it repeats a position, or it might never end");
            check.holds(
                    next.legalMoves().contains(move),
                    "the line " + advice.line() + " cannot be played",
                    "each move of it is legal after those before");
            next = next.play(move);
        }
    }
}

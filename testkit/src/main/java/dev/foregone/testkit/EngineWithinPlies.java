package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Whether an engine answers questions about wins and losses within a number of plies, in games with cycles too. */
record EngineWithinPlies(Engine engine, SolverOptions options) {

    private static final int FARTHEST = 12;

    /** Every position of a sample with every number of plies, in one session and in random order. */
    void anyOrder(GraphGame game, long seed) {
        Function<GraphState, Outcome> truth = EngineAnswers.truth(game.graph());
        try (Solver<GraphState, GraphMove> solver = engine.open(game, options)) {
            for (Question question : questions(game, FARTHEST, seed)) {
                Bounds bounds = solver.prove(question.state, question.limits());
                within(Check.engine(engine, game, question.state), question.plies, bounds, truth.apply(question.state));
            }
        }
    }

    /** Every position of a sample with every number of plies up to one, in random order. */
    static List<Question> questions(GraphGame game, int farthest, long seed) {
        List<Question> questions = new ArrayList<>();
        for (GraphState state : EngineAnswers.sample(game)) {
            IntStream.rangeClosed(0, farthest).forEach(plies -> questions.add(new Question(state, plies)));
        }
        Collections.shuffle(questions, new Random(seed));
        return questions;
    }

    /** Fails unless the bounds are true, and say all that there is to know within the plies. */
    static void within(Check where, int plies, Bounds bounds, Outcome outcome) {
        Check check = where.and("limit of " + plies + " plies");
        check.contain(bounds, outcome);
        if (isWithin(outcome, plies)) {
            check.equal(Bounds.exactly(outcome), bounds, "the bounds", "a win or a loss so near is found");
        } else {
            check.holds(
                    !isWithin(bounds.atMost(), plies) && !isWithin(bounds.atLeast(), plies),
                    "the bounds " + bounds + " leave room for a win or a loss within " + plies + " plies",
                    "where there is none so near, that is proved");
        }
    }

    private static boolean isWithin(Outcome outcome, int plies) {
        return outcome.value() != GameValue.DRAW && outcome.plies() <= plies;
    }

    /** How a position ends within some plies. */
    record Question(GraphState state, int plies) {

        Limits limits() {
            return Limits.none().withPlies(plies);
        }
    }
}

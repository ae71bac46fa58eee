package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.check.Check;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Whether an engine answers questions about wins and losses within a number of plies, in games with cycles too. */
public record EngineWithinPlies<S extends GameState<S, M>, M extends Move>(
        EnginePositions<S, M> asked, SolverOptions options) {

    private static final int FARTHEST = 12;

    /** Every position with every number of plies, in one session and in random order. */
    public void anyOrder(long seed) {
        try (Solver<S, M> solver = asked.open(options)) {
            for (Question<S> question : Question.all(asked, FARTHEST, seed)) {
                Bounds bounds = solver.prove(question.state, question.limits());
                question.answered(asked.at(question.state), bounds, asked.outcome(question.state));
            }
        }
    }

    /** How a position ends within some plies. */
    public record Question<S>(S state, int plies) {

        /** Every position with every number of plies up to one, in random order. */
        static <S extends GameState<S, ?>> List<Question<S>> all(EnginePositions<S, ?> asked, int farthest, long seed) {
            List<Question<S>> questions = new ArrayList<>();
            for (S state : asked.states()) {
                IntStream.rangeClosed(0, farthest).forEach(plies -> questions.add(new Question<>(state, plies)));
            }
            Collections.shuffle(questions, new Random(seed));
            return questions;
        }

        Limits limits() {
            return Limits.none().withPlies(plies);
        }

        /** Fails unless the bounds are true, and say all that there is to know within the plies. */
        public void answered(Check where, Bounds bounds, Outcome outcome) {
            Check check = where.and("limit of " + plies + " plies");
            check.contain(bounds, outcome);
            if (isWithin(outcome)) {
                check.equal(Bounds.exactly(outcome), bounds, "the bounds", "a win or a loss so near is found");
            } else {
                check.holds(
                        !isWithin(bounds.atMost()) && !isWithin(bounds.atLeast()),
                        "the bounds " + bounds + " leave room for a win or a loss within " + plies + " plies",
                        "where there is none so near, that is proved");
            }
        }

        private boolean isWithin(Outcome outcome) {
            return outcome.value() != GameValue.DRAW && outcome.plies() <= plies;
        }
    }
}

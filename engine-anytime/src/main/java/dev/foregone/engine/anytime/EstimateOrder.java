package dev.foregone.engine.anytime;

import dev.foregone.search.GameView;
import dev.foregone.search.MoveStack;
import dev.foregone.search.SearchBudget;
import dev.foregone.spi.Rules;

/** Sorts moves by the estimates of the positions that they lead to, which it counts as visited. For one thread. */
final class EstimateOrder {

    private static final int FIRST_SIZE = 64;

    /** More than any estimate. */
    private static final int DECIDED = 2;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final Evaluator evaluator;
    private double[] worths = new double[FIRST_SIZE];

    EstimateOrder(GameView<?, ?> view, SearchBudget budget, Evaluator evaluator) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.evaluator = evaluator;
    }

    /** The best for the player to move comes first; equal moves keep their order. */
    void sort(MoveStack moves, long position, int from, int to) {
        if (to - from > worths.length) {
            worths = new double[2 * (to - from)];
        }
        for (int i = from; i < to; i++) {
            double worth = worth(position, moves.get(i));
            int place = i - from;
            for (; place > 0 && worths[place - 1] < worth; place--) {
                worths[place] = worths[place - 1];
            }
            worths[place] = worth;
            moves.bringForward(i, from + place);
        }
    }

    /** For the player who makes the move. */
    private double worth(long position, int move) {
        budget.visit();
        long next = rules.play(position, move);
        boolean again = view.movesAgain(position, move); // quickest once the move is made
        long bounds = rules.bounds(next);
        double worth = Evaluator.isDecided(bounds) ? DECIDED * Evaluator.value(bounds) : evaluator.evaluate(next, 0, 0);
        return again ? worth : -worth;
    }
}

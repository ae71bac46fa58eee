package dev.foregone.engine.anytime;

import dev.foregone.search.MoveStack;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Estimates positions by what every game shows, the numbers of moves that the two players have, and by the game's own
 * evaluation if it has one. What these are worth it learns from games played at random from the position that is asked about:
 * there is no need to know whether many moves are good or bad. For one thread.
 */
final class Evaluator {

    /** Beyond this many plies from the root, positions say little about those that a search reaches. */
    private static final int SAMPLED_PLIES = 24;

    /** A game at random is given up as a draw after this many plies. */
    private static final int LONGEST = 400;

    /** The features: a constant, the moves of the player to move, those of the other one, and the game's evaluation. */
    private static final int FEATURES = 4;

    /** An estimate is no proof: it stays within these bounds. */
    private static final double SUREST = 0.98;

    /** More games hardly change what was learned. */
    private static final int ENOUGH_SAMPLES = 4_000;

    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final @Nullable LongToDoubleFunction own;
    private final MoveStack moves = new MoveStack();
    private final RandomNumbers random;
    private final double[][] seen = new double[SAMPLED_PLIES][FEATURES];
    private final boolean[] first = new boolean[SAMPLED_PLIES];
    private Regression regression = new Regression(FEATURES);
    private double[] weights = new double[FEATURES];
    private long root;

    Evaluator(SearchContext context, RandomNumbers random) {
        this.rules = context.view().rules();
        this.budget = context.budget();
        this.own = rules.evaluation().orElse(null);
        this.random = random;
    }

    /** The expected result for the player to move. */
    double evaluate(long position, int movesOfMover, int movesOfOther) {
        double sum = weights[0] + weights[1] * movesOfMover + weights[2] * movesOfOther;
        if (own != null) {
            sum += weights[3] * own.applyAsDouble(position);
        }
        return Math.max(-SUREST, Math.min(SUREST, sum));
    }

    /** The share of the results that the features explain, from 0 to 1. */
    double explained() {
        return regression.explained(weights);
    }

    /** Begins a new position. */
    void begin(long position) {
        root = position;
        regression = new Regression(FEATURES);
    }

    /** Plays games at random, unless there were enough of them. */
    void learn(long positions) {
        if (regression.samples() < ENOUGH_SAMPLES) {
            budget.within(positions, () -> {
                while (regression.samples() < ENOUGH_SAMPLES) {
                    play();
                }
            });
            weights = regression.weights();
        }
    }

    private void play() {
        long position = root;
        boolean isFirst = true;
        int before = 0;
        int plies = 0;
        while (rules.terminal(position) == Score.ONGOING && plies < LONGEST) {
            budget.visit();
            int count = moves.pushCandidates(rules, position, 0);
            if (plies == 0) {
                before = count;
            }
            if (plies < SAMPLED_PLIES) {
                note(plies, isFirst, position, count, before);
            }
            int move = moves.get(random.below(count));
            boolean again = rules.movesAgain(position, move);
            position = rules.play(position, move);
            isFirst ^= !again;
            before = again ? before : count;
            plies++;
        }
        int score = plies == LONGEST ? Score.DRAW : rules.terminal(position);
        int result = Integer.signum(score) * (isFirst ? 1 : -1);
        for (int ply = 1; ply < Math.min(plies, SAMPLED_PLIES); ply++) {
            regression.add(seen[ply], first[ply] ? result : -result);
        }
    }

    private void note(int ply, boolean isFirst, long position, int movesOfMover, int movesOfOther) {
        double[] features = seen[ply];
        features[0] = 1;
        features[1] = movesOfMover;
        features[2] = movesOfOther;
        features[3] = own == null ? 0 : own.applyAsDouble(position);
        first[ply] = isFirst;
    }
}

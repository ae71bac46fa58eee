package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * An ability that the {@link Rules} of a {@link Scored} game may have: scores without states. Left out, a state is made of
 * each finished position that a search for a score meets, and nothing is known of the score before the game is over.
 */
@Stability(Level.EXPERIMENTAL)
public interface ScoredRules {

    /**
     * Bounds of the score that is reached from a position, whatever the players do, such as the points made less those that are
     * still to be made. They must be sound, and cost less than they save.
     *
     * @param position a position, finished or not
     * @return {@link Score#bounds} of two numbers of points, for the player to move; of a finished position both are its
     *     {@linkplain Scored#score score}
     */
    long scoreBounds(long position);

    /**
     * Sorts moves by what is known of the score after them, the most promising first: an order for {@link Rules#candidates}. Each move is
     * made once.
     *
     * @param rules the rules
     * @param scores what they know of scores
     * @param position a position that is not over
     * @param moves the moves; those of a range are sorted, equally promising ones stay in their order
     * @param from the first place of the range
     * @param count how many there are
     */
    static void sort(Rules<?, ?> rules, ScoredRules scores, long position, int[] moves, int from, int count) {
        int[] promises = new int[count];
        for (int next = 0; next < count; next++) {
            int move = moves[from + next];
            int promise = promise(rules, scores, position, move);
            int place = next;
            for (; place > 0 && promises[place - 1] < promise; place--) {
                promises[place] = promises[place - 1];
                moves[from + place] = moves[from + place - 1];
            }
            promises[place] = promise;
            moves[from + place] = move;
        }
    }

    /** Twice the middle of what is possible after a move, and a little more where another move follows. */
    private static int promise(Rules<?, ?> rules, ScoredRules scores, long position, int move) {
        long after = scores.scoreBounds(rules.play(position, move));
        int points = Score.atLeast(after) + Score.atMost(after);
        return rules.movesAgain(position, move) ? points + 1 : -points;
    }
}

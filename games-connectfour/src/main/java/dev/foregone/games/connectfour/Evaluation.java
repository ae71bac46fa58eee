package dev.foregone.games.connectfour;

import dev.foregone.spi.Odds;

/**
 * Who stands better: what open lines and threats are worth, mine less theirs, in hundredths of the logarithm of the odds to win. A
 * line of four cells is open to a player if there is no stone of the other in it; a threat is a free cell that makes four.
 *
 * <p>Threats decide at the end, when all cells are filled but those that are below a threat or higher, which nobody takes who need not.
 * If the number of cells until then is even, the player to move must take one after that, and so give up a threat or lose; otherwise
 * the other must (zugzwang: V. Allis, <em>A Knowledge-based Approach of Connect-Four</em>, 1988).
 *
 * <p>The worths are a logistic regression over 96,000 positions of known value, of the standard board, with 16 to 28 stones and none
 * decided at a glance, from games in which most moves were those of a search three plies deep; of others like them, the sum tells the
 * winner of 78 %.
 */
final class Evaluation {

    /** To move next. */
    static final int MOVE = 90;

    /** An open line with one stone. */
    static final int ONE = 9;

    /** An open line with two. */
    static final int TWO = 34;

    /** A threat that is not above one of the other player's. */
    static final int THREAT = 117;

    /** Less for each that is the lowest of its column, above where the next stone lands, if its owner is forced in the end. */
    static final int FORCED = -35;

    private final int stride;
    private final long board;
    private final int[] directions;

    Evaluation(Shape shape) {
        stride = shape.stride();
        board = shape.board();
        directions = Fours.fitSideways(stride) ? new int[] {1, stride - 1, stride, stride + 1} : new int[] {1};
    }

    /** The expected result for the player to move, from -1 to 1. */
    double expected(long mine, long theirs, long landings) {
        long free = board & ~(mine | theirs);
        long myThreats = Fours.completing(mine, stride) & free;
        long theirThreats = Fours.completing(theirs, stride) & free;
        int sum = MOVE + lines(mine, board & ~theirs) - lines(theirs, board & ~mine);
        if ((myThreats | theirThreats) != 0) {
            sum += threats(myThreats, theirThreats, free, landings);
        }
        return Odds.expected(sum);
    }

    private int threats(long mine, long theirs, long free, long landings) {
        long aboveMine = Shape.above(mine, board);
        long aboveTheirs = Shape.above(theirs, board);
        long lowest = (mine | theirs) & ~(aboveMine | aboveTheirs);
        long until = free & ~(lowest << 1 | lowest | aboveMine | aboveTheirs);
        boolean isForced = Long.bitCount(until) % 2 == 0;
        int ofForced = Long.bitCount((isForced ? mine : theirs) & lowest & ~landings);
        return THREAT * (Long.bitCount(mine & ~aboveTheirs) - Long.bitCount(theirs & ~aboveMine))
                + (isForced ? FORCED : -FORCED) * ofForced;
    }

    /** What a player's lines are worth that are open, with one stone and with two. */
    private int lines(long stones, long open) {
        int worth = 0;
        for (int direction : directions) {
            long second = stones >>> direction;
            long third = second >>> direction;
            long fourth = third >>> direction;
            long odd = stones ^ second ^ third ^ fourth;
            long two = (stones & second) ^ (third & fourth) ^ ((stones ^ second) & (third ^ fourth));
            long lines = Fours.along(open, direction);
            worth += ONE * Long.bitCount(lines & odd & ~two) + TWO * Long.bitCount(lines & ~odd & two);
        }
        return worth;
    }
}

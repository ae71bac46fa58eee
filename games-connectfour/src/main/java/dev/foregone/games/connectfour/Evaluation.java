package dev.foregone.games.connectfour;

import dev.foregone.spi.Odds;

/**
 * Who stands better: what open lines and threats are worth, mine less theirs, in hundredths of the logarithm of the odds to win. A
 * line of four cells is open to a player if there is no stone of the other in it; a threat is a free cell that makes four, and
 * counts if it is not above one of the other player's.
 *
 * <p>Threats decide at the end, when all cells are filled but those that are below a threat or higher, which nobody takes who need
 * not. Whoever is then to move must give up a threat or lose (zugzwang: V. Allis, <em>A Knowledge-based Approach of
 * Connect-Four</em>, 1988). And where the number of free cells is even, the player to move can be answered on top of each stone, so
 * that the other gets the rows of the answers, and threats there are worth less to the one who is answered.
 *
 * <p>The weights are a logistic regression over 400,000 positions of known value, of the standard board, with 16 to 28 stones and none
 * decided at a glance, from games in which most moves were those of a search three plies deep; of others like them, the sum tells the
 * winner of 79 %.
 */
final class Evaluation {

    /** To move next. */
    static final int MOVE = 76;

    /** To be the one who must move in the end. */
    static final int FORCED = -22;

    /** An open line with one stone. */
    static final int ONE = 8;

    /** An open line with two that is not vertical. */
    static final int TWO = 30;

    /** More for it if it is horizontal, in the second or third row, where threats are neither early nor late. */
    static final int LOW = 39;

    static final int THREAT = 112;

    /** Less for it in a row of answers, if its owner is answered. */
    static final int ANSWERED = -46;

    /** More for two threats of which one is on top of the other. */
    static final int STACKED = 63;

    private final int stride;
    private final long board;
    private final long lowRows;
    private final long answerRows;
    private final int[] sideways;

    Evaluation(BoardShape shape) {
        stride = shape.stride();
        board = shape.board();
        lowRows = board & (shape.bottom() >>> 1 | shape.bottom() >>> 2);
        answerRows = shape.answerRows();
        sideways = Fours.fitSideways(stride) ? new int[] {stride - 1, stride, stride + 1} : new int[] {};
    }

    /** The expected result for the player to move, from -1 to 1. */
    double expected(long mine, long theirs) {
        long free = board & ~(mine | theirs);
        long myThreats = Fours.completing(mine, stride) & free;
        long theirThreats = Fours.completing(theirs, stride) & free;
        return Odds.expected(MOVE
                + lines(mine, board & ~theirs)
                - lines(theirs, board & ~mine)
                + threats(myThreats, theirThreats, free)
                + (isForced(myThreats | theirThreats, free) ? FORCED : -FORCED));
    }

    private int threats(long mine, long theirs, long free) {
        if ((mine | theirs) == 0) {
            return 0;
        }
        long myCounting = mine & ~BoardShape.above(theirs, board);
        long theirCounting = theirs & ~BoardShape.above(mine, board);
        int answered = Long.bitCount(free) % 2 == 0
                ? Long.bitCount(myCounting & answerRows)
                : -Long.bitCount(theirCounting & answerRows);
        return THREAT * (Long.bitCount(myCounting) - Long.bitCount(theirCounting))
                + ANSWERED * answered
                + STACKED * (Long.bitCount(mine & (mine >>> 1)) - Long.bitCount(theirs & (theirs >>> 1)));
    }

    /** Whether the player to move must also do so when only cells below threats and higher are left. */
    private boolean isForced(long threats, long free) {
        long spoiled = threats | (threats << 1) | BoardShape.above(threats, board);
        return Long.bitCount(free & ~spoiled) % 2 == 0;
    }

    /** What a player's lines are worth that are open, with one stone and with two. */
    private int lines(long stones, long open) {
        int worth = ONE * Long.bitCount(odd(stones, 1) & ~two(stones, 1) & Fours.along(open, 1));
        for (int direction : sideways) {
            long lines = Fours.along(open, direction);
            long odd = odd(stones, direction);
            long two = two(stones, direction);
            long withTwo = lines & two & ~odd;
            worth += ONE * Long.bitCount(lines & odd & ~two) + TWO * Long.bitCount(withTwo);
            if (direction == stride) {
                worth += LOW * Long.bitCount(withTwo & lowRows);
            }
        }
        return worth;
    }

    /** The first cells of lines with one stone or three. */
    private static long odd(long stones, int direction) {
        long pairs = stones ^ (stones >>> direction);
        return pairs ^ (pairs >>> (2 * direction));
    }

    /** The first cells of lines with two stones or three. */
    private static long two(long stones, int direction) {
        long second = stones >>> direction;
        long third = second >>> direction;
        long fourth = third >>> direction;
        return (stones & second) ^ (third & fourth) ^ ((stones ^ second) & (third ^ fourth));
    }
}

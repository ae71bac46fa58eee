package dev.foregone.engine.anytime;

import java.util.Arrays;

/**
 * How well each move did in the games played at random so far, wherever in them it was made: a move that is good in one position
 * is often good in the next (H. Finnsson and Y. Bj&ouml;rnsson, <em>Simulation-based approach to general game playing</em>,
 * 2008). For one thread.
 */
final class MoveAverages {

    private static final int BITS = 12;

    /** Spreads numbers that are near each other (D. Knuth, <em>The Art of Computer Programming</em>, 6.4). */
    static final int GOLDEN_RATIO = 0x9E3779B9;

    /** Every result of a move after this many counts as much as the last of them. */
    private static final int MOST = 1 << 20;

    private final float[] means = new float[2 << BITS];
    private final int[] counts = new int[2 << BITS];
    private int[] game = new int[64];
    private int length;

    /** The place of a player's move, from its class: different moves seldom share one. */
    static int place(int moveClass, boolean byFirst) {
        return (byFirst ? 0 : 1 << BITS) | (moveClass * GOLDEN_RATIO) >>> (Integer.SIZE - BITS);
    }

    private static boolean isByFirst(int place) {
        return place < 1 << BITS;
    }

    /** The mean result of a move, for the player who makes it; 0 if nobody has made it. */
    float mean(int place) {
        return means[place];
    }

    /** How often a move was made, up to a great number. */
    int count(int place) {
        return counts[place];
    }

    /** A move of the game that is being played. */
    void made(int place) {
        if (length == game.length) {
            game = Arrays.copyOf(game, 2 * length);
        }
        game[length++] = place;
    }

    /** The end of the game, with its result for the first player. The next move is one of another game. */
    void ended(int forFirst) {
        for (int i = 0; i < length; i++) {
            int place = game[i];
            int result = isByFirst(place) ? forFirst : -forFirst;
            counts[place] = Math.min(counts[place] + 1, MOST);
            means[place] += (result - means[place]) / counts[place];
        }
        length = 0;
    }

    /** Forgets an unfinished game. */
    void abandon() {
        length = 0;
    }
}

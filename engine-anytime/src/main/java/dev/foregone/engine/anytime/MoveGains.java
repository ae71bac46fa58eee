package dev.foregone.engine.anytime;

import java.util.Arrays;

/**
 * What moves of a class have changed the estimate by, for the player who made them: about the most that was seen lately. So a
 * search knows what a move gains at most before it is made. Classes whose hashes meet are counted together. For one thread.
 */
final class MoveGains {

    /** More than any gain: a class that was seen too seldom may gain anything. */
    static final float UNKNOWN = 4;

    /** What ends the game, one way or the other, gains more than any change of an estimate. */
    static final float END = 3;

    private static final int BITS = 13;

    /** A class is known after this many moves. */
    private static final int ENOUGH = 3;

    /** A gain that is less than the most brings that down by this share of the difference. */
    private static final float FADING = 0.03f;

    /** The place of no move. */
    static final int NOWHERE = 2 << BITS;

    private final float[] most = new float[NOWHERE + 1];
    private final byte[] seen = new byte[NOWHERE + 1];

    /** The place of a class of moves. Players mostly alternate, so the parity of the ply mostly tells the sides apart. */
    static int place(int moveClass, int ply) {
        return (ply & 1) << BITS | (moveClass * MoveAverages.GOLDEN_RATIO) >>> (Integer.SIZE - BITS);
    }

    /** Nothing is known. */
    void clear() {
        Arrays.fill(most, 0);
        Arrays.fill(seen, (byte) 0);
    }

    /** About the most that such a move gains, or {@link #UNKNOWN}. */
    float most(int place) {
        return seen[place] < ENOUGH ? UNKNOWN : most[place];
    }

    /** The same, to sort by: a class that was never seen promises nothing. */
    float promise(int place) {
        return most[place];
    }

    /** Whether such a move has ended the game. */
    boolean mayEnd(int place) {
        return most[place] >= END;
    }

    /** A move was made, which gained this. */
    void saw(int place, double gain) {
        float now = (float) gain;
        float before = most[place];
        if (seen[place] == 0 || now >= before) {
            most[place] = now;
        } else if (seen[place] == ENOUGH && before < END) {
            most[place] = before + FADING * (now - before);
        }
        seen[place] = (byte) Math.min(ENOUGH, seen[place] + 1);
    }

    /** A move was made after which the rules know the value. */
    void sawEnd(int place) {
        saw(place, END);
    }
}

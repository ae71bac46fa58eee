package dev.foregone.strategy.walk;

import dev.foregone.spi.Score;

/** A hash of what the rules say of positions, in the order in which they are met: by other rules, it would be another. */
final class Fingerprint {

    private static final int LEAF = 1;
    private static final int MOVES = 2;
    private static final int MOVE = 3;

    private long hash;

    void leaf() {
        add(LEAF);
    }

    void moves(int count) {
        add(MOVES + 4L * count);
    }

    /** What a move does: who moves next, and whether the game is over. */
    void move(boolean again, int terminal) {
        long result = terminal == Score.ONGOING ? 3 : 1 + Integer.signum(terminal);
        add(MOVE + 4 * (result + 4L * (again ? 1 : 0)));
    }

    /** Mixes as the 64-bit finalizer of MurmurHash3 does. */
    private void add(long token) {
        long mixed = hash * 31 + token;
        mixed = (mixed ^ (mixed >>> 33)) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
        hash = mixed ^ (mixed >>> 33);
    }

    long hash() {
        return hash;
    }
}

package dev.foregone.scores;

import java.util.Arrays;

/**
 * The score of Kalah by plain backward induction over arrays, which shares nothing with the rules of the game module: the side to
 * move comes first, each side's houses and then its store.
 */
final class KalahBruteForce {

    private final int houses;
    private final boolean capturesNothing;
    private long[] keys = new long[1 << 10];
    private byte[] scores = new byte[1 << 10];
    private int count;

    /** A last seed in an own empty house goes to the store even if nothing lies opposite, or only together with what does. */
    KalahBruteForce(int houses, boolean capturesNothing) {
        this.houses = houses;
        this.capturesNothing = capturesNothing;
    }

    static int[] start(int houses, int seeds) {
        int[] bins = new int[2 * houses + 2];
        Arrays.fill(bins, seeds);
        bins[houses] = 0;
        bins[2 * houses + 1] = 0;
        return bins;
    }

    /** What is in the stores stays there, and changes nothing else. */
    int score(int... bins) {
        int[] rest = bins.clone();
        rest[houses] = 0;
        rest[2 * houses + 1] = 0;
        return bins[houses] - bins[2 * houses + 1] + further(rest);
    }

    /** The score that is still to come, with empty stores. */
    private int further(int[] bins) {
        if (isEmpty(bins, 0) || isEmpty(bins, houses + 1)) {
            return total(bins, 0) - total(bins, houses + 1);
        }
        long key = key(bins);
        int slot = slot(key);
        if (keys[slot] == key) {
            return scores[slot];
        }
        int best = Integer.MIN_VALUE;
        for (int house = 0; house < houses; house++) {
            if (bins[house] > 0) {
                best = Math.max(best, after(bins, house));
            }
        }
        learn(key, best);
        return best;
    }

    /** Never 0: some house has seeds. */
    private long key(int[] bins) {
        long key = 0;
        for (int i = 0; i < bins.length; i++) {
            key = i % (houses + 1) == houses ? key : key << 5 | bins[i];
        }
        return key;
    }

    private int slot(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & (keys.length - 1);
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private void learn(long key, int score) {
        if (2 * ++count > keys.length) {
            long[] before = keys;
            byte[] itsScores = scores;
            keys = new long[2 * before.length];
            scores = new byte[2 * before.length];
            for (int i = 0; i < before.length; i++) {
                if (before[i] != 0) {
                    put(before[i], itsScores[i]);
                }
            }
        }
        put(key, (byte) score);
    }

    private void put(long key, byte score) {
        int slot = slot(key);
        keys[slot] = key;
        scores[slot] = score;
    }

    int positions() {
        return count;
    }

    /** Seeds left in a house belong to its side when the game is over. */
    private int total(int[] bins, int from) {
        return Arrays.stream(bins, from, from + houses + 1).sum();
    }

    private boolean isEmpty(int[] bins, int from) {
        return Arrays.stream(bins, from, from + houses).sum() == 0;
    }

    private int after(int[] before, int house) {
        int[] bins = before.clone();
        int inHand = bins[house];
        bins[house] = 0;
        int at = house;
        while (inHand > 0) {
            at = (at + 1) % (2 * houses + 2);
            if (at != 2 * houses + 1) {
                bins[at]++;
                inHand--;
            }
        }
        if (at < houses && bins[at] == 1 && (capturesNothing || bins[2 * houses - at] > 0)) {
            bins[houses] += 1 + bins[2 * houses - at];
            bins[at] = 0;
            bins[2 * houses - at] = 0;
        }
        return at == houses ? score(bins) : -score(turned(bins));
    }

    private int[] turned(int[] bins) {
        int[] turned = new int[bins.length];
        for (int i = 0; i < bins.length; i++) {
            turned[i] = bins[(i + houses + 1) % bins.length];
        }
        return turned;
    }
}

package dev.foregone.search.memory;

import dev.foregone.search.PruningScore;
import dev.foregone.search.words.WordArray;
import dev.foregone.spi.Score;

/**
 * Buckets for positions of few enough bits: a position and its entry in one word. The position's bits are mixed by an
 * invertible function; the high bits then number the bucket, so only the others need be kept (D. E. Knuth, TAOCP 6.4,
 * exercise 13; J. G. Cleary, <em>Compact hash tables using bidirectional linear probing</em>, 1984). Nothing is lost:
 * two positions are never confused.
 *
 * <pre>
 *   a mixed position:   bucket | rest                              bits: all that positions have
 *   a word:               rest | atMost | atLeast | work           bits: 42 or fewer, 8, 8, 6
 * </pre>
 *
 * A bound of more than {@value #MOST_PLIES} plies is weakened to one that fits and is still true: a win becomes a win
 * in any number of plies. A search that meets many of them should use {@link WideBuckets}, since it cannot store exact
 * results here. Where {@linkplain WordArray words} are written and read as a whole, many threads may use the same buckets without a lock: at
 * worst an entry is lost.
 */
final class TightBuckets extends Buckets {

    /** Plies that a bound of 8 bits can hold. */
    private static final int MOST_PLIES = 125;

    private static final int LOST_SOMETIME = MOST_PLIES + 1;
    private static final int DRAW = LOST_SOMETIME + 1;
    private static final int WON_SOMETIME = DRAW + 1;
    private static final int WIN_NOW = 2 * DRAW;

    /** If the lower bound exceeds the upper, they are the plies of a draw, with this added to the longest. */
    private static final int DRAWN = DRAW + 1;

    private static final int DRAWN_SOMETIME = DRAWN + LOST_SOMETIME;

    private static final int WORK_BITS = 6;
    private static final int SCORE_BITS = 8;
    private static final int AT_LEAST = WORK_BITS;
    private static final int AT_MOST = AT_LEAST + SCORE_BITS;
    private static final int REST = AT_MOST + SCORE_BITS;

    private static final int WORK_MASK = (1 << WORK_BITS) - 1;
    private static final int SCORE_MASK = (1 << SCORE_BITS) - 1;

    private static final long INVERSE = inverse(GOLDEN);

    private final long mask;
    private final int halfBits;
    private final int restBits;
    private final long restMask;

    TightBuckets(int positionBits, int count) {
        super(count, 1);
        mask = -1L >>> (Long.SIZE - positionBits);
        halfBits = (positionBits + 1) / 2;
        restBits = Math.max(0, positionBits - Integer.numberOfTrailingZeros(count));
        restMask = (1L << restBits) - 1;
    }

    static boolean serve(int positionBits, int fewest) {
        return positionBits < Long.SIZE && positionBits - Integer.numberOfTrailingZeros(fewest) <= Long.SIZE - REST;
    }

    /** One-to-one on the bits of positions; the high bits of the product depend on all of them. */
    private long mix(long position) {
        return ((position ^ (position >>> halfBits)) * GOLDEN) & mask;
    }

    private long unmix(long mixed) {
        long product = (mixed * INVERSE) & mask;
        return product ^ (product >>> halfBits);
    }

    /** The multiplicative inverse of an odd number, by Newton's method: each step doubles the correct bits. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int bits = 3; bits < Long.SIZE; bits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    @Override
    boolean areShareable() {
        return WordArray.ARE_WHOLE;
    }

    @Override
    int hash(long key) {
        long mixed = mix(key);
        return (int) (mixed ^ (mixed >>> halfBits));
    }

    @Override
    int bucket(long key) {
        return (int) (mix(key) >>> restBits);
    }

    private long word(int slot) {
        return WordArray.get(words, slot);
    }

    @Override
    boolean keeps(long entry) {
        int atLeast = Entry.exactAtLeast(entry);
        int atMost = Entry.exactAtMost(entry);
        return Entry.tellsDraw(atLeast, atMost)
                ? Score.plies(atMost) <= MOST_PLIES
                        && (Score.plies(atLeast) <= MOST_PLIES || atLeast == Score.ENDLESS_DRAW)
                : isShort(atLeast) && isShort(atMost);
    }

    /** Whether a bound fits that is not of a draw's plies. */
    private static boolean isShort(int score) {
        return score == PruningScore.of(score) && Score.plies(score) <= MOST_PLIES;
    }

    @Override
    long find(int slot, long key) {
        long word = word(slot);
        return word >>> REST == (mix(key) & restMask) && word != 0 ? entry(word) : Entry.NONE;
    }

    private static long entry(long word) {
        int atLeast = (int) (word >>> AT_LEAST) & SCORE_MASK;
        int atMost = (int) (word >>> AT_MOST) & SCORE_MASK;
        int work = (int) word & WORK_MASK;
        return atLeast > atMost
                ? Entry.withWork(longestDraw(atLeast), Score.draw(atMost), work)
                : Entry.withWork(score(atLeast), score(atMost), work);
    }

    @Override
    long key(int slot) {
        long mixed = (long) (slot / WORDS) << restBits | word(slot) >>> REST;
        return unmix(mixed);
    }

    @Override
    int work(int slot) {
        return (int) word(slot) & WORK_MASK;
    }

    @Override
    void write(int slot, long key, long entry) {
        int bounds = code(Entry.exactAtLeast(entry), Entry.exactAtMost(entry));
        int work = Math.min(Entry.work(entry), WORK_MASK);
        WordArray.set(words, slot, (mix(key) & restMask) << REST | (bounds | work));
    }

    @Override
    void age(int slot) {
        long word = word(slot);
        if ((word & WORK_MASK) > 1) {
            WordArray.set(words, slot, word - 1);
        }
    }

    private static int code(int atLeast, int atMost) {
        return Entry.tellsDraw(atLeast, atMost)
                ? Math.min(-atMost, MOST_PLIES) << AT_MOST | codeOfLongest(-atLeast) << AT_LEAST
                : code(atMost, true) << AT_MOST | code(atLeast, false) << AT_LEAST;
    }

    private static int codeOfLongest(int plies) {
        return plies <= MOST_PLIES ? DRAWN + plies : DRAWN_SOMETIME;
    }

    private static int longestDraw(int code) {
        return code == DRAWN_SOMETIME ? Score.ENDLESS_DRAW : Score.draw(code - DRAWN);
    }

    /** A bound in 8 bits, rounded up or down if necessary so that it stays true. */
    private static int code(int score, boolean up) {
        if (score == Score.DRAW) {
            return DRAW;
        }
        int plies = Score.plies(score);
        if (Score.isWin(score)) {
            return plies <= MOST_PLIES ? WIN_NOW - plies : up ? WIN_NOW - MOST_PLIES : WON_SOMETIME;
        }
        return plies <= MOST_PLIES ? plies : up ? LOST_SOMETIME : MOST_PLIES;
    }

    private static int score(int code) {
        return switch (code) {
            case LOST_SOMETIME -> Score.loss(Score.MAX_PLIES);
            case DRAW -> Score.DRAW;
            case WON_SOMETIME -> Score.win(Score.MAX_PLIES);
            default -> code > DRAW ? Score.win(WIN_NOW - code) : Score.loss(code);
        };
    }
}

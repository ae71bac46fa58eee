package dev.foregone.search.memory;

import dev.foregone.search.PruningScore;
import dev.foregone.spi.Score;

/**
 * The stored knowledge about a position as one {@code long}: two bounds of its score, and the work they took.
 *
 * <pre>
 *   bits 63..40   39..16    15..8   7..0
 *        atMost   atLeast   tag     work: the logarithm, to base 2, of the positions visited, plus 1
 * </pre>
 *
 * The bounds are those of the pruning score, in which every draw is {@link Score#DRAW}, until the position is known to
 * be drawn and something is known about the draw's plies. Then they are those of its exact score, which is never DRAW
 * in 0, since finished positions are not stored. Work is never 0, so no entry equals {@link #NONE}. The tag is for a search that
 * wants to know which move was best; {@link TightBuckets} do not keep it.
 */
public final class Entry {

    /** No entry. */
    public static final long NONE = 0;

    private static final long ANY_DRAW = Score.bounds(Score.ENDLESS_DRAW, Score.DRAW);

    private Entry() {}

    static long of(int atLeast, int atMost, long positions) {
        return withWork(atLeast, atMost, Long.SIZE + 1 - Long.numberOfLeadingZeros(positions));
    }

    /** An entry for a drawn position: {@link Score#bounds} of its exact score. */
    static long ofDraw(long bounds, long positions) {
        return of(Score.atLeast(bounds), Score.atMost(bounds), positions);
    }

    /**
     * An entry.
     *
     * @param atLeast a lower bound
     * @param atMost an upper bound
     * @param work from 1 to 63
     * @return the entry
     */
    public static long withWork(int atLeast, int atMost, int work) {
        return ((long) atMost << 40) | ((atLeast & 0xFFFFFFL) << 16) | work;
    }

    /**
     * The same entry with a tag.
     *
     * @param entry an entry without one
     * @param tag from 0 to 255
     * @return the entry
     */
    public static long withTag(long entry, int tag) {
        return entry | (long) tag << Byte.SIZE;
    }

    /**
     * {@return the tag; 0 if it has none}
     *
     * @param entry an entry, or {@link #NONE}
     */
    public static int tag(long entry) {
        return (int) (entry >>> Byte.SIZE) & 0xFF;
    }

    /**
     * {@return the upper bound of the pruning score}
     *
     * @param entry an entry
     */
    public static int atMost(long entry) {
        return PruningScore.of(exactAtMost(entry));
    }

    /**
     * {@return the lower bound of the pruning score}
     *
     * @param entry an entry
     */
    public static int atLeast(long entry) {
        return PruningScore.of(exactAtLeast(entry));
    }

    /** {@link Score#bounds} of the pruning score. */
    static long bounds(long entry) {
        return Score.bounds(atLeast(entry), atMost(entry));
    }

    /** The upper bound, with the plies of a draw if they are known. */
    static int exactAtMost(long entry) {
        return (int) (entry >> 40);
    }

    /** The lower bound, with the plies of a draw if they are known. */
    static int exactAtLeast(long entry) {
        return (int) (entry << 24 >> 40);
    }

    /** {@link Score#bounds} of the exact score of a position that is known to be drawn, from its entry if there is one. */
    static long drawBounds(long entry) {
        boolean known = entry != NONE && tellsDraw(exactAtLeast(entry), exactAtMost(entry));
        return known ? Score.bounds(exactAtLeast(entry), exactAtMost(entry)) : ANY_DRAW;
    }

    /** Whether bounds are of a draw's plies. */
    static boolean tellsDraw(int atLeast, int atMost) {
        return Score.isDraw(atMost) && Score.isDraw(atLeast) && atLeast != Score.DRAW;
    }

    /**
     * {@return the work: the greater it is, the longer the entry is kept}
     *
     * @param entry an entry
     */
    public static int work(long entry) {
        return (int) entry & 0xFF;
    }

    /** The number of positions visited for it, rounded down to a power of two. */
    static long positions(long entry) {
        return 1L << Math.max(0, work(entry) - 2);
    }

    /** The same entry with less work, so that it is replaced sooner. */
    static long aged(long entry) {
        return work(entry) > 1 ? entry - 1 : entry;
    }

    static {
        if (Score.BEST > 0x7FFFFF || Score.WORST < -0x800000) {
            throw new AssertionError("a score needs more than 24 bits");
        }
    }
}

package dev.foregone.games.morris;

/** The sixteen symmetries of a board of squares, on all men at once: a set of points of each player, one above the other. */
final class Symmetry {

    private static final long FIRST_QUARTER = 0x0303_0303_0303_0303L;
    private static final long FIRST = 0x0101_0101_0101_0101L;

    private final int points;
    private final long both;

    /** For a board of this many points. */
    Symmetry(int points) {
        this.points = points;
        both = (1L << (2 * points)) - 1;
    }

    /** The least of the images. */
    long least(long men) {
        long reflected = reflected(men);
        return Math.min(
                Math.min(leastTurned(men), leastTurned(inverted(men))),
                Math.min(leastTurned(reflected), leastTurned(inverted(reflected))));
    }

    private static long leastTurned(long men) {
        long once = turned(men);
        long twice = turned(once);
        return Math.min(Math.min(men, once), Math.min(twice, turned(twice)));
    }

    /** A quarter turn clockwise: within each square, two points further. */
    private static long turned(long men) {
        return (men << 2 & ~FIRST_QUARTER) | (men >>> 6 & FIRST_QUARTER);
    }

    /** The outer and the inner square exchanged. */
    private long inverted(long men) {
        return exchanged(Long.reverseBytes(men) >>> (Long.SIZE - 2 * points));
    }

    /** Mirrored, and the outer and the inner square exchanged: point 0 of each square stays, point 1 becomes 7. */
    private long reflected(long men) {
        long reversed = exchanged(Long.reverse(men) >>> (Long.SIZE - 2 * points));
        return (reversed << 1 & ~FIRST) | (reversed >>> 7 & FIRST);
    }

    /** The sets of the two players exchanged. */
    private long exchanged(long men) {
        return (men << points | men >>> points) & both;
    }
}

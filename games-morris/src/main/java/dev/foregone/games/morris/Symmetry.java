package dev.foregone.games.morris;

/**
 * The sixteen symmetries of a board of squares, on all men at once: a set of points of each player, one above the other. The board is
 * turned or mirrored, which does the same to each square, and may be turned inside out. The other player's highest square is the
 * highest byte, and most symmetries do not make it least.
 */
final class Symmetry {

    private static final int SQUARE = 8;
    private static final int WHOLE = (1 << SQUARE) - 1;
    private static final long EACH_SQUARE = 0x0101_0101_0101_0101L;
    private static final int QUARTERS = 4;

    /** By the men on a square: the least that they become. */
    private static final int[] LEAST = new int[1 << SQUARE];

    /** By the men on a square: a bit for each {@linkplain #image way} in which they become that. */
    private static final int[] WAYS = new int[1 << SQUARE];

    static {
        for (int men = 0; men < LEAST.length; men++) {
            LEAST[men] = WHOLE;
            for (int way = 0; way < 2 * QUARTERS; way++) {
                int image = (int) image(men, way) & WHOLE;
                WAYS[men] = (image < LEAST[men] ? 0 : WAYS[men]) | (image > LEAST[men] ? 0 : 1 << way);
                LEAST[men] = Math.min(LEAST[men], image);
            }
        }
    }

    private final int points;
    private final long both;

    /** For a board of this many points. */
    Symmetry(int points) {
        this.points = points;
        both = (1L << (2 * points)) - 1;
    }

    /** The least of the images. */
    long least(long men) {
        int highest = (int) (men >>> (2 * points - SQUARE)) & WHOLE;
        int lowest = (int) (men >>> points) & WHOLE;
        int order = LEAST[highest] - LEAST[lowest];
        long upright = order > 0 ? Long.MAX_VALUE : least(men, WAYS[highest]);
        return order < 0 ? upright : Math.min(upright, least(inverted(men), WAYS[lowest]));
    }

    /** The least image of eight, the board not turned inside out. */
    static long leastUpright(long men) {
        return least(men, WHOLE);
    }

    private static long least(long men, int ways) {
        long least = Long.MAX_VALUE;
        for (int rest = ways; rest != 0; rest &= rest - 1) {
            least = Math.min(least, image(men, Integer.numberOfTrailingZeros(rest)));
        }
        return least;
    }

    /** Some quarter turns clockwise, after a reflection or not: a quarter is two points further within each square. */
    private static long image(long men, int way) {
        long from = way < QUARTERS ? men : reflected(men);
        int further = 2 * (way % QUARTERS);
        long begin = EACH_SQUARE * ((1 << further) - 1);
        return (from << further & ~begin) | (from >>> (SQUARE - further) & begin);
    }

    /** Point 0 of each square stays, point 1 becomes 7. */
    private static long reflected(long men) {
        long reversed = Long.reverseBytes(Long.reverse(men));
        return (reversed << 1 & ~EACH_SQUARE) | (reversed >>> (SQUARE - 1) & EACH_SQUARE);
    }

    /** The outer and the inner square exchanged. */
    private long inverted(long men) {
        long exchanged = Long.reverseBytes(men) >>> (Long.SIZE - 2 * points);
        return (exchanged << points | exchanged >>> points) & both;
    }
}

package dev.foregone.games.dobutsu;

/**
 * The squares that both sides attack, and those of their pieces, as sets of bits by pairs of pieces: a position's are put
 * together from four of these numbers.
 *
 * <pre>
 *   bits 47..36   35..24                23..12          11..0
 *    their hens   their other pieces    their attacks   my attacks
 * </pre>
 */
final class Threats {

    private static final int ATTACKS_OF_THEIRS = Square.COUNT;
    private static final int THEIRS = 2 * Square.COUNT;
    private static final int THEIR_HENS = 3 * Square.COUNT;

    private static final long[] BIRDS = Layout.BIRDS.combined(
            place -> place < Layout.FIRST_HEN ? of(Layout.CHICK, place, THEIRS) : of(Layout.HEN, place, THEIR_HENS),
            (one, other) -> one | other);
    private static final long[] ELEPHANTS =
            Layout.OTHERS.combined(place -> of(Layout.ELEPHANT, place, THEIRS), (one, other) -> one | other);
    private static final long[] GIRAFFES =
            Layout.OTHERS.combined(place -> of(Layout.GIRAFFE, place, THEIRS), (one, other) -> one | other);
    private static final int[] LIONS = Layout.lions(
            lions -> (int) (attacks(Layout.LION, lions & 0xF, true) | attacks(Layout.LION, lions >>> 4, false)));

    private Threats() {}

    private static long of(int kind, int place, int shift) {
        int square = Layout.square(place);
        boolean mine = (place & 1) == 0;
        return attacks(kind, square, mine) | (mine || square == Square.COUNT ? 0 : 1L << (shift + square));
    }

    private static long attacks(int kind, int square, boolean mine) {
        if (square >= Square.COUNT) {
            return 0;
        }
        return mine
                ? Steps.to(kind, square)
                : (long) turned(Steps.to(kind, Square.COUNT - 1 - square)) << ATTACKS_OF_THEIRS;
    }

    private static int turned(int squares) {
        return Integer.reverse(squares) >>> (Integer.SIZE - Square.COUNT);
    }

    static long ofBirds(long position) {
        return BIRDS[Layout.chicks(position)];
    }

    static long ofElephants(long position) {
        return ELEPHANTS[Layout.elephants(position)];
    }

    static long ofGiraffes(long position) {
        return GIRAFFES[Layout.giraffes(position)];
    }

    static long ofLions(long position) {
        return LIONS[Layout.lions(position)];
    }

    /** The squares that I attack and they do not. */
    static int loose(long threats) {
        return (int) (threats & ~(threats >>> ATTACKS_OF_THEIRS)) & Layout.ALL;
    }

    /** Whether they attack a square. */
    static boolean isAttacked(long threats, int square) {
        return (threats >>> (ATTACKS_OF_THEIRS + square) & 1) != 0;
    }

    /** The squares of their pieces of the kind whose threats these are, without hens. */
    static int theirs(long threats) {
        return (int) (threats >>> THEIRS) & Layout.ALL;
    }

    /** The squares of their hens, from the threats of birds. */
    static int theirHens(long threats) {
        return (int) (threats >>> THEIR_HENS) & Layout.ALL;
    }
}

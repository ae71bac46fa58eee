package dev.foregone.games.endings;

/**
 * Captures en passant of packed positions. A pawn that has just moved two squares, and can legally be captured for it, is put
 * on the rank behind its second, where no pawn can be, though another piece may be there too. So these positions need no further
 * bits, and symmetries move this mark with the board:
 *
 * <pre>
 *   a white pawn on e1    is on e4, came from e2, and has passed over e3
 * </pre>
 *
 * The capture is that of a pawn which moved one square only.
 */
final class EnPassant {

    private static final int TO_ORIGIN = Square.SIDE;
    private static final int TO_PASSED = 2 * Square.SIDE;
    private static final int TO_PLACE = 3 * Square.SIDE;

    private static final long WHITE_FOURTH = LegalMoves.WHITE_SECOND >>> (2 * Square.SIDE);
    private static final long BLACK_FOURTH = LegalMoves.BLACK_SECOND << (2 * Square.SIDE);

    private EnPassant() {}

    /** Whether a pawn can be captured en passant. */
    static boolean isOn(long position) {
        return Material.hasOpposingPawns(Layout.material(position)) && marked(position) != 0;
    }

    /** The slot of the marked pawn, or 0. */
    private static int marked(long position) {
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.kind(slot) == Layout.PAWN && Square.isOnEdgeRank(Layout.square(slot))) {
                return slot;
            }
        }
        return 0;
    }

    /** A marked position as it is on the board. */
    static long placed(long position) {
        return moved(position, TO_PLACE);
    }

    /** The same as if the pawn had moved one square. */
    static long stepped(long position) {
        return moved(position, TO_PASSED);
    }

    /** The position before the pawn moved. */
    static long before(long position) {
        return Layout.ofOtherTurn(moved(position, TO_ORIGIN));
    }

    private static long moved(long position, int squares) {
        int pawn = marked(position);
        return Layout.replaced(position, pawn, moved(pawn, squares));
    }

    private static int moved(int pawn, int squares) {
        boolean white = Layout.colour(pawn) == Layout.WHITE;
        return Layout.onSquare(pawn, Layout.square(pawn) + (white ? -squares : squares));
    }

    /** Where the pawn is on the board. */
    static int place(long position) {
        return Layout.square(moved(marked(position), TO_PLACE));
    }

    /** The square that it has passed over. */
    static int passed(long position) {
        return Layout.square(moved(marked(position), TO_PASSED));
    }

    /**
     * A position after a move to a square, if that was a pawn's move of two squares.
     *
     * @return the position with the pawn marked, or unchanged if it cannot be captured en passant
     */
    static long after(long position, int square) {
        int pawn = Layout.slotOn(position, square);
        if (Layout.kind(pawn) != Layout.PAWN
                || Layout.colour(pawn) == Layout.colour(position)
                || !Material.hasOpposingPawns(Layout.material(position))
                || !mayHaveMovedTwo(pawn, Layout.occupied(position))) {
            return position;
        }
        long marked = Layout.replaced(position, pawn, moved(pawn, -TO_PLACE));
        return LegalMoves.pawnsReach(stepped(marked), passed(marked)) ? marked : position;
    }

    private static boolean mayHaveMovedTwo(int pawn, long occupied) {
        long here = 1L << Layout.square(pawn);
        boolean white = Layout.colour(pawn) == Layout.WHITE;
        long behind = white ? here << Square.SIDE | here << TO_PASSED : here >>> Square.SIDE | here >>> TO_PASSED;
        return (here & (white ? WHITE_FOURTH : BLACK_FOURTH)) != 0 && (behind & occupied) == 0;
    }

    /** Adds what a position may also be: with each pawn marked that may just have moved two squares. */
    static int addMarked(long position, long[] into, int from) {
        int next = from;
        for (int i = 0; i < Layout.SLOTS; i++) {
            long marked = after(position, Layout.square(Layout.slot(position, i)));
            if (marked != position) {
                into[next++] = marked;
            }
        }
        return next;
    }
}

package dev.foregone.games.endings;

import dev.foregone.spi.Ranking;

/**
 * Positions with a {@linkplain EnPassant capture en passant} among the ranks of their material. They take ranks that have no
 * position otherwise: those with a pawn of each colour on one square. The pawn that moved and a neighbour that may capture it are
 * put where the pawn came from if that neighbour is on its left, as White sees it, and where it passed over if it is on its right; both
 * squares are free.
 */
final class EnPassantRanks {

    /** The row that White's pawns begin on. */
    private static final int SECOND = Square.SIDE - 2;

    private EnPassantRanks() {}

    /** The position with both pawns on one square. */
    static long joined(long position) {
        long board = EnPassant.placed(position);
        int place = EnPassant.place(position);
        int pawn = Layout.slotOn(board, place);
        int left = place % Square.SIDE > 0 ? Layout.slotOn(board, place - 1) : 0;
        boolean onLeft = left == ofOtherColour(pawn, place - 1);
        int neighbour = onLeft ? left : Layout.slotOn(board, place + 1);
        int passed = EnPassant.passed(position);
        int shared = onLeft ? 2 * passed - place : passed;
        long moved = Layout.replaced(board, pawn, Layout.onSquare(pawn, shared));
        return Layout.replaced(moved, neighbour, Layout.onSquare(neighbour, shared));
    }

    private static int ofOtherColour(int pawn, int square) {
        return Layout.onSquare(Layout.ofOtherColour(pawn), square);
    }

    /** The inverse of {@link #joined}, or {@link Ranking#NONE} if there is no such position. */
    static long parted(long joined) {
        for (int i = 0; i < Layout.SLOTS; i++) {
            int pawn = Layout.slot(joined, i);
            if (Layout.kind(pawn) == Layout.PAWN
                    && Layout.colour(pawn) != Layout.colour(joined)
                    && Layout.has(joined, ofOtherColour(pawn, Layout.square(pawn)))) {
                return parted(joined, pawn);
            }
        }
        return Ranking.NONE;
    }

    private static long parted(long joined, int pawn) {
        boolean white = Layout.colour(pawn) == Layout.WHITE;
        int shared = Layout.square(pawn);
        int rows = white ? SECOND - shared / Square.SIDE : shared / Square.SIDE - 1;
        int place = shared + (white ? rows - 2 : 2 - rows) * Square.SIDE;
        int beside = place + (rows == 0 ? -1 : 1);
        if (rows > 1 || beside / Square.SIDE != place / Square.SIDE) {
            return Ranking.NONE;
        }
        long moved = Layout.replaced(joined, pawn, Layout.onSquare(pawn, place));
        long board = Layout.replaced(moved, ofOtherColour(pawn, shared), ofOtherColour(pawn, beside));
        long marked = Layout.count(board) == Layout.count(joined) + 1 ? EnPassant.after(board, place) : board;
        return marked != board && joined(marked) == joined ? marked : Ranking.NONE;
    }
}

package dev.foregone.games.endings;

import java.util.BitSet;

/**
 * Moves taken back. A piece of the player who moved last goes back to a free square; where it leaves, a piece of the other
 * player may stand again. The other player must not be in check then. Promotions, and captures by pawns or of pawns, are not taken back.
 * Before the move, each pawn of the other player that may have just moved two squares may have been open to capture en passant.
 *
 * @param material what the position before may have: not that of a finished game
 * @param pieces the most pieces besides the kings
 */
record Retraction(BitSet material, int pieces) {

    /** With two pieces on the board: each of the king's 8 and their 27 ways back, with none or one of four captured. */
    static final int MOST = 5 * (8 + 2 * 27);

    /** Within what captures leave of some material. */
    static Retraction within(int root) {
        return new Retraction(Material.from(root), Material.pieces(root));
    }

    /** Within one material, with either colour: nothing was captured. */
    static Retraction withoutCaptures(int material) {
        BitSet same = new BitSet(Material.COUNT);
        if (Material.isOne(material) && !Material.isDead(material)) {
            same.set(material);
        }
        return new Retraction(same, 0);
    }

    int list(long position, long[] into, int from) {
        return EnPassant.isOn(position)
                ? addLegal(EnPassant.before(position), into, from) - from
                : unmarked(position, into, from);
    }

    private int unmarked(long position, long[] into, int from) {
        int mover = 1 - Layout.colour(position);
        long occupied = Layout.occupied(position);
        int next = ofKing(position, mover, occupied, into, from);
        for (int i = 0; i < Layout.SLOTS; i++) {
            int slot = Layout.slot(position, i);
            if (Layout.isPiece(slot) && Layout.colour(slot) == mover) {
                next = ofPiece(position, slot, occupied, into, next);
            }
        }
        return next - from;
    }

    private int ofKing(long position, int mover, long occupied, long[] into, int from) {
        int king = Layout.king(position, mover);
        long besideOther = Attacks.ofKing(Layout.king(position, 1 - mover));
        int next = from;
        for (long rest = Attacks.ofKing(king) & ~occupied & ~besideOther; rest != 0; rest &= rest - 1) {
            next = add(kingMoved(position, mover, Long.numberOfTrailingZeros(rest)), king, into, next);
        }
        return next;
    }

    private int ofPiece(long position, int slot, long occupied, long[] into, int from) {
        int next = from;
        long origins =
                Layout.kind(slot) == Layout.PAWN ? originsOfPawn(position, slot, occupied) : Attacks.of(slot, occupied);
        for (long rest = origins & ~occupied; rest != 0; rest &= rest - 1) {
            long before = Layout.ofOtherTurn(
                    Layout.replaced(position, slot, Layout.onSquare(slot, Long.numberOfTrailingZeros(rest))));
            next = add(before, Layout.square(slot), into, next);
        }
        return next;
    }

    /** Where a pawn stood that went one step or two; not two if it could now be captured en passant. */
    private static long originsOfPawn(long position, int slot, long occupied) {
        long here = 1L << Layout.square(slot);
        boolean white = Layout.colour(slot) == Layout.WHITE;
        long one = (white ? here << Square.SIDE : here >>> Square.SIDE) & ~occupied & ~LegalMoves.EDGE_RANKS;
        long two = white ? one << Square.SIDE & LegalMoves.WHITE_SECOND : one >>> Square.SIDE & LegalMoves.BLACK_SECOND;
        return two == 0 || EnPassant.after(position, Layout.square(slot)) == position ? one | two : one;
    }

    /** The position before the move, and the same with a captured piece on the square where the move ended. */
    private int add(long before, int square, long[] into, int from) {
        int next = addLegal(before, into, from);
        if (Material.pieces(Layout.material(before)) < pieces) {
            int victims = 1 - Layout.colour(before);
            for (int kind = Layout.KNIGHT; kind <= Layout.QUEEN; kind++) {
                next = addLegal(withPiece(before, Layout.slot(kind, victims, square)), into, next);
            }
        }
        return next;
    }

    private int addLegal(long before, long[] into, int from) {
        if (!material.get(Layout.material(before)) || !LegalMoves.isLegal(before)) {
            return from;
        }
        into[from] = before;
        return Material.hasOpposingPawns(Layout.material(before))
                ? EnPassant.addMarked(before, into, from + 1)
                : from + 1;
    }

    private static long kingMoved(long position, int colour, int origin) {
        return Layout.next(
                position, colour, origin, Layout.slot(position, 0), Layout.slot(position, 1), Layout.slot(position, 2));
    }

    /** With a further piece, which had been captured: there is room for one. */
    private static long withPiece(long before, int slot) {
        return Layout.of(
                Layout.colour(before),
                Layout.king(before, Layout.WHITE),
                Layout.king(before, Layout.BLACK),
                Layout.slot(before, 0),
                Layout.slot(before, 1),
                slot);
    }
}

package dev.foregone.games.endings;

/**
 * Equivalent packed positions, and the one that stands for them. White has the pieces that are worth more; where both are
 * worth the same, the lower number of the {@link Material} stands for the other, and where that is the same, White is to
 * move. Without pawns the board is turned and mirrored until the white king is on one of ten squares, with pawns until it is
 * on one of the files a to d:
 *
 * <pre>
 *   d x x x   without pawns, in the upper left quarter of the board: the king is on a square marked d or x, and if it
 *   . d x x   is on the diagonal, d, the image mirrored along that may stand for the position as well
 *   . . d x
 *   . . . d
 * </pre>
 */
final class Symmetry {

    private static final int TURNS = 8;
    static final int MIRROR = 7;
    static final int UPSIDE_DOWN = 56;

    /** How each of the eight turns moves squares: bit 0 mirrors, bit 1 turns upside down, bit 2 reflects along the diagonal. */
    private static final byte[] TURNED = new byte[TURNS * Square.COUNT];

    static final int ALONG_DIAGONAL = 4;

    /** Along the diagonal from a1 to h8: all three. */
    static final int ALONG_OTHER = 7;

    /** By the square of the white king: the turn that brings it to one of the ten squares. */
    private static final byte[] TO_TEN = new byte[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int turn = TURNS - 1; turn >= 0; turn--) {
                TURNED[turn * Square.COUNT + square] = (byte) turned(square, turn);
                int row = turned(square, turn) / Square.SIDE;
                int column = turned(square, turn) % Square.SIDE;
                if (row <= column && column < Square.SIDE / 2) {
                    TO_TEN[square] = (byte) turn;
                }
            }
        }
    }

    private Symmetry() {}

    static int turned(int square, int turn) {
        int moved = square ^ ((turn & 1) != 0 ? MIRROR : 0) ^ ((turn & 2) != 0 ? UPSIDE_DOWN : 0);
        return (turn & ALONG_DIAGONAL) != 0 ? moved % Square.SIDE * Square.SIDE + moved / Square.SIDE : moved;
    }

    static long canonical(long position) {
        int material = Layout.material(position);
        long seen = Material.isToBeExchanged(material, Layout.colour(position)) ? exchanged(position) : position;
        if (Material.hasPawns(material)) {
            return Layout.king(seen, Layout.WHITE) % Square.SIDE < Square.SIDE / 2 ? seen : turned(seen, 1);
        }
        return turnedToStand(seen);
    }

    /** Of the images that turn or mirror the board, without pawns, the one that stands for all. */
    static long turnedToStand(long position) {
        long turned = turned(position, TO_TEN[Layout.king(position, Layout.WHITE)]);
        int there = Layout.king(turned, Layout.WHITE);
        return there / Square.SIDE == there % Square.SIDE ? Math.min(turned, turned(turned, ALONG_DIAGONAL)) : turned;
    }

    private static long turned(long position, int turn) {
        int first = turn * Square.COUNT;
        return Layout.of(
                Layout.colour(position),
                TURNED[first + Layout.king(position, Layout.WHITE)],
                TURNED[first + Layout.king(position, Layout.BLACK)],
                turnedSlot(Layout.slot(position, 0), first),
                turnedSlot(Layout.slot(position, 1), first),
                turnedSlot(Layout.slot(position, 2), first));
    }

    private static int turnedSlot(int slot, int first) {
        return Layout.onSquare(slot, TURNED[first + Layout.square(slot)]);
    }

    /** The colours exchanged, and the board turned upside down. */
    static long exchanged(long position) {
        return Layout.of(
                1 - Layout.colour(position),
                Layout.king(position, Layout.BLACK) ^ UPSIDE_DOWN,
                Layout.king(position, Layout.WHITE) ^ UPSIDE_DOWN,
                exchanged(Layout.slot(position, 0)),
                exchanged(Layout.slot(position, 1)),
                exchanged(Layout.slot(position, 2)));
    }

    private static int exchanged(int slot) {
        return Layout.onSquare(Layout.ofOtherColour(slot), Layout.square(slot) ^ UPSIDE_DOWN);
    }
}

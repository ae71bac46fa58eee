package dev.foregone.games.morris;

/**
 * Positions in 37 bits on two squares with six men, in 54 on three squares. Men are sets of points as in {@link Squares},
 * as the player to move sees them:
 *
 * <pre>
 *   turn  in hand  theirs  mine
 *    1       4       16     16   bits on two squares
 *    1       5       24     24   bits on three
 * </pre>
 *
 * The number in hand is that of both players; half of them are those of the player to move, who has the odd one. Turn is 1
 * if black is to move.
 */
final class Layout {

    private final int points;
    private final int board;
    private final int hand;
    private final int bits;

    Layout(Variant variant) {
        points = variant.board().count();
        board = (1 << points) - 1;
        int handBits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * variant.men());
        hand = (1 << handBits) - 1;
        bits = 2 * points + handBits + 1;
    }

    /** The number of points. */
    int points() {
        return points;
    }

    int board() {
        return board;
    }

    /** The bits of a position. */
    int bits() {
        return bits;
    }

    int mine(long position) {
        return (int) position & board;
    }

    int theirs(long position) {
        return (int) (position >>> points) & board;
    }

    int free(long position) {
        return ~(int) (position | position >>> points) & board;
    }

    /** The men still to be placed by both players. */
    int inHand(long position) {
        return (int) (position >>> (2 * points)) & hand;
    }

    boolean blackMoves(long position) {
        return position >>> (bits - 1) != 0;
    }

    /** The men on the board, without the rest of the position. */
    long men(long position) {
        return position & ((1L << (2 * points)) - 1);
    }

    /** A position with white to move. */
    long of(int mine, int theirs, int inHand) {
        return mine | (long) theirs << points | (long) inHand << (2 * points);
    }

    /** A position in which the player to move is not the one of an earlier or later position. */
    long turned(long position, int ofNext, int ofOther, int inHand) {
        return of(ofNext, ofOther, inHand) | (~position & 1L << (bits - 1));
    }
}

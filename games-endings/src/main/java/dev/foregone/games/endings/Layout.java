package dev.foregone.games.endings;

/**
 * Positions in 43 bits. Up to three pieces besides the kings are in <em>slots</em>, in falling order, so that equal
 * positions are equal numbers:
 *
 * <pre>
 *   codes of slots 2, 1, 0   Black moves   white king   black king   squares of slots 2, 1, 0
 *        4    4    4              1             6            6            6    6    6         bits
 *
 *   a square   row * 8 + column: a8 is 0, h8 is 7, h1 is 63
 *   a code     1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen; 8 more for Black's; 0, on square 0, for no piece
 *   a slot     64 * code + square
 * </pre>
 *
 * A pawn that can be captured {@linkplain EnPassant en passant} is on a square where no pawn can be. What is here does not know
 * that: squares and their occupation are those of positions without such a pawn.
 *
 * The position {@code 8/8/3k4/8/8/3K4/8/R7 w}: code 4 in slot 0, White moves, kings on 43 and 19, the rook on 56.
 * Everything above the squares and kings and the turn is the {@link Material}.
 */
final class Layout {

    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;

    /** The code of a king, which is in no slot but attacks like the pieces there. */
    static final int KING = 6;

    static final int WHITE = 0;
    static final int BLACK = 1;

    static final int SLOTS = 3;
    static final int BITS = 43;

    private static final int SQUARE_BITS = 6;
    private static final int SQUARE = 63;
    private static final int CODE_BITS = 4;
    private static final int CODE = 15;
    private static final int COLOUR_SHIFT = SQUARE_BITS + 3;

    private static final int BLACK_KING = SLOTS * SQUARE_BITS;
    private static final int WHITE_KING = BLACK_KING + SQUARE_BITS;
    private static final int TURN = WHITE_KING + SQUARE_BITS;
    private static final int CODES = TURN + 1;

    private Layout() {}

    // ---- Slots

    static int slot(int kind, int colour, int square) {
        return (kind | colour << 3) << SQUARE_BITS | square;
    }

    static int square(int slot) {
        return slot & SQUARE;
    }

    private static int code(int slot) {
        return slot >>> SQUARE_BITS;
    }

    static int kind(int slot) {
        return slot >>> SQUARE_BITS & 7;
    }

    /** White for no piece, too. */
    static int colour(int slot) {
        return slot >>> COLOUR_SHIFT;
    }

    static boolean isPiece(int slot) {
        return slot != 0;
    }

    /** The same piece on another square; no piece stays none. */
    static int onSquare(int slot, int square) {
        return slot == 0 ? 0 : (slot & ~SQUARE) | square;
    }

    static int ofOtherColour(int slot) {
        return slot == 0 ? 0 : slot ^ (1 << COLOUR_SHIFT);
    }

    // ---- Positions

    static long of(int colour, int whiteKing, int blackKing, int one, int two, int three) {
        int low = Math.min(one, two);
        int high = Math.max(one, two);
        int first = Math.max(high, three);
        int last = Math.min(low, three);
        int middle = one ^ two ^ three ^ first ^ last;
        long codes = code(first) | code(middle) << CODE_BITS | code(last) << (2 * CODE_BITS);
        int squares = square(first) | square(middle) << SQUARE_BITS | square(last) << (2 * SQUARE_BITS);
        return codes << CODES
                | (long) colour << TURN
                | (long) whiteKing << WHITE_KING
                | (long) blackKing << BLACK_KING
                | squares;
    }

    static int slot(long position, int index) {
        int code = (int) (position >>> (CODES + CODE_BITS * index)) & CODE;
        int square = (int) (position >>> (SQUARE_BITS * index)) & SQUARE;
        return code << SQUARE_BITS | square;
    }

    /** The slot of the piece on a square, or 0. */
    static int slotOn(long position, int square) {
        for (int i = 0; i < SLOTS; i++) {
            int slot = slot(position, i);
            if (isPiece(slot) && square(slot) == square) {
                return slot;
            }
        }
        return 0;
    }

    static boolean has(long position, int slot) {
        return slot(position, 0) == slot || slot(position, 1) == slot || slot(position, 2) == slot;
    }

    /** The position with another slot in place of one that it has. */
    static long replaced(long position, int slot, int by) {
        int one = slot(position, 0);
        int two = slot(position, 1);
        int three = slot(position, 2);
        return of(
                colour(position),
                king(position, WHITE),
                king(position, BLACK),
                one == slot ? by : one,
                two == slot ? by : two,
                three == slot ? by : three);
    }

    static long ofOtherTurn(long position) {
        return position ^ (1L << TURN);
    }

    /** The codes of all slots: what captures and promotions change. */
    static int material(long position) {
        return (int) (position >>> CODES);
    }

    /** The colour that is to move. */
    static int colour(long position) {
        return (int) (position >>> TURN) & 1;
    }

    static int king(long position, int colour) {
        return (int) (position >>> (colour == WHITE ? WHITE_KING : BLACK_KING)) & SQUARE;
    }

    /** The squares of a colour's pieces, one bit each. */
    static long squares(long position, int colour) {
        long squares = 1L << king(position, colour);
        for (int i = 0; i < SLOTS; i++) {
            int slot = slot(position, i);
            if (isPiece(slot) && colour(slot) == colour) {
                squares |= 1L << square(slot);
            }
        }
        return squares;
    }

    static long occupied(long position) {
        return squares(position, WHITE) | squares(position, BLACK);
    }

    /** How many squares are occupied. */
    static int count(long position) {
        return Long.bitCount(occupied(position));
    }

    /** The position with other slots, in any order, and the other colour to move. */
    static long next(long position, int colour, int king, int one, int two, int three) {
        int other = king(position, 1 - colour);
        return of(
                1 - colour(position), colour == WHITE ? king : other, colour == WHITE ? other : king, one, two, three);
    }
}

package dev.foregone.games.dobutsu;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Positions in 38 bits, as the player to move sees the board: own pieces move upwards, to lower squares. The places of
 * the two pieces of a kind are one number, a {@linkplain Pairs pair}:
 *
 * <pre>
 *   turn  chicks  elephants  giraffes  their lion  my lion          squares     0  1  2
 *    1      11        9          9          4         4   bits                  3  4  5
 *                                                                              6  7  8
 *   a lion        its square, or 12 if it was caught                            9 10 11
 *   a place       twice the square or, in the hand, 12; 1 more for theirs: 0 to 25
 *   of a hen      26 more than that of a chick: 26 to 49
 * </pre>
 *
 * Tables turn the numbers into a board: a code of 4 bits for each square, 0 if it is free (the kind, and 8 more for
 * theirs); above them, for chicks, elephants and giraffes, the number in my hand and in theirs, 2 bits each.
 */
final class Layout {

    static final int CHICK = 1;
    static final int ELEPHANT = 2;
    static final int GIRAFFE = 3;
    static final int HEN = 4;
    static final int LION = 7;

    static final int THEIRS = 8;
    static final int CAUGHT = Square.COUNT;

    /** Where a lion of the other player has tried: this square or a later one. */
    static final int HOME_RANK = Square.COUNT - Square.COLUMNS;

    static final int MY_HAND = 2 * Square.COUNT;
    static final int BITS = 38;
    static final long TURN = 1L << (BITS - 1);

    private static final int HANDS = 4 * Square.COUNT;
    /** All squares, one bit each. */
    static final int ALL = (1 << Square.COUNT) - 1;

    static final int FIRST_HEN = MY_HAND + 2;

    private static final int LIONS_MASK = 0xFF;
    private static final int PAIR_MASK = 0x1FF;
    private static final int CHICKS_MASK = 0x7FF;
    private static final int[] SHIFTS = {0, 26, 17, 8, 26};

    /** Of chicks and hens. */
    static final Pairs BIRDS = new Pairs(FIRST_HEN + MY_HAND);
    /** Of elephants and giraffes. */
    static final Pairs OTHERS = new Pairs(FIRST_HEN);

    private static final long[] CHICK_BOARDS = BIRDS.summed(place -> onBoard(CHICK, place));
    private static final long[] ELEPHANT_BOARDS = OTHERS.summed(place -> onBoard(ELEPHANT, place));
    private static final long[] GIRAFFE_BOARDS = OTHERS.summed(place -> onBoard(GIRAFFE, place));
    private static final long[] LION_BOARDS = IntStream.rangeClosed(0, LIONS_MASK)
            .mapToLong(lions -> lionOnBoard(LION, lions & 0xF) + lionOnBoard(LION + THEIRS, lions >>> 4))
            .toArray();

    private static final int[] TURNED_CHICKS = BIRDS.mapped(Layout::turnedPlace);
    private static final int[] TURNED_OTHERS = OTHERS.mapped(Layout::turnedPlace);
    private static final int[] TURNED_LIONS =
            lions(lions -> turnedSquare(lions & 0xF) << 4 | turnedSquare(lions >>> 4));

    private static final int[] MIRRORED_CHICKS = BIRDS.mapped(Layout::mirroredPlace);
    private static final int[] MIRRORED_OTHERS = OTHERS.mapped(Layout::mirroredPlace);
    private static final int[] MIRRORED_LIONS =
            lions(lions -> mirroredSquare(lions >>> 4) << 4 | mirroredSquare(lions & 0xF));

    private Layout() {}

    // ---- Places

    /** The place of a piece of mine, or of theirs if {@code owner} is 1, on a square. */
    static int place(int kind, int square, int owner) {
        return 2 * square + owner + (kind == HEN ? FIRST_HEN : 0);
    }

    /** The square of a place, or 12 for a hand. */
    static int square(int place) {
        return (place >= FIRST_HEN ? place - FIRST_HEN : place) / 2;
    }

    private static long onBoard(int kind, int place) {
        int owner = place & 1;
        if (place >= FIRST_HEN) {
            return code(HEN, owner) << (4 * square(place));
        }
        return place >= MY_HAND ? 1L << handShift(kind, owner) : code(kind, owner) << (4 * square(place));
    }

    private static int handShift(int kind, int owner) {
        return HANDS + 4 * (kind - 1) + 2 * owner;
    }

    private static long code(int kind, int owner) {
        return kind + (long) THEIRS * owner;
    }

    private static long lionOnBoard(int code, int square) {
        return square >= CAUGHT ? 0 : (long) code << (4 * square);
    }

    private static int turnedPlace(int place) {
        return movedPlace(place, Layout::turnedSquare) ^ 1;
    }

    /** The place of a piece, not a lion, in the mirror image. */
    static int mirroredPlace(int place) {
        return movedPlace(place, Layout::mirroredSquare);
    }

    private static int movedPlace(int place, IntUnaryOperator square) {
        int first = place >= FIRST_HEN ? FIRST_HEN : 0;
        return first + 2 * square.applyAsInt(square(place)) + (place & 1);
    }

    private static int turnedSquare(int square) {
        return square >= CAUGHT ? square : Square.COUNT - 1 - square;
    }

    /** The square of a lion in the mirror image. */
    static int mirroredSquare(int square) {
        return square >= CAUGHT ? square : square + Square.COLUMNS - 1 - 2 * (square % Square.COLUMNS);
    }

    /** What each two squares of the lions become. */
    private static int[] lions(IntUnaryOperator change) {
        return IntStream.rangeClosed(0, LIONS_MASK).map(change).toArray();
    }

    // ---- The board

    static long board(long position) {
        return LION_BOARDS[lions(position)]
                + GIRAFFE_BOARDS[giraffes(position)]
                + ELEPHANT_BOARDS[elephants(position)]
                + CHICK_BOARDS[chicks(position)];
    }

    /** The code of a square. */
    static int at(long board, int square) {
        return (int) (board >>> (4 * square)) & 0xF;
    }

    /** The squares of my pieces, one bit each. */
    static int mine(long board) {
        return squares((board | board >>> 1 | board >>> 2) & ~(board >>> 3));
    }

    /** The free squares, one bit each. */
    static int free(long board) {
        return squares(~(board | board >>> 1 | board >>> 2));
    }

    /** The lowest bits of all codes, packed together. */
    private static int squares(long codes) {
        long pairs = codes & 0x1111_1111_1111L;
        pairs = (pairs | pairs >>> 3) & 0x0303_0303_0303L;
        pairs = (pairs | pairs >>> 6) & 0x000F_000F_000FL;
        return (int) (pairs | pairs >>> 12 | pairs >>> 24) & ALL;
    }

    /** Whether I have a piece of a kind in the hand. */
    static boolean holds(long board, int kind) {
        return inHand(board, kind, 0) != 0;
    }

    /** Whether I have anything in the hand. */
    static boolean holdsAny(long board) {
        return (board >>> HANDS & 0x333) != 0;
    }

    /** The number of pieces of a kind in the hand of player 0 or 1. */
    static int inHand(long board, int kind, int owner) {
        return (int) (board >>> handShift(kind, owner)) & 3;
    }

    /** The pair of the chicks. */
    static int chicks(long position) {
        return (int) (position >>> SHIFTS[CHICK]) & CHICKS_MASK;
    }

    /** The pair of the elephants. */
    static int elephants(long position) {
        return (int) (position >>> SHIFTS[ELEPHANT]) & PAIR_MASK;
    }

    /** The pair of the giraffes. */
    static int giraffes(long position) {
        return (int) (position >>> SHIFTS[GIRAFFE]) & PAIR_MASK;
    }

    /** The squares of both lions, theirs in the higher 4 bits. */
    static int lions(long position) {
        return (int) position & LIONS_MASK;
    }

    static int myLion(long position) {
        return (int) position & 0xF;
    }

    static int theirLion(long position) {
        return (int) position >>> 4 & 0xF;
    }

    // ---- Changes

    static long withMyLion(long position, int square) {
        return (position & ~0xFL) | square;
    }

    static long withTheirLion(long position, int square) {
        return (position & ~0xF0L) | (long) square << 4;
    }

    /** The position after a piece, not a lion, has gone from a place to another. */
    static long moved(long position, int kind, int from, int to) {
        int shift = SHIFTS[kind];
        boolean bird = kind == CHICK || kind == HEN;
        int pair = (int) (position >>> shift) & (bird ? CHICKS_MASK : PAIR_MASK);
        int moved = (bird ? BIRDS : OTHERS).moved(pair, from, to);
        return position ^ (long) (pair ^ moved) << shift;
    }

    /** The position with these three pairs and two lions, and sente to move. */
    static long of(int chicks, int elephants, int giraffes, int lions) {
        return (long) chicks << SHIFTS[CHICK]
                | (long) elephants << SHIFTS[ELEPHANT]
                | (long) giraffes << SHIFTS[GIRAFFE]
                | lions;
    }

    /** The position as the other player, who is then to move, sees it. */
    static long turned(long position) {
        return (~position & TURN) | changed(position, TURNED_CHICKS, TURNED_OTHERS, TURNED_LIONS);
    }

    /** The mirror image: left and right exchanged. */
    static long mirrored(long position) {
        return (position & TURN) | changed(position, MIRRORED_CHICKS, MIRRORED_OTHERS, MIRRORED_LIONS);
    }

    /** The pair of chicks of the mirror image. */
    static int mirroredChicks(int pair) {
        return MIRRORED_CHICKS[pair];
    }

    private static long changed(long position, int[] chicks, int[] others, int[] lions) {
        return of(
                chicks[chicks(position)],
                others[elephants(position)],
                others[giraffes(position)],
                lions[lions(position)]);
    }
}

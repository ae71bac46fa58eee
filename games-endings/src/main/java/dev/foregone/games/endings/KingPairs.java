package dev.foregone.games.endings;

import java.util.Arrays;

/**
 * The places of both kings, numbered: those of positions that stand for others, not adjacent. Without pawns there are 462, with
 * pawns 1,806.
 */
final class KingPairs {

    static final KingPairs WITHOUT_PAWNS = new KingPairs(false);
    static final KingPairs WITH_PAWNS = new KingPairs(true);

    /** By the squares of both kings: the number, or -1. */
    private final short[] numbers = new short[Square.COUNT * Square.COUNT];

    /** By number: the white king's square, times 64, plus the black king's. */
    private final short[] squares;

    private KingPairs(boolean pawns) {
        Arrays.fill(numbers, (short) -1);
        short[] found = new short[numbers.length];
        int count = 0;
        for (int white = 0; white < Square.COUNT; white++) {
            for (int black = 0; black < Square.COUNT; black++) {
                if (isApart(white, black) && (pawns ? white % Square.SIDE < Square.SIDE / 2 : stands(white, black))) {
                    numbers[white * Square.COUNT + black] = (short) count;
                    found[count++] = (short) (white * Square.COUNT + black);
                }
            }
        }
        squares = Arrays.copyOf(found, count);
    }

    private static boolean isApart(int white, int black) {
        return white != black && (Attacks.ofKing(white) >>> black & 1) == 0;
    }

    /** Whether no other image of the kings alone stands for this one. */
    private static boolean stands(int white, int black) {
        long kings = Layout.of(Layout.WHITE, white, black, 0, 0, 0);
        return Symmetry.turnedToStand(kings) == kings;
    }

    int size() {
        return squares.length;
    }

    /** The number of kings that are not adjacent, in a position that stands for others. */
    int number(int white, int black) {
        return numbers[white * Square.COUNT + black];
    }

    int white(int number) {
        return squares[number] / Square.COUNT;
    }

    int black(int number) {
        return squares[number] % Square.COUNT;
    }
}

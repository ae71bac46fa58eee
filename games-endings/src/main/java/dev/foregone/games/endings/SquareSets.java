package dev.foregone.games.endings;

/**
 * The places of one, two or three equal pieces, numbered: as sets of squares in the combinatorial number system (D. H. Lehmer,
 * 1964), squares in falling order, as slots of a {@link Layout} are.
 *
 * <pre>
 *   squares a > b > c, counted from the first that is allowed    number  C(a, 3) + C(b, 2) + c
 * </pre>
 */
final class SquareSets {

    private static final int BITS = 6;
    private static final int PAWNS_FROM = Square.SIDE;
    private static final int PAWNS_TO = Square.COUNT - Square.SIDE;

    /** By pieces, of which there is one at least: those that stand anywhere, and pawns. */
    private static final SquareSets[] ANYWHERE = all(0, Square.COUNT);

    private static final SquareSets[] PAWNS = all(PAWNS_FROM, PAWNS_TO);

    private final int first;

    /** By number: the squares, the greatest in the lowest bits. */
    private final int[] squares;

    private SquareSets(int pieces, int first, int end) {
        this.first = first;
        int count = end - first;
        this.squares = new int[pieces == 1 ? count : pieces == 2 ? two(count) : three(count)];
        for (int a = 0; a < count; a++) {
            if (pieces == 1) {
                squares[a] = first + a;
                continue;
            }
            for (int b = 0; b < a; b++) {
                if (pieces == 2) {
                    squares[two(a) + b] = first + a | (first + b) << BITS;
                    continue;
                }
                for (int c = 0; c < b; c++) {
                    squares[three(a) + two(b) + c] = first + a | (first + b) << BITS | (first + c) << (2 * BITS);
                }
            }
        }
    }

    private static SquareSets[] all(int first, int end) {
        return new SquareSets[] {
            new SquareSets(1, first, end), new SquareSets(2, first, end), new SquareSets(3, first, end)
        };
    }

    private static int two(int count) {
        return count * (count - 1) / 2;
    }

    private static int three(int count) {
        return count * (count - 1) * (count - 2) / 6;
    }

    /** The sets of this many pieces, one to three, of a kind. */
    static SquareSets of(int kind, int pieces) {
        return (kind == Layout.PAWN ? PAWNS : ANYWHERE)[pieces - 1];
    }

    int size() {
        return squares.length;
    }

    int number(int a) {
        return a - first;
    }

    int number(int a, int b) {
        return two(a - first) + b - first;
    }

    int number(int a, int b, int c) {
        return three(a - first) + two(b - first) + c - first;
    }

    /** The squares of a number, six bits each, in the order of slots. */
    int squares(int number) {
        return squares[number];
    }
}

package dev.foregone.games.dobutsu;

/**
 * Moves taken back. The other player moved last, so the board is first turned to that player's view. A piece goes back
 * to the hand or to a free square, a hen on the far rank also as a chick. A piece in the hand may have been captured by
 * the move; then it goes back to the square that the moving piece leaves. Where the lion could have been caught, no
 * other move was legal.
 */
final class Retraction {

    private Retraction() {}

    static int list(long position, long[] into, int from) {
        long after = Layout.turned(position);
        int lion = Layout.theirLion(after);
        boolean caught = lion == Layout.CAUGHT;
        if (Layout.myLion(after) == Layout.CAUGHT || (lion >= Layout.HOME_RANK && !caught)) {
            return 0;
        }
        long board = Layout.board(after);
        int next = from;
        int movers = caught ? Layout.mine(board) : movers(board, lion);
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            next = caught ? catches(after, board, square, into, next) : others(after, board, square, lion, into, next);
        }
        return next - from;
    }

    /** The pieces that may have moved: if the lion can be caught, only its sole attacker. */
    private static int movers(long board, int lion) {
        long attackers = Steps.attackers(board, lion);
        if (attackers == 0) {
            return Layout.mine(board);
        }
        return (attackers & (attackers - 1)) == 0 ? 1 << (Long.numberOfTrailingZeros(attackers) / 4) : 0;
    }

    /** The case that the lion was caught on the square. */
    private static int catches(long after, long board, int square, long[] into, int from) {
        int kind = Layout.at(board, square);
        long withLion = Layout.withTheirLion(after, square);
        int free = Layout.free(board);
        int next = from;
        for (int rest = Steps.from(kind, square) & free; rest != 0; rest &= rest - 1) {
            into[next++] = back(withLion, kind, square, kind, Integer.numberOfTrailingZeros(rest));
        }
        if (mayHavePromoted(kind, square, free)) {
            into[next++] = back(withLion, kind, square, Layout.CHICK, square + Square.COLUMNS);
        }
        return next;
    }

    /** The case that nothing, or another piece, was caught on the square, and the lion could not be. */
    private static int others(long after, long board, int square, int lion, long[] into, int from) {
        int kind = Layout.at(board, square);
        int next = from;
        if (kind <= Layout.GIRAFFE) {
            into[next++] = Layout.moved(after, kind, Layout.place(kind, square, 0), Layout.MY_HAND);
        }
        int free = Layout.free(board);
        for (int rest = Steps.from(kind, square) & free; rest != 0; rest &= rest - 1) {
            int origin = Integer.numberOfTrailingZeros(rest);
            if ((Steps.to(kind, origin) >>> lion & 1) == 0) {
                next = captures(back(after, kind, square, kind, origin), board, square, into, next);
            }
        }
        if (mayHavePromoted(kind, square, free)) {
            long before = back(after, kind, square, Layout.CHICK, square + Square.COLUMNS);
            next = captures(before, board, square, into, next);
        }
        return next;
    }

    private static boolean mayHavePromoted(int kind, int square, int free) {
        return kind == Layout.HEN && square < Square.COLUMNS && (free >>> (square + Square.COLUMNS) & 1) != 0;
    }

    private static long back(long after, int kind, int square, int before, int origin) {
        return kind == Layout.LION
                ? Layout.withMyLion(after, origin)
                : Layout.moved(after, kind, Layout.place(kind, square, 0), Layout.place(before, origin, 0));
    }

    /** The move without a capture, and with each capture that a piece in the hand may come from. */
    private static int captures(long before, long board, int square, long[] into, int from) {
        int next = from;
        into[next++] = before;
        for (int kind = Layout.CHICK; kind <= Layout.GIRAFFE; kind++) {
            if (Layout.holds(board, kind)) {
                into[next++] = Layout.moved(before, kind, Layout.MY_HAND, Layout.place(kind, square, 1));
            }
        }
        if (Layout.holds(board, Layout.CHICK)) {
            into[next++] = Layout.moved(before, Layout.CHICK, Layout.MY_HAND, Layout.place(Layout.HEN, square, 1));
        }
        return next;
    }
}

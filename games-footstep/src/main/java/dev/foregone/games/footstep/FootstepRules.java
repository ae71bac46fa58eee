package dev.foregone.games.footstep;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * Footstep in 64 bits, for boards of up to 51 cells. From the lowest bit: the cells of the board in the order of
 * reading (1 is a platform), the cell of the player to move, the cell of the other, and whether A is to move:
 *
 * <pre>
 *   A  other  mover  platforms            2 x 3 board, A at 0,0 to move, B at 1,2, all six platforms there:
 *   1   101    000    111111              cells are numbered  0 1 2
 *                                                             3 4 5
 * </pre>
 *
 * A packed move is the number of the target cell.
 */
final class FootstepRules implements PackedRules<Footstep, Step> {

    private static final int DIRECTIONS = 4;

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);
    private static final long WON_AT_ONCE = Score.bounds(Score.win(1), Score.win(1));
    private static final long LOST_AT_ONCE = Score.bounds(Score.loss(2), Score.loss(2));
    private static final long OPEN = Score.bounds(Score.loss(4), Score.win(3));

    private final int rows;
    private final int columns;
    private final int moverShift;
    private final int otherShift;
    private final int sideShift;
    private final int cellMask;
    private final int cellBits;
    private final long boardMask;
    private final long otherMask;
    private final long sideBit;
    private final long boardAndSide;
    private final long[] neighbours;
    private final Separation separation;

    FootstepRules(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        int cells = rows * columns;
        moverShift = cells;
        cellBits = cellBits(cells);
        otherShift = moverShift + cellBits;
        sideShift = otherShift + cellBits;
        cellMask = (1 << cellBits) - 1;
        boardMask = (1L << cells) - 1;
        otherMask = (long) cellMask << otherShift;
        sideBit = 1L << sideShift;
        boardAndSide = boardMask | sideBit;
        neighbours = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            neighbours[cell] = neighboursOf(cell);
        }
        separation = new Separation(rows, columns, neighbours);
    }

    static boolean fit(Board board) {
        long cells = (long) board.rows() * board.columns();
        return cells < Long.SIZE && cells + 2L * cellBits((int) cells) + 1 <= Long.SIZE;
    }

    private static int cellBits(int cells) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(cells - 1);
    }

    private long neighboursOf(int cell) {
        int column = cell % columns;
        long up = cell >= columns ? 1L << (cell - columns) : 0;
        long left = column > 0 ? 1L << (cell - 1) : 0;
        long right = column < columns - 1 ? 1L << (cell + 1) : 0;
        long down = cell / columns < rows - 1 ? 1L << (cell + columns) : 0;
        return up | left | right | down;
    }

    private int mover(long position) {
        return (int) (position >>> moverShift) & cellMask;
    }

    private int other(long position) {
        return (int) (position >>> otherShift) & cellMask;
    }

    private boolean aMoves(long position) {
        return (position >>> sideShift & 1) != 0;
    }

    @Override
    public long pack(Footstep state) {
        return pack(state.board().bits(), state.mover(), state.other(), state.aMoves() ? 1 : 0);
    }

    private long pack(long board, int toMove, int waiting, long side) {
        return board | (long) toMove << moverShift | (long) waiting << otherShift | side << sideShift;
    }

    @Override
    public Footstep unpack(long position) {
        Board board = new Board(rows, columns, new long[] {position & boardMask});
        int mover = mover(position);
        int other = other(position);
        return aMoves(position) ? new Footstep(board, mover, other, true) : new Footstep(board, other, mover, false);
    }

    @Override
    public Step unpackMove(long position, int move) {
        return new Step(move / columns, move % columns);
    }

    @Override
    public int terminal(long position) {
        int mover = mover(position);
        boolean stands = (position >>> mover & 1) != 0;
        return stands && (position & neighbours[mover]) != 0 ? Score.ONGOING : Score.WORST;
    }

    @Override
    public int maxMoves(long position) {
        return DIRECTIONS;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return list(position & neighbours[mover(position)], into, from);
    }

    @Override
    public long play(long position, int move) {
        long left = (position ^ sideBit) & boardAndSide & ~(1L << mover(position));
        long toMove = (position & otherMask) >>> cellBits;
        return left | toMove | (long) move << otherShift;
    }

    @Override
    public long bounds(long position) {
        int mover = mover(position);
        long targets = position & neighbours[mover];
        if ((position >>> mover & 1) == 0 || targets == 0) {
            return LOST;
        }
        int other = other(position);
        long rest = position & boardMask & ~(1L << mover);
        if (winsAtOnce(mover, other, rest)) {
            return WON_AT_ONCE;
        }
        return safe(targets, rest & ~(1L << other)) == 0
                ? LOST_AT_ONCE
                : separation.bounds(mover, other, position & boardMask, OPEN);
    }

    /** Whether any step wins: the other stands on the platform that vanishes, or has nowhere to go. */
    private boolean winsAtOnce(int mover, int other, long rest) {
        return other == mover || (rest & neighbours[other]) == 0;
    }

    /** The targets on which the player to move survives the next step of the other, after which {@code then} is left. */
    private long safe(long targets, long then) {
        long safe = targets & then;
        for (long left = safe; left != 0; left &= left - 1) {
            if ((then & neighbours[Long.numberOfTrailingZeros(left)]) == 0) {
                safe ^= left & -left;
            }
        }
        return safe;
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        int mover = mover(position);
        int other = other(position);
        long targets = position & neighbours[mover];
        long rest = position & boardMask & ~(1L << mover);
        if (winsAtOnce(mover, other, rest)) {
            into[from] = Long.numberOfTrailingZeros(targets);
            return 1;
        }
        long then = rest & ~(1L << other);
        long safe = safe(targets, then);
        return safe == 0 ? list(targets, into, from) : mostExitsFirst(safe, then, into, from);
    }

    private int mostExitsFirst(long targets, long then, int[] into, int from) {
        int next = from;
        for (int exits = DIRECTIONS - 1; exits > 0; exits--) { // the cell left behind is no exit
            for (long left = targets; left != 0; left &= left - 1) {
                int target = Long.numberOfTrailingZeros(left);
                if (Long.bitCount(then & neighbours[target]) == exits) {
                    into[next++] = target;
                }
            }
        }
        return next - from;
    }

    private static int list(long targets, int[] into, int from) {
        int count = Long.bitCount(targets);
        long left = targets;
        for (int i = from; i < from + count; i++) {
            into[i] = Long.numberOfTrailingZeros(left);
            left &= left - 1;
        }
        return count;
    }

    @Override
    public int positionBits() {
        return sideShift + 1;
    }

    /** Each move takes a platform away, and on the last one nobody can step. */
    @Override
    public int maxPlies(long position) {
        return Long.bitCount(position & boardMask);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FootstepRules that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return rows * Long.SIZE + columns;
    }
}

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

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);

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
    private final Foresight foresight;
    private final long[] neighbours;

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
        foresight = new Foresight(rows, columns);
        neighbours = foresight.neighbours();
    }

    static boolean fit(Board board) {
        long cells = (long) board.rows() * board.columns();
        return cells < Long.SIZE && cells + 2L * cellBits((int) cells) + 1 <= Long.SIZE;
    }

    private static int cellBits(int cells) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(cells - 1);
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
        Board board = new Board(rows, columns, new long[] {position & boardMask}, foresight);
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
        return Foresight.DIRECTIONS;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return Foresight.list(position & neighbours[mover(position)], into, from);
    }

    @Override
    public long play(long position, int move) {
        long left = (position ^ sideBit) & boardAndSide & ~(1L << mover(position));
        long toMove = (position & otherMask) >>> cellBits;
        return left | toMove | (long) move << otherShift;
    }

    @Override
    public long bounds(long position) {
        return terminal(position) == Score.ONGOING
                ? foresight.bounds(position & boardMask, mover(position), other(position))
                : LOST;
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        return foresight.candidates(position & boardMask, mover(position), other(position), into, from);
    }

    @Override
    public int positionBits() {
        return sideShift + 1;
    }

    /** Each move removes a platform, and from the last one no step is possible. */
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

package dev.foregone.games.dodgem;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import java.util.Optional;

/**
 * Dodgem in 64 bits, for boards of up to 5 x 5. From the lowest bit: the cells of blue's cars and the cells of red's, in
 * the order of reading, and whether red is to move:
 *
 * <pre>
 *   turn     red       blue          3 x 3, the beginning:     b . .     cells    0 1 2
 *    0    110000000  000001001                                 b . .              3 4 5
 *                                                              . r r              6 7 8
 * </pre>
 *
 * A packed move is the cell of a car times three, plus the number of the {@link Direction} among those of its colour.
 */
final class DodgemRules implements PackedRules<Dodgem, Drive>, Predecessors {

    private static final int LARGEST = 5;

    private final int size;
    private final int cells;
    private final long board;
    private final long turn;
    private final Roads ofBlue;
    private final Roads ofRed;
    private final Reflection reflection;
    private final Ranking ranking;

    DodgemRules(int size) {
        this.size = size;
        cells = size * size;
        board = (1L << cells) - 1;
        turn = 1L << (2 * cells);
        ofBlue = Roads.of(size, true);
        ofRed = Roads.of(size, false);
        reflection = new Reflection(size);
        ranking = new DodgemRanking(size);
    }

    static boolean fit(int size) {
        return size <= LARGEST;
    }

    private boolean blueMoves(long position) {
        return position < turn;
    }

    /** The cars of both colours. */
    private long taken(long position) {
        return (position | position >>> cells) & board;
    }

    private long mine(long position) {
        return (blueMoves(position) ? position : position >>> cells) & board;
    }

    private long theirs(long position) {
        return (blueMoves(position) ? position >>> cells : position) & board;
    }

    @Override
    public long pack(Dodgem state) {
        return state.blue() | state.red() << cells | (state.blueMoves() ? 0 : turn);
    }

    @Override
    public Dodgem unpack(long position) {
        return new Dodgem(size, position & board, position >>> cells & board, blueMoves(position));
    }

    @Override
    public Drive unpackMove(long position, int move) {
        return (blueMoves(position) ? ofBlue : ofRed).drive(move);
    }

    @Override
    public int terminal(long position) {
        if (theirs(position) == 0) {
            return Score.WORST;
        }
        return canMove(position) ? Score.ONGOING : Score.BEST;
    }

    private boolean canMove(long position) {
        Roads roads = blueMoves(position) ? ofBlue : ofRed;
        long taken = taken(position);
        for (long rest = mine(position); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest) * Roads.DIRECTIONS;
            if ((taken & roads.ahead(move)) == 0
                    || (taken & roads.ahead(move + 1)) == 0
                    || (taken & roads.ahead(move + 2)) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int maxMoves(long position) {
        return Roads.DIRECTIONS * (size - 1);
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return (blueMoves(position) ? ofBlue : ofRed).list(mine(position), taken(position), into, from);
    }

    @Override
    public long play(long position, int move) {
        boolean blue = blueMoves(position);
        long change = (blue ? ofBlue : ofRed).change(move);
        return position ^ turn ^ (blue ? change : change << cells);
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return Optional.of(this);
    }

    @Override
    public Optional<Ranking> ranking() {
        return Optional.of(ranking);
    }

    @Override
    public int maxPredecessors(long position) {
        return Roads.DIRECTIONS * (size - 1) + size;
    }

    /** The player not to move has moved last: a car goes back by one cell, or returns from outside to an exit. */
    @Override
    public int predecessors(long position, long[] into, int from) {
        if (mine(position) == 0) {
            return 0;
        }
        boolean blue = !blueMoves(position);
        Roads roads = blue ? ofBlue : ofRed;
        int shift = blue ? 0 : cells;
        long taken = taken(position);
        long before = position ^ turn;
        int next = from;
        for (long rest = theirs(position); rest != 0; rest &= rest - 1) {
            int first = Long.numberOfTrailingZeros(rest) * Roads.DIRECTIONS;
            for (int move = first; move < first + Roads.DIRECTIONS; move++) {
                long behind = roads.behind(move);
                if ((taken & behind) == 0) {
                    into[next++] = before ^ ((rest & -rest) | behind) << shift;
                }
            }
        }
        if (Long.bitCount(theirs(position)) < size - 1) {
            for (long exits = roads.exits() & ~taken; exits != 0; exits &= exits - 1) {
                into[next++] = before | (exits & -exits) << shift;
            }
        }
        return next - from;
    }

    @Override
    public int positionBits() {
        return 2 * cells + 1;
    }

    /** The position if blue is to move, otherwise the same with the colours exchanged. */
    @Override
    public long canonical(long position) {
        return blueMoves(position)
                ? position
                : reflection.of(position >>> cells & board) | reflection.of(position & board) << cells;
    }
}

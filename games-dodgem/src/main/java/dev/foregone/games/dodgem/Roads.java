package dev.foregone.games.dodgem;

import java.util.List;
import java.util.stream.IntStream;

/** The cells that cars of one colour drive to from each cell, and those they come from. */
final class Roads {

    static final int DIRECTIONS = 3;

    /** No bit, so never occupied: beyond the edge over which cars leave. */
    static final long OUT = 0;

    /** All bits, so always occupied: beyond the other edges. */
    static final long NOWHERE = -1;

    private static final List<Roads> OF_BLUE = ofAllSizes(true);
    private static final List<Roads> OF_RED = ofAllSizes(false);

    private final int size;
    private final List<Direction> directions;
    private final long[] ahead;
    private final long[] behind;
    private final long exits;

    private Roads(int size, boolean blue) {
        this.size = size;
        directions = Direction.of(blue);
        int cells = size * size;
        ahead = new long[cells * DIRECTIONS];
        behind = new long[cells * DIRECTIONS];
        long leaving = 0;
        for (int move = 0; move < ahead.length; move++) {
            boolean forward = move % DIRECTIONS == 0;
            ahead[move] = cell(move, 1, forward ? OUT : NOWHERE);
            behind[move] = cell(move, -1, NOWHERE);
            leaving |= ahead[move] == OUT ? 1L << (move / DIRECTIONS) : 0;
        }
        exits = leaving;
    }

    private static List<Roads> ofAllSizes(boolean blue) {
        return IntStream.rangeClosed(Dodgem.LEAST, Dodgem.MOST)
                .mapToObj(size -> new Roads(size, blue))
                .toList();
    }

    static Roads of(int size, boolean blue) {
        return (blue ? OF_BLUE : OF_RED).get(size - Dodgem.LEAST);
    }

    private long cell(int move, int steps, long beyond) {
        Drive drive = drive(move);
        int row = drive.row() + steps * drive.direction().rows();
        int column = drive.column() + steps * drive.direction().columns();
        boolean onBoard = row >= 0 && row < size && column >= 0 && column < size;
        return onBoard ? 1L << (row * size + column) : beyond;
    }

    Drive drive(int move) {
        int cell = move / DIRECTIONS;
        return new Drive(cell / size, cell % size, directions.get(move % DIRECTIONS));
    }

    /** The number of a move: the cell of the car times three, plus that of the direction among those of its colour. */
    int move(Drive drive) {
        return (drive.row() * size + drive.column()) * DIRECTIONS + directions.indexOf(drive.direction());
    }

    /** Lists the moves of some cars where others are too. */
    int list(long cars, long taken, int[] into, int from) {
        int next = from;
        for (long rest = cars; rest != 0; rest &= rest - 1) {
            int first = Long.numberOfTrailingZeros(rest) * DIRECTIONS;
            for (int move = first; move < first + DIRECTIONS; move++) {
                if ((taken & ahead[move]) == 0) {
                    into[next++] = move;
                }
            }
        }
        return next - from;
    }

    /** The cells that a car leaves and comes to. */
    long change(int move) {
        return 1L << (move / DIRECTIONS) | ahead[move];
    }

    /** The cell that a move leads to, {@link #OUT} or {@link #NOWHERE}. */
    long ahead(int move) {
        return ahead[move];
    }

    /** The cell from which a car comes to the move's cell in the move's direction, or {@link #NOWHERE}. */
    long behind(int move) {
        return behind[move];
    }

    /** The cells from which cars leave the board. */
    long exits() {
        return exits;
    }
}

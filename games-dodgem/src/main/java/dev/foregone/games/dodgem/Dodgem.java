package dev.foregone.games.dodgem;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position of dodgem (C. Vout; E. Berlekamp, J. Conway and R. Guy, <em>Winning Ways</em>, chapter 22). Blue's cars begin
 * in the left column, above the lowest cell, and drive right, up or down; red's begin in the lowest row, right of the first
 * cell, and drive up, left or right; one car per move, by one cell, which must be free. Blue's leave the board on the
 * right, red's at the top. A player whose cars have all left has won, and so has a player who cannot move.
 *
 * @param size rows and columns of the board, 2 to 8
 * @param blue the cells of blue's cars, bits in the order of reading, the lowest first
 * @param red the cells of red's cars
 * @param blueMoves whether blue is to move
 */
public record Dodgem(int size, long blue, long red, boolean blueMoves) implements GameState<Dodgem, Drive> {

    static final int LEAST = 2;
    static final int MOST = 8;

    private static final Optional<GameValue> WON = Optional.of(GameValue.WIN);
    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);

    /**
     * Checks the size.
     *
     * @param size the rows and columns, 2 to 8
     * @param blue the cells of blue's cars
     * @param red the cells of red's cars
     * @param blueMoves whether blue is to move
     * @throws IllegalArgumentException if the size is not allowed, a car is off the board, or two cars are in one cell
     */
    public Dodgem {
        if (size < LEAST || size > MOST) {
            throw new IllegalArgumentException(
                    "a board of " + size + " rows and columns; dodgem is played on " + LEAST + " to " + MOST);
        }
        if (((blue | red) & ~board(size)) != 0 || (blue & red) != 0) {
            throw new IllegalArgumentException("blue cars " + Long.toHexString(blue) + " and red cars "
                    + Long.toHexString(red) + "; each is in a cell of its own on the board");
        }
    }

    /**
     * The position before the first move.
     *
     * @param size rows and columns of the board, 2 to 8
     * @return all cars in their places, blue to move
     */
    public static Dodgem start(int size) {
        long blue = 0;
        long red = 0;
        for (int i = 1; i < size; i++) {
            blue |= 1L << ((i - 1) * size);
            red |= 1L << ((size - 1) * size + i);
        }
        return new Dodgem(size, blue, red, true);
    }

    private static long board(int size) {
        return -1L >>> (Long.SIZE - size * size);
    }

    /** The cars of the player to move. */
    long mine() {
        return blueMoves ? blue : red;
    }

    long theirs() {
        return blueMoves ? red : blue;
    }

    @Override
    public Optional<GameValue> terminalValue() {
        if (theirs() == 0) {
            return LOST;
        }
        return legalMoves().isEmpty() ? WON : Optional.empty();
    }

    @Override
    public List<Drive> legalMoves() {
        int[] moves = new int[Roads.DIRECTIONS * Long.bitCount(mine())];
        int count = theirs() == 0 ? 0 : roads().list(mine(), blue | red, moves, 0);
        List<Drive> drives = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            drives.add(roads().drive(moves[i]));
        }
        return Collections.unmodifiableList(drives);
    }

    private Roads roads() {
        return Roads.of(size, blueMoves);
    }

    @Override
    public Dodgem play(Drive drive) {
        if (!legalMoves().contains(drive)) {
            throw new IllegalMoveException(drive, this, legalMoves());
        }
        long change = roads().change(roads().move(drive));
        return blueMoves ? new Dodgem(size, blue ^ change, red, false) : new Dodgem(size, blue, red ^ change, true);
    }

    /**
     * The same position with the colours exchanged: left becomes bottom, top becomes right. The other player is then to
     * move.
     */
    Dodgem exchanged() {
        return new Dodgem(size, reflected(red), reflected(blue), !blueMoves);
    }

    /** Moves row r, column c to row n - 1 - c, column n - 1 - r. */
    private long reflected(long cars) {
        long reflected = 0;
        for (long rest = cars; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            reflected |= 1L << ((size - 1 - cell % size) * size + size - 1 - cell / size);
        }
        return reflected;
    }

    /** In the game's notation: {@code b../b../.rr blue}. */
    @Override
    public String toString() {
        return DodgemNotation.format(this);
    }
}

package dev.foregone.games.footstep;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A position of the vanishing-platform game. Two players, A and B, stand on the platforms of a board, perhaps both on
 * the same one. The player to move steps to an orthogonally adjacent platform, the other player's included, and the
 * platform left behind vanishes. The player to move loses if no step is possible, or if their platform has vanished
 * because the other player stood there too and left.
 */
public final class Footstep implements GameState<Footstep, Step> {

    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);

    private final Board board;
    private final int a;
    private final int b;
    private final boolean aMoves;

    Footstep(Board board, int a, int b, boolean aMoves) {
        this.board = board;
        this.a = a;
        this.b = b;
        this.aMoves = aMoves;
    }

    /**
     * A position with A to move.
     *
     * @param board rows of cells, all of the same length: 1 is a platform, 0 a hole; the array is copied
     * @param aloc row and column of A, from 0, top left
     * @param bloc row and column of B
     * @return the position
     * @throws IllegalArgumentException if the board is empty or ragged, has a number other than 0 and 1, or a player
     *     not on a platform
     */
    public static Footstep of(int[][] board, int[] aloc, int[] bloc) {
        Board platforms = Board.of(board);
        return new Footstep(platforms, stand("A", platforms, aloc), stand("B", platforms, bloc), true);
    }

    private static int stand(String player, Board board, int[] at) {
        if (at.length != 2) {
            throw new IllegalArgumentException(
                    player + " stands at " + Arrays.toString(at) + "; a cell is a row and a column");
        }
        int cell = board.cell(player, at[0], at[1]);
        if (!board.has(cell)) {
            throw new IllegalArgumentException(
                    player + " stands at " + at[0] + "," + at[1] + ", which is a hole; players stand on platforms");
        }
        return cell;
    }

    Board board() {
        return board;
    }

    /**
     * The cell of A.
     *
     * @return row and column
     */
    public Step a() {
        return board.step(a);
    }

    /**
     * The cell of B.
     *
     * @return row and column
     */
    public Step b() {
        return board.step(b);
    }

    /**
     * Whose turn it is.
     *
     * @return true if A is to move
     */
    public boolean aMoves() {
        return aMoves;
    }

    /** The cell of the player to move. */
    int mover() {
        return aMoves ? a : b;
    }

    /** The cell of the other player. */
    int other() {
        return aMoves ? b : a;
    }

    @Override
    public Optional<GameValue> terminalValue() {
        return board.hasStep(mover()) ? Optional.empty() : LOST;
    }

    /** The adjacent platforms, in the order of reading: up, left, right, down. */
    @Override
    public List<Step> legalMoves() {
        return board.steps(mover());
    }

    @Override
    public Footstep play(Step move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        Board left = board.without(mover());
        int target = move.row() * board.columns() + move.column();
        return aMoves ? new Footstep(left, target, b, false) : new Footstep(left, a, target, true);
    }

    private boolean isLegal(Step move) {
        Step from = board.step(mover());
        int distance = Math.abs(from.row() - move.row()) + Math.abs(from.column() - move.column());
        return distance == 1 && board.has(mover()) && board.has(move.row(), move.column());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Footstep that
                && a == that.a
                && b == that.b
                && aMoves == that.aMoves
                && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        return ((board.hashCode() * 31 + a) * 31 + b) * 2 + (aMoves ? 1 : 0);
    }

    /** In the game's notation: {@code 111/101/111 1,0 1,2 A}. */
    @Override
    public String toString() {
        return board + " " + a() + " " + b() + " " + (aMoves ? "A" : "B");
    }
}

package dev.foregone.testkit.game;

import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Hexapawn (M. Gardner, 1962) on a board of any small size: a row of pawns on either side, which step straight ahead to
 * an empty cell and take diagonally ahead. A player wins by reaching the far row or by leaving the other without a
 * move. The same board may come up with either player to move: 4 rows of 3 have 987 positions on 895 boards.
 *
 * @param rows how many rows, 3 or more
 * @param columns how many columns, 1 or more; no more than 31 cells in all
 */
public record Hexapawn(int rows, int columns) implements Game<HexapawnBoard, HexapawnMove> {

    private static final int MOST_CELLS = 31;

    /**
     * Checks the size.
     *
     * @param rows how many rows, 3 or more
     * @param columns how many columns, 1 or more; no more than 31 cells in all
     * @throws IllegalArgumentException if there is no such board
     */
    public Hexapawn {
        if (rows < 3 || columns < 1 || (long) rows * columns > MOST_CELLS) {
            throw new IllegalArgumentException("a board of " + rows + " rows and " + columns
                    + " columns\n  3 rows or more, 1 column or more, no more than " + MOST_CELLS + " cells");
        }
    }

    @Override
    public String id() {
        return "hexapawn-" + rows + "-by-" + columns;
    }

    @Override
    public HexapawnBoard initialState() {
        int row = (1 << columns) - 1;
        return new HexapawnBoard(this, row << (columns * (rows - 1)), row, true);
    }

    /** Reads what the board's {@code toString()} writes: {@code bbb/.../.../www w}. */
    @Override
    public HexapawnBoard parse(String notation) {
        if (!notation.matches("[bw./]+ [bw]")
                || notation.length() != rows * (columns + 1) + 1
                || notation.replaceAll("[^/ ]", "").length() != rows) {
            throw refusal(notation, "that is not " + rows + " rows of " + columns + " cells");
        }
        HexapawnBoard board =
                new HexapawnBoard(this, pawns(notation, 'w'), pawns(notation, 'b'), notation.endsWith("w"));
        if (!board.toString().equals(notation)) {
            throw refusal(notation, "the rows are not of " + columns + " cells");
        }
        return board;
    }

    private NotationException refusal(String notation, String problem) {
        return new NotationException(notation, problem, "a board with the player to move: " + initialState());
    }

    private static int pawns(String notation, char colour) {
        String cells = notation.substring(0, notation.length() - 2).replace("/", "");
        return IntStream.range(0, cells.length())
                .filter(cell -> cells.charAt(cell) == colour)
                .map(cell -> 1 << cell)
                .sum();
    }

    @Override
    public List<String> players() {
        return List.of("white", "black");
    }

    @Override
    public Optional<String> playerToMove(HexapawnBoard board) {
        return Optional.of(board.whiteToMove() ? "white" : "black");
    }

    /** Its id, in words. */
    @Override
    public String toString() {
        return id();
    }
}

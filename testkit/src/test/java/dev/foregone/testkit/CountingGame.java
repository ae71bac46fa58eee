package dev.foregone.testkit;

import dev.foregone.board.BoardGame;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Players fill six cells in turn, which is a draw; the board counts the cells that are filled. */
class CountingGame extends BoardGame<CountingGame.Row, Integer> {

    private static final int CELLS = 6;

    private final boolean countsBack;

    CountingGame(boolean countsBack) {
        super("counting", () -> new Row(new boolean[CELLS], 0));
        this.countsBack = countsBack;
    }

    static final class Row {

        final boolean[] cells;
        int filled;

        Row(boolean[] cells, int filled) {
            this.cells = cells;
            this.filled = filled;
        }
    }

    @Override
    protected Row copy(Row row) {
        return new Row(row.cells.clone(), row.filled);
    }

    @Override
    protected List<Integer> moves(Row row) {
        return IntStream.range(0, CELLS)
                .filter(cell -> !row.cells[cell])
                .boxed()
                .toList();
    }

    @Override
    protected void make(Row row, Integer cell) {
        row.cells[cell] = true;
        row.filled++;
    }

    @Override
    protected boolean undo(Row row, Integer cell) {
        row.cells[cell] = false;
        row.filled -= countsBack ? 1 : 0;
        return true;
    }

    @Override
    protected Result result(Row row) {
        return row.filled >= CELLS ? Result.DRAW : Result.ONGOING;
    }

    @Override
    protected Object key(Row row) {
        return Arrays.toString(row.cells);
    }
}

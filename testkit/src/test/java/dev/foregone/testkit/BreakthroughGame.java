package dev.foregone.testkit;

import dev.foregone.board.BoardGame;
import dev.foregone.testkit.BreakthroughGame.Men;
import dev.foregone.testkit.BreakthroughGame.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Breakthrough on 6x6: men step ahead, straight or aslant, and take aslant; who reaches the far row has won, and so has who
 * takes all men, which is rare.
 */
class BreakthroughGame extends BoardGame<Men, Step> {

    private static final int SIZE = 6;

    BreakthroughGame() {
        super("breakthrough", Men::new);
    }

    /** Whose man stands where: 1 or 2, and 0 nobody's. */
    static final class Men {

        final int[] cells = new int[SIZE * SIZE];
        int turn = 1;

        Men() {
            Arrays.fill(cells, 0, 2 * SIZE, 2);
            Arrays.fill(cells, cells.length - 2 * SIZE, cells.length, 1);
        }

        Men(Men other) {
            System.arraycopy(other.cells, 0, cells, 0, cells.length);
            turn = other.turn;
        }

        boolean has(int player) {
            return Arrays.stream(cells).anyMatch(cell -> cell == player);
        }

        boolean hasArrived(int player) {
            int row = player == 1 ? 0 : cells.length - SIZE;
            return Arrays.stream(cells, row, row + SIZE).anyMatch(cell -> cell == player);
        }
    }

    record Step(int from, int to) {
        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    @Override
    protected Men copy(Men board) {
        return new Men(board);
    }

    @Override
    protected List<Step> moves(Men board) {
        List<Step> steps = new ArrayList<>();
        for (int from = 0; from < board.cells.length; from++) {
            for (int aside = -1; board.cells[from] == board.turn && aside <= 1; aside++) {
                int to = from + (board.turn == 1 ? -SIZE : SIZE) + aside;
                boolean onBoard =
                        from % SIZE + aside >= 0 && from % SIZE + aside < SIZE && to >= 0 && to < board.cells.length;
                if (onBoard && (board.cells[to] == 0 || aside != 0 && board.cells[to] != board.turn)) {
                    steps.add(new Step(from, to));
                }
            }
        }
        return steps;
    }

    @Override
    protected void make(Men board, Step step) {
        board.cells[step.from] = 0;
        board.cells[step.to] = board.turn;
        board.turn = 3 - board.turn;
    }

    @Override
    protected Result result(Men board) {
        if (board.hasArrived(1) || !board.has(2)) {
            return Result.FIRST_WINS;
        }
        return board.hasArrived(2) || !board.has(1) ? Result.SECOND_WINS : Result.ONGOING;
    }

    @Override
    protected Object key(Men board) {
        return Arrays.toString(board.cells);
    }

    @Override
    protected Optional<Player> toMove(Men board) {
        return Optional.of(board.turn == 1 ? Player.FIRST : Player.SECOND);
    }
}

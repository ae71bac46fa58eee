package dev.foregone.scores;

import dev.foregone.board.BoardGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Othello on a board of any size, for scores that are published of small ones. */
final class SmallOthello extends BoardGame<SmallOthello.Board, Integer> {

    private static final int PASS = -1;

    /** Squares are 1 for the player who begins, -1 for the other. */
    static final class Board {
        private final int size;
        private final int[] squares;
        private int turn = 1;

        Board(int size) {
            this.size = size;
            squares = new int[size * size];
            int corner = (size / 2 - 1) * (size + 1);
            squares[corner] = -1;
            squares[corner + size + 1] = -1;
            squares[corner + 1] = 1;
            squares[corner + size] = 1;
        }

        Board(Board other) {
            size = other.size;
            squares = other.squares.clone();
            turn = other.turn;
        }

        List<Integer> places(int player) {
            List<Integer> places = new ArrayList<>();
            for (int square = 0; square < squares.length; square++) {
                if (squares[square] == 0 && !turned(square, player).isEmpty()) {
                    places.add(square);
                }
            }
            return places;
        }

        private List<Integer> turned(int square, int player) {
            List<Integer> turned = new ArrayList<>();
            for (int direction = 0; direction < 9; direction++) {
                List<Integer> run = new ArrayList<>();
                int row = square / size + direction / 3 - 1;
                int column = square % size + direction % 3 - 1;
                while (at(row, column) == -player) {
                    run.add(row * size + column);
                    row += direction / 3 - 1;
                    column += direction % 3 - 1;
                }
                turned.addAll(at(row, column) == player ? run : List.of());
            }
            return turned;
        }

        private int at(int row, int column) {
            return row < 0 || row >= size || column < 0 || column >= size ? 0 : squares[row * size + column];
        }
    }

    SmallOthello(int size) {
        super("othello" + size, () -> new Board(size));
    }

    @Override
    protected Board copy(Board board) {
        return new Board(board);
    }

    @Override
    protected List<Integer> moves(Board board) {
        List<Integer> places = board.places(board.turn);
        return places.isEmpty() ? List.of(PASS) : places;
    }

    @Override
    protected void make(Board board, Integer square) {
        if (square != PASS) {
            board.turned(square, board.turn).forEach(each -> board.squares[each] = board.turn);
            board.squares[square] = board.turn;
        }
        board.turn = -board.turn;
    }

    @Override
    protected Result result(Board board) {
        if (!board.places(1).isEmpty() || !board.places(-1).isEmpty()) {
            return Result.ONGOING;
        }
        return score(board) == 0 ? Result.DRAW : score(board) > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(Board board) {
        return Arrays.toString(board.squares);
    }

    @Override
    protected Optional<Player> toMove(Board board) {
        return Optional.of(board.turn > 0 ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected int mostPoints(Board board) {
        return board.squares.length;
    }

    @Override
    protected int score(Board board) {
        return Arrays.stream(board.squares).sum();
    }
}

package dev.foregone.testkit;

import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.diagram.Diagram;
import dev.foregone.testkit.Othello.Disc;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Othello through the bridge, all right; a broken one overrides a method. */
class OthelloGame extends BoardGame<Othello, Disc> {

    OthelloGame() {
        super("othello", Othello::new);
    }

    @Override
    protected Othello copy(Othello board) {
        return new Othello(board);
    }

    @Override
    protected List<Disc> moves(Othello board) {
        return board.discs();
    }

    @Override
    protected void make(Othello board, Disc disc) {
        board.make(disc);
    }

    @Override
    protected Result result(Othello board) {
        if (!board.isOver()) {
            return Result.ONGOING;
        }
        return board.lead() == 0 ? Result.DRAW : board.lead() > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(Othello board) {
        return Arrays.deepToString(board.squares);
    }

    @Override
    protected Optional<Player> toMove(Othello board) {
        return Optional.of(board.turn == 1 ? Player.FIRST : Player.SECOND);
    }

    @Override
    public Optional<Diagram> diagram(BoardState<Othello> state) {
        String[] rows = Arrays.stream(state.board().squares)
                .map(row -> IntStream.of(row)
                        .mapToObj(square -> ".XO".substring(square, square + 1))
                        .collect(Collectors.joining()))
                .toArray(String[]::new);
        return Optional.of(Diagram.squares(rows).sides("X", "O"));
    }

    @Override
    public List<String> clicks(BoardState<Othello> state, BoardMove move) {
        return List.of(move.notation());
    }

    @Override
    protected OptionalDouble evaluation(Othello board) {
        int lead = board.turn == 1 ? board.lead() : -board.lead();
        return OptionalDouble.of(lead / 64.0);
    }
}

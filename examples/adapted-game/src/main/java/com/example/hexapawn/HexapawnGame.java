package com.example.hexapawn;

import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import org.example.pawns.Hexapawn;
import org.example.pawns.Move;

/** Hexapawn for Foregone: all that it needs to be told about a class it does not know. */
public final class HexapawnGame extends BoardGame<Hexapawn, Move> {

    /** Called by Foregone. */
    public HexapawnGame() {
        super("hexapawn", Hexapawn::new);
    }

    @Override
    protected Hexapawn copy(Hexapawn board) {
        return new Hexapawn(board);
    }

    @Override
    protected List<Move> moves(Hexapawn board) {
        return board.moves();
    }

    @Override
    protected void make(Hexapawn board, Move move) {
        board.make(move);
    }

    @Override
    protected Result result(Hexapawn board) {
        if (!board.gameOver()) {
            return Result.ONGOING;
        }
        return board.winner() == 'w' ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(Hexapawn board) {
        return board.toString();
    }

    @Override
    public Optional<Diagram> diagram(BoardState<Hexapawn> state) {
        String[] rows = state.board().toString().split("/");
        return Optional.of(Diagram.squares(rows).sides("w", "b"));
    }

    @Override
    public List<String> clicks(BoardState<Hexapawn> state, BoardMove move) {
        return List.of(move.notation().split("-"));
    }
}

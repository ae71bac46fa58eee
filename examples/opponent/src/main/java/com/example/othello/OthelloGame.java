package com.example.othello;

import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardState;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;
import org.example.othello.Othello;

/** Othello for Foregone: what it needs to be told about a board that it does not know. */
public class OthelloGame extends BoardGame<Othello, Integer> {

    /** Called by Foregone. */
    public OthelloGame() {
        this("othello");
    }

    OthelloGame(String id) {
        super(id, Othello::new);
    }

    @Override
    protected Othello copy(Othello board) {
        return new Othello(board);
    }

    @Override
    protected List<Integer> moves(Othello board) {
        return board.moves();
    }

    @Override
    protected void make(Othello board, Integer move) {
        board.make(move);
    }

    /** Not required, but a search need not copy the board then. */
    @Override
    protected boolean undo(Othello board, Integer move) {
        board.undo(move);
        return true;
    }

    @Override
    protected Result result(Othello board) {
        if (!board.isOver()) {
            return Result.ONGOING;
        }
        return board.lead() == 0 ? Result.DRAW : board.lead() > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected int mostPoints(Othello board) {
        return 64;
    }

    /** The disc difference. */
    @Override
    protected int score(Othello board) {
        return board.lead();
    }

    @Override
    protected Object key(Othello board) {
        return board.toString();
    }

    @Override
    protected Optional<Player> toMove(Othello board) {
        return Optional.of(board.blackToMove() ? Player.FIRST : Player.SECOND);
    }

    @Override
    protected String notation(Othello board, Integer move) {
        return Othello.name(move);
    }

    /** Not required, but an evaluation can be learned then. In the order of the diagram: the eighth row first. */
    @Override
    protected int cells(Othello board, byte[] into) {
        for (int cell = 0; cell < 64; cell++) {
            into[cell] = (byte) board.owner(56 - cell / 8 * 8 + cell % 8);
        }
        return 64;
    }

    @Override
    public String name() {
        return "Othello";
    }

    @Override
    public List<String> players() {
        return List.of("black", "white");
    }

    @Override
    public Optional<Diagram> diagram(BoardState<Othello> state) {
        String[] rows = state.board().toString().split("/");
        return Optional.of(Diagram.squares(rows).sides("x", "o"));
    }
}

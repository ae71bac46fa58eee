package com.example.pages;

import dev.foregone.api.NotationException;
import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardState;
import java.util.List;
import java.util.Optional;

/** Stones that are taken one or two at a time; who takes two moves again; who is to move when none is left has lost. */
final class KeptTurns extends BoardGame<KeptTurns.Stones, Integer> {

    /** The board. */
    static final class Stones {
        int left;
        Player turn = Player.FIRST;

        Stones(int left) {
            this.left = left;
        }
    }

    KeptTurns() {
        super("kept-turns", () -> new Stones(4));
    }

    @Override
    protected Optional<Player> toMove(Stones board) {
        return Optional.of(board.turn);
    }

    @Override
    protected boolean undo(Stones board, Integer stones) {
        board.left += stones;
        board.turn = stones == 2 ? board.turn : other(board.turn);
        return true;
    }

    @Override
    public BoardState<Stones> parse(String notation) {
        if (!notation.matches("[0-9] [AB]")) {
            throw new NotationException(notation, "it is no number and player", "0 to 9, then A or B, as in 4 A");
        }
        Stones board = new Stones(notation.charAt(0) - '0');
        board.turn = notation.endsWith("A") ? Player.FIRST : Player.SECOND;
        return state(board);
    }

    @Override
    protected Stones copy(Stones board) {
        Stones copy = new Stones(board.left);
        copy.turn = board.turn;
        return copy;
    }

    @Override
    protected List<Integer> moves(Stones board) {
        return board.left == 1 ? List.of(1) : List.of(1, 2);
    }

    @Override
    protected void make(Stones board, Integer stones) {
        board.left -= stones;
        board.turn = stones == 2 ? board.turn : other(board.turn);
    }

    @Override
    protected Result result(Stones board) {
        if (board.left > 0) {
            return Result.ONGOING;
        }
        return board.turn == Player.FIRST ? Result.SECOND_WINS : Result.FIRST_WINS;
    }

    @Override
    protected Object key(Stones board) {
        return board.left;
    }

    private static Player other(Player player) {
        return player == Player.FIRST ? Player.SECOND : Player.FIRST;
    }
}

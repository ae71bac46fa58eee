package com.example.pages;

import dev.foregone.board.BoardGame;
import java.util.List;

/** Coins as a game that is won or lost: the first player wins if the lead at the end is large enough. */
final class CoinsByAtLeast extends BoardGame<Coins, String> {

    private final int lead;

    CoinsByAtLeast(int lead, int... coins) {
        super("coins", () -> new Coins(coins));
        this.lead = lead;
    }

    @Override
    protected Result result(Coins board) {
        if (!board.isEmpty()) {
            return Result.ONGOING;
        }
        return board.lead() >= lead ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    @Override
    protected Object key(Coins board) {
        return board.left() + " " + board.lead();
    }

    @Override
    protected Coins copy(Coins board) {
        return new Coins(board);
    }

    @Override
    protected List<String> moves(Coins board) {
        return board.ends();
    }

    @Override
    protected void make(Coins board, String move) {
        board.take(move);
    }
}

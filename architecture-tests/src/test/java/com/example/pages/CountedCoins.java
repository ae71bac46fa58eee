package com.example.pages;

import dev.foregone.board.BoardGame;
import java.util.List;
import java.util.stream.IntStream;

/** Coins as a game that is won by points. */
final class CountedCoins extends BoardGame<Coins, String> {

    private final int most;

    CountedCoins(int... coins) {
        super("coins", () -> new Coins(coins));
        this.most = IntStream.of(coins).sum();
    }

    @Override
    protected int mostPoints(Coins board) {
        return most;
    }

    @Override
    protected int score(Coins board) {
        return board.lead();
    }

    @Override
    protected Result result(Coins board) {
        if (!board.isEmpty()) {
            return Result.ONGOING;
        }
        return board.lead() == 0 ? Result.DRAW : board.lead() > 0 ? Result.FIRST_WINS : Result.SECOND_WINS;
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

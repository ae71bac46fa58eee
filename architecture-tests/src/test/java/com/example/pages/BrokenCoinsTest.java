package com.example.pages;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with an adapted game is said by whichever engine solves it, with the game's id and what to do. */
final class BrokenCoinsTest {

    /** Says that the game goes on when there is nothing left to take. */
    private static final class Unending extends BoardGame<Coins, String> {

        Unending() {
            super("unending", () -> new Coins(1, 2));
        }

        @Override
        protected Result result(Coins board) {
            return Result.ONGOING;
        }

        @Override
        protected Object key(Coins board) {
            return board.left();
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

    @ParameterizedTest
    @ValueSource(strings = {"minimax", "alpha-beta", "memo"})
    void theFaultIsTheGames(String engine) {
        Unending game = new Unending();
        try (Solver<BoardState<Coins>, BoardMove> solver =
                Engines.load().get(engine).open(game)) {
            assertThatThrownBy(() -> solver.solve(game.initialState()))
                    .isInstanceOf(PluginException.class)
                    .hasMessageContaining("game 'unending'")
                    .hasMessageContaining("moves(board) gave no move, but result(board) is ONGOING, at []")
                    .hasMessageContaining("say in result(board) who has won");
        }
    }
}

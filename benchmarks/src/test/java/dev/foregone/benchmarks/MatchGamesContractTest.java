package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.AmazonsBoard;
import dev.foregone.benchmarks.yardstick.BreakthroughBoard;
import dev.foregone.benchmarks.yardstick.MorrisBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.junit.jupiter.api.Nested;

class MatchGamesContractTest {

    private static final int WALKS = 10;

    @Nested
    class Breakthrough extends GameContract<BoardState<BreakthroughBoard>, BoardMove> {
        @Override
        protected Game<BoardState<BreakthroughBoard>, BoardMove> game() {
            return MatchGame.breakthrough(6, true);
        }

        @Override
        protected int walks() {
            return WALKS;
        }
    }

    @Nested
    class Amazons extends GameContract<BoardState<AmazonsBoard>, BoardMove> {
        @Override
        protected Game<BoardState<AmazonsBoard>, BoardMove> game() {
            return MatchGame.amazons(4, true);
        }

        @Override
        protected int walks() {
            return WALKS;
        }
    }

    @Nested
    class Morris extends GameContract<BoardState<MorrisBoard>, BoardMove> {
        @Override
        protected Game<BoardState<MorrisBoard>, BoardMove> game() {
            return MatchGame.morris(true);
        }

        @Override
        protected int walks() {
            return WALKS;
        }
    }
}

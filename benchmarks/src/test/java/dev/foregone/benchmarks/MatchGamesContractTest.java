package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.AmazonsBoard;
import dev.foregone.benchmarks.yardstick.BreakthroughBoard;
import dev.foregone.benchmarks.yardstick.HexBoard;
import dev.foregone.benchmarks.yardstick.MorrisBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.junit.jupiter.api.Nested;

class MatchGamesContractTest {

    abstract static class OnTheBridge<B> extends GameContract<BoardState<B>, BoardMove> {
        @Override
        protected int walks() {
            return 10;
        }
    }

    @Nested
    class Breakthrough extends OnTheBridge<BreakthroughBoard> {
        @Override
        protected Game<BoardState<BreakthroughBoard>, BoardMove> game() {
            return MatchGame.breakthrough(6, true);
        }
    }

    @Nested
    class Amazons extends OnTheBridge<AmazonsBoard> {
        @Override
        protected Game<BoardState<AmazonsBoard>, BoardMove> game() {
            return MatchGame.amazons(4, true);
        }
    }

    @Nested
    class Hex extends OnTheBridge<HexBoard> {
        @Override
        protected Game<BoardState<HexBoard>, BoardMove> game() {
            return MatchGame.hex();
        }
    }

    @Nested
    class Morris extends OnTheBridge<MorrisBoard> {
        @Override
        protected Game<BoardState<MorrisBoard>, BoardMove> game() {
            return MatchGame.morris(true);
        }
    }
}

package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.BitAmazons;
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
            return new MatchGame<>("breakthrough6", () -> new BreakthroughBoard(6, 6), false, true);
        }
    }

    @Nested
    class Amazons extends OnTheBridge<BitAmazons> {
        @Override
        protected Game<BoardState<BitAmazons>, BoardMove> game() {
            return new MatchGame<>("amazons4", () -> new BitAmazons(4, 4), false, true);
        }
    }

    @Nested
    class Hex extends OnTheBridge<HexBoard> {
        @Override
        protected Game<BoardState<HexBoard>, BoardMove> game() {
            return new MatchGame<>("hex7", HexBoard::new, false, false);
        }
    }

    @Nested
    class Morris extends OnTheBridge<MorrisBoard> {
        @Override
        protected Game<BoardState<MorrisBoard>, BoardMove> game() {
            return new MatchGame<>("nine-mens-morris", MorrisBoard::new, true, true);
        }
    }
}

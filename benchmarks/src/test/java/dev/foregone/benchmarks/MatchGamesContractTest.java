package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.BreakthroughBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.junit.jupiter.api.Nested;

class MatchGamesContractTest {

    @Nested
    class Breakthrough extends GameContract<BoardState<BreakthroughBoard>, BoardMove> {
        @Override
        protected Game<BoardState<BreakthroughBoard>, BoardMove> game() {
            return MatchGame.breakthrough(6, true);
        }
    }
}

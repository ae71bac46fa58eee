package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.TicTacToe.Board;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Published numbers of tic-tac-toe. */
class PerftTest {

    private final Board start = new TicTacToe().initialState();

    @Test
    void countsLinesOfEachLength() {
        assertThat(Perft.lines(start, 0)).isEqualTo(1);
        assertThat(Perft.lines(start, 1)).isEqualTo(9);
        assertThat(Perft.lines(start, 2)).isEqualTo(72);
        assertThat(Perft.lines(start, 5)).isEqualTo(15_120);
        assertThat(Perft.lines(start, 6)).isEqualTo((15_120 - 1_440) * 4);
        assertThat(Perft.lines(start, 9)).isEqualTo(127_872);
        assertThat(Perft.lines(start, 10)).isZero();
    }

    @Test
    void countsGamesByLength() {
        assertThat(Perft.gamesByLength(start))
                .isEqualTo(Map.of(5, 1_440L, 6, 5_328L, 7, 47_952L, 8, 72_576L, 9, 81_792L + 46_080L));
        assertThat(Perft.gamesByLength(start).values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(255_168);
    }

    @Test
    void countsTheNodesOfTheTree() {
        assertThat(Perft.treeSize(start)).isEqualTo(549_946);
    }

    @Test
    void countsDistinctPositions() {
        assertThat(Perft.positions(start)).isEqualTo(5_478);
        assertThat(Perft.positionsAfter(start, 0)).isEqualTo(1);
        assertThat(Perft.positionsAfter(start, 2)).isEqualTo(72);
        assertThat(Perft.positionsAfter(start, 3)).isEqualTo(252);
    }
}

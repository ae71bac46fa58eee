package dev.foregone.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.Perft;
import dev.foregone.testkit.ReferenceSolver;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicTacToeTest {

    private final TicTacToeGame game = new TicTacToeGame();
    private final ReferenceSolver<TicTacToe, Square> reference = new ReferenceSolver<>(game);
    private final Set<TicTacToe> reachable = ReferenceSolver.reachable(game.initialState());

    @Test
    void theKnownOutcomesComeOut() {
        assertThat(reference.outcome(game.initialState())).isEqualTo(Outcome.draw(9));
        assertThat(reference.outcome(game.parse("xx./oo./..."))).isEqualTo(Outcome.win(1));
    }

    @Test
    void theNumbersOfPositionsAreThePublishedOnes() {
        assertThat(reachable).hasSize(5_478);
        assertThat(reachable.stream().map(game::canonical).distinct()).hasSize(765);
        assertThat(reachable.stream()
                        .mapToInt(state -> state.legalMoves().size())
                        .sum())
                .isEqualTo(16_167);
        assertThat(ends(GameValue.LOSS)).isEqualTo(942);
        assertThat(ends(GameValue.DRAW)).isEqualTo(16);
        assertThat(ends(GameValue.WIN)).isZero();
    }

    private long ends(GameValue value) {
        return reachable.stream()
                .filter(state -> state.terminalValue().filter(value::equals).isPresent())
                .count();
    }

    @Test
    void theNumbersOfGamesAreThePublishedOnes() {
        assertThat(Perft.gamesByLength(game.initialState()))
                .isEqualTo(Map.of(5, 1_440L, 6, 5_328L, 7, 47_952L, 8, 72_576L, 9, 127_872L));
        assertThat(Perft.treeSize(game.initialState())).isEqualTo(549_946);
    }

    @Test
    void everyPositionHasItsPublishedOutcome() {
        Map<Integer, String> histogram = new TreeMap<>();
        Map<Integer, Map<GameValue, Long>> byPlies = reachable.stream()
                .map(reference::outcome)
                .collect(Collectors.groupingBy(
                        Outcome::plies, Collectors.groupingBy(Outcome::value, Collectors.counting())));
        byPlies.forEach((plies, counts) -> histogram.put(
                plies,
                counts.getOrDefault(GameValue.WIN, 0L) + "," + counts.getOrDefault(GameValue.LOSS, 0L) + ","
                        + counts.getOrDefault(GameValue.DRAW, 0L)));
        assertThat(histogram)
                .isEqualTo(Map.of(
                        0,
                        "0,942,16",
                        1,
                        "2358,0,80",
                        2,
                        "0,508,200",
                        3,
                        "356,0,200",
                        4,
                        "0,124,264",
                        5,
                        "122,0,136",
                        6,
                        "0,0,138",
                        7,
                        "0,0,24",
                        8,
                        "0,0,9",
                        9,
                        "0,0,1"));
    }

    /** Strategy stealing: an extra stone never hurts, so the first player does not lose. */
    @Test
    void theSecondPlayerNeverHasAWonGame() {
        assertThat(reference.outcome(game.initialState()).value()).isNotEqualTo(GameValue.LOSS);
    }

    @Test
    void everyReachableBoardIsReadAndWritten() {
        assertThat(reachable)
                .allSatisfy(state -> assertThat(game.parse(game.format(state))).isEqualTo(state));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            xx./.../... | x has 2 marks and o 0
            o../.../... | x has 0 marks and o 1
            xxx/ooo/... | both players have three in a row
            xxx/oo./o.. | o moved after x had three in a row
            ooo/xx./x.x | x moved after o had three in a row
            ..y/.../... | the row "..y" is not three of . x o
            .../...     | it has 2 rows, not 3
            """)
    void boardsThatNoGameReachesAreRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }
}

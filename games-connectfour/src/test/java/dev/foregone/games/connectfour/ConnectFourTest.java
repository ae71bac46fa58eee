package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.diagram.Site;
import dev.foregone.testkit.Perft;
import dev.foregone.testkit.ReferenceSolver;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourTest {

    private final ConnectFourGame game = new ConnectFourGame();

    @Test
    void linesOfPlayAreAsManyAsPublished() {
        long[] lines = IntStream.rangeClosed(1, 7)
                .mapToLong(plies -> Perft.lines(game.initialState(), plies))
                .toArray();
        assertThat(lines).containsExactly(7, 49, 343, 2_401, 16_807, 117_649, 823_536);
    }

    @Test
    void distinctPositionsAreAsManyAsPublished() {
        long[] positions = IntStream.rangeClosed(0, 8)
                .mapToLong(plies -> Perft.positionsAfter(game.initialState(), plies))
                .toArray();
        assertThat(positions).containsExactly(1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275);
    }

    @Test
    void everyPositionOfTheFourByFourBoardHasItsKnownValue() {
        ReferenceSolver<ConnectFour, Drop> reference = new ReferenceSolver<>(game);
        ConnectFour empty = game.parse("4x4:-");
        assertThat(game.parse("4x4")).isEqualTo(empty);
        assertThat(game.parse("4x4:")).isEqualTo(empty);
        Map<GameValue, Long> values = ReferenceSolver.reachable(empty).stream()
                .map(reference::outcome)
                .collect(Collectors.groupingBy(Outcome::value, Collectors.counting()));
        assertThat(values).isEqualTo(Map.of(GameValue.WIN, 38_675L, GameValue.LOSS, 32_234L, GameValue.DRAW, 90_120L));
        assertThat(reference.outcome(empty)).isEqualTo(Outcome.draw(16));
    }

    @Test
    void fourInARowIsSeenInEveryDirectionAndPlace() {
        assertThat(game.parse("1122334").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("4455667").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("1212121").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("12233434474").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("76655454414").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("112233").terminalValue()).isEmpty();
    }

    @Test
    void columnsWrapNowhere() {
        assertThat(game.parse("111222").terminalValue()).isEmpty();
        ConnectFour topAndBottom = game.parse("121212343434");
        assertThat(Perft.lines(topAndBottom, 1)).isEqualTo(7);
    }

    @Test
    void equalPositionsAreWrittenAsTheSameGame() {
        assertThat(game.format(game.parse("44455"))).isEqualTo("44455");
        assertThat(game.format(game.parse("45544"))).isEqualTo("44455");
        assertThat(game.parse("5x4:3321")).hasToString("5x4:3123");
        assertThat(game.initialState()).hasToString("-");
    }

    @Test
    void fullColumnsAndFinishedGamesTakeNoStones() {
        ConnectFour full = game.parse("444444");
        assertThatThrownBy(() -> full.play(new Drop(3)))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move 4 in 444444: legal are 1 2 3 5 6 7");
        ConnectFour over = game.parse("1122334");
        assertThatThrownBy(() -> over.play(new Drop(4)))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageEndingWith("the game is over");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8        | move 1, column 8, is off the board
            4444444  | move 7, column 4, goes into a full column
            11223344 | move 8, column 4, comes after the end of the game
            9x9:1    | a board 9 wide and 9 high does not fit
            a-b      | it is no list of columns
            """)
    void theMessageNamesWhatIsWrong(String notation, String problem) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(problem)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void boardsThatDoNotFitAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new BoardShape(8, 8));
        assertThatIllegalArgumentException().isThrownBy(() -> new BoardShape(0, 4));
        assertThat(ConnectFour.empty(new BoardShape(8, 7)).legalMoves()).hasSize(8);
    }

    @Test
    void theBoardIsDrawn() {
        assertThat(game.draw(game.parse("4x4:1223"))).isEqualTo("""
                        . . . .
                        . . . .
                        . x . .
                        x o o .
                        1 2 3 4""");
    }

    @Test
    void aMoveIsAClickOnTheCellWhereTheStoneComesToRestOrAnyOtherOfItsColumn() {
        ConnectFour state = game.parse("4x4:1223");
        assertThat(state.legalMoves())
                .extracting(drop -> game.clicks(state, drop))
                .containsExactly(List.of("2,0"), List.of("1,1"), List.of("2,2"), List.of("3,3"));
        assertThat(game.diagram(state).orElseThrow().sites())
                .filteredOn(site -> site.group().equals("column 2"))
                .extracting(Site::name)
                .containsExactly("0,1", "1,1", "2,1", "3,1");
    }
}

package dev.foregone.games.dodgem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.ReferenceSolver;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.Retrograde;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DodgemTest {

    private final DodgemGame game = new DodgemGame();

    @Test
    void everyPositionOfThreeByThreeHasItsKnownOutcome() {
        List<Outcome> outcomes = outcomes(game.initialState());
        assertThat(outcomes).hasSize(1_963);
        assertThat(outcomes.get(0)).isEqualTo(Outcome.win(19));
        assertThat(outcomes.stream()
                        .collect(Collectors.groupingBy(Outcome::plies, TreeMap::new, Collectors.toList()))
                        .entrySet())
                .extracting(entry -> entry.getKey() + ":" + counts(entry.getValue()))
                .containsExactly(
                        "0:8,90", "1:214,0", "2:0,198", "3:243,0", "4:0,183", "5:269,0", "6:0,134", "7:151,0",
                        "8:0,101", "9:112,0", "10:0,61", "11:64,0", "12:0,33", "13:34,0", "14:0,20", "15:12,0",
                        "16:0,9", "17:8,0", "18:0,7", "19:7,0", "20:0,4", "21:1,0");
    }

    private static String counts(List<Outcome> outcomes) {
        long won = outcomes.stream()
                .filter(outcome -> outcome.value() == GameValue.WIN)
                .count();
        long lost = outcomes.stream()
                .filter(outcome -> outcome.value() == GameValue.LOSS)
                .count();
        return won + "," + lost;
    }

    /** Of all positions that can be reached, the first one's first. */
    private static List<Outcome> outcomes(Dodgem start) {
        List<Dodgem> states = new ArrayList<>(ReferenceSolver.reachable(start));
        Graph.Builder graph = new Graph.Builder();
        states.forEach(state -> graph.node(state.terminalValue().orElse(GameValue.DRAW)));
        Map<Dodgem, Integer> numbers = new HashMap<>();
        states.forEach(state -> numbers.put(state, numbers.size()));
        states.forEach(state ->
                state.legalMoves().forEach(drive -> graph.move(numbers.get(state), numbers.get(state.play(drive)))));
        return Retrograde.outcomes(graph.build());
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
            3x3              | 0,0-right | .b./b../.rr red   | blue drives right
            3x3              | 1,0-down  | b../.../brr red   | blue drives down
            .b./b../.rr red  | 2,1-left  | .b./b../r.r blue  | red drives left
            .b./b../.rr red  | 2,1-up    | .b./br./..r blue  | red drives up
            .br/b../..r red  | 0,2-up    | .b./b../..r blue  | red leaves at the top
            ..b/b../.rr blue | 0,2-right | .../b../.rr red   | blue leaves on the right
            """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Dodgem state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
    }

    @Test
    void movesComeInTheOrderOfReadingTheWayOutFirst() {
        assertThat(game.initialState().legalMoves()).hasToString("[0,0-right, 1,0-right, 1,0-down]");
        assertThat(game.parse("b../b../.rr red").legalMoves()).hasToString("[2,1-up, 2,1-left, 2,2-up]");
    }

    @Test
    void carsDoNotLeaveOverOtherEdgesOrDriveBackwards() {
        Dodgem state = game.parse("b../b../.rr blue");
        assertThatThrownBy(() -> state.play(new Drive(0, 0, Direction.UP)))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("illegal move 0,0-up in b../b../.rr blue: legal are 0,0-right");
        assertThatThrownBy(() -> game.parse(".b./b../.rr blue").play(new Drive(0, 1, Direction.LEFT)))
                .isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> game.parse("b../b../.rr red").play(new Drive(2, 2, Direction.RIGHT)))
                .isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void whoseCarsHaveLeftOrCannotMoveHasWon() {
        assertThat(game.parse(".../.../.rr red").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("b../.../... blue").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("br./r../... blue").terminalValue()).contains(GameValue.WIN);
        assertThat(game.parse(".../.bb/..r red").terminalValue()).isEmpty();
        assertThat(game.parse(".../..b/.br red").terminalValue()).contains(GameValue.WIN);
    }

    @Test
    void theColoursExchangedAreTheSameGame() {
        Dodgem state = game.parse(".b./b../r.r red");
        assertThat(game.canonical(state)).hasToString("b../..r/br. blue");
        assertThat(game.canonical(state).legalMoves()).hasSameSizeAs(state.legalMoves());
        assertThat(state.exchanged().exchanged()).isEqualTo(state);
        assertThat(Dodgem.start(5).exchanged()).isEqualTo(game.parse("b..../b..../b..../b..../.rrrr red"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            bb./b../.rr      | blue has 3 cars and red 2, but each begins with 2
            .../.../.rr blue | the cars of the player to move have all left
            b../b..          | the row "b.." has not 2 cells
            b../b../.rr/...  | the row "b.." has not 4 cells
            b                | it has 1 row, not 2 to 8
            b../b../.rx      | it is no board and who is to move
            """)
    void boardsThatNoGameReachesAreRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void boardsThatAreNoneAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Dodgem.start(9));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dodgem(1, 0, 0, true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dodgem(3, 1 << 9, 0, true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dodgem(3, 1, 1, true));
        assertThat(game.packedRules(Dodgem.start(5))).isPresent();
        assertThat(game.packedRules(Dodgem.start(6))).isEmpty();
    }

    @Test
    void theBoardIsDrawn() {
        assertThat(game.draw(game.initialState())).isEqualTo("""
                               ^ ^ ^
                             0 b . . >
                             1 b . . >
                             2 . r r >
                               0 1 2""");
    }

    @Test
    void aCarThatLeavesIsPlayedByAClickOnTheExit() {
        Dodgem blueLeaves = game.parse("..b/.r./... blue");
        assertThat(blueLeaves.legalMoves())
                .extracting(drive -> game.clicks(blueLeaves, drive))
                .contains(List.of("0,2", "0,3"), List.of("0,2", "1,2"));
        Dodgem redLeaves = game.parse(".r./..b/... red");
        assertThat(redLeaves.legalMoves())
                .extracting(drive -> game.clicks(redLeaves, drive))
                .contains(List.of("0,1", "-1,1"));
    }
}

package dev.foregone.testkit.game;

import static dev.foregone.testkit.LineOfPlay.after;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.ReferenceSolver;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexapawnTest {

    private final Hexapawn small = new Hexapawn(3, 3);

    /** Gardner's game: the second player wins. */
    @Test
    void isLostForWhoBeginsOnThreeByThree() {
        assertThat(new ReferenceSolver<>(small).outcome(small.initialState())).isEqualTo(Outcome.loss(6));
    }

    @Test
    void hasTheSameBoardWithEitherPlayerToMove() {
        Set<HexapawnBoard> positions =
                ReferenceSolver.<HexapawnBoard, HexapawnMove>reachable(new Hexapawn(4, 3).initialState());
        assertThat(positions).hasSize(987);
        assertThat(positions.stream()
                        .map(board -> board.toString().substring(0, 15))
                        .collect(Collectors.toSet()))
                .hasSize(895);
    }

    @Test
    void stepsAheadAndTakesDiagonally() {
        HexapawnBoard start = small.initialState();
        assertThat(start).hasToString("bbb/.../www w");
        HexapawnBoard met = after(small, "7-4", "0-3");
        assertThat(met).hasToString(".bb/bw./w.w w");
        assertThat(met.legalMoves()).hasToString("[4-2, 8-5]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bbb/.../www", "bb/..../www w", "bbb/.../www x", "bbb/.x./www w"})
    void refusesWhatIsNoBoard(String notation) {
        assertThatThrownBy(() -> small.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("\"" + notation + "\"");
    }

    @Test
    void refusesBoardsThatAreNone() {
        assertThatThrownBy(() -> new Hexapawn(2, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a board of 2 rows and 3 columns");
    }
}

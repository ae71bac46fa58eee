package dev.foregone.testkit.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CheckTest {

    @Test
    void listsThatDifferInTheirOrderAreNotShownWhole() {
        assertThatThrownBy(
                        () -> new Check("here").equal(List.of(1, 2, 3), List.of(1, 3, 2), "legalMoves()", "sort them"))
                .hasMessage("here: legalMoves() is in another order: number 2 is 2, then 3\n  sort them");
        assertThat(new Snapshot(Map.of("legalMoves()", List.of(1, 2)))
                        .differenceTo(new Snapshot(Map.of("legalMoves()", List.of(2, 1)))))
                .isEqualTo("legalMoves() in another order: number 1 is 1, then 2");
    }

    @Test
    void otherListsAreShownWhole() {
        assertThatThrownBy(() -> new Check("here").equal(List.of(1, 2), List.of(1, 3), "legalMoves()", "look"))
                .hasMessage("here: legalMoves() should be [1, 2] but is [1, 3]\n  look");
        assertThat(new Snapshot(Map.of("legalMoves()", List.of(1, 1)))
                        .differenceTo(new Snapshot(Map.of("legalMoves()", List.of(1)))))
                .isEqualTo("legalMoves(): [1, 1], then [1]");
    }

    @Test
    void ofALongLineItsEndsAreShown() {
        assertThat(Check.line(IntStream.range(0, 20).boxed().toList())).endsWith("18, 19]");
        assertThat(Check.line(IntStream.range(0, 323).boxed().toList()))
                .isEqualTo("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] ... [313, 314, 315, 316, 317, 318, 319, 320, 321, 322],"
                        + " 323 moves in all");
    }
}

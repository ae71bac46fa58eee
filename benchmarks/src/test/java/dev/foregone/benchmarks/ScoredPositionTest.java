package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoredPositionTest {

    @ParameterizedTest
    @CsvSource({
        "  1,  0, WIN,  41",
        " 18,  6, WIN,   1",
        "-18,  7, LOSS,  0",
        "-17,  7, LOSS,  2",
        "  1, 40, WIN,   1",
        "  1, 41, WIN,   1",
        " -1, 40, LOSS,  2",
        " -1, 37, LOSS,  4",
        "  0,  0, DRAW, 42",
        "  0, 37, DRAW,  5"
    })
    void aScoreIsAnOutcome(int score, int stones, GameValue value, int plies) {
        assertThat(ScoredPosition.outcome(score, stones)).isEqualTo(new Outcome(value, plies));
    }

    @Test
    void aScoreThatNoGameCanEndWithIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ScoredPosition.outcome(18, 40));
    }

    @Test
    void aLineIsMovesAndAScore() {
        ScoredPosition read = ScoredPosition.parse("2252576253462244111563365343671351441 -1");
        assertThat(read.expected()).isEqualTo(Outcome.loss(4));
        assertThat(Long.bitCount(read.position().stones())).isEqualTo(37);
        assertThat(ScoredPosition.parse(" 1").position().stones()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"44455", "44455 x", "84 1", "4445511 2 3"})
    void anythingElseIsRefused(String line) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ScoredPosition.parse(line))
                .withMessageContaining(line);
    }
}

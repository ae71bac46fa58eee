package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {

    private final MorrisGame game = new MorrisGame();

    private double expected(String position) {
        return game.evaluation().orElseThrow().applyAsDouble(game.parse(position));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "9:w../.../.../....../.../.../... 8,8; 9:w../.../.../....../.../.../b.. 8,8; one man less of the other",
                "9:www/.../b.b/b...../.w./.b./w.w 0,0; 9:www/.../b.b/b....b/.w./.b./w.w 0,0; the same, where all are placed",
            })
    void whatIsBetterIsWorthMore(String better, String worse, String why) {
        assertThat(expected(better)).as(why).isGreaterThan(expected(worse));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "3:w.b/.w./.b. 1,1 white"})
    void threeMensMorrisIsNotEstimated(String position) {
        assertThat(expected(position)).isZero();
    }
}

package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTest {

    private final EndingsGame game = new EndingsGame();

    private double expected(String position) {
        return game.evaluation().orElseThrow().applyAsDouble(game.parse(position));
    }

    /** White to move stands better in the first position than in the second. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/4k3/8/8/1K1Q4/8 w, 8/8/8/4k3/8/8/1K1R4/8 w", // more material
        "3k4/8/3K4/8/8/8/8/R7 w, 8/8/3k4/8/3K4/8/8/R7 w", // the king at an edge
        "3k4/8/3K4/8/8/8/8/R7 w, 3k4/8/8/8/3K4/8/8/R7 w", // the kings closer
        "7k/8/5K2/8/8/8/8/2B1N3 w, k7/8/2K5/8/8/8/8/2B1N3 w", // the corner of the bishop
        "8/4P3/8/8/8/2k5/4K3/8 w, 8/8/8/8/4P3/2k5/4K3/8 w", // the pawn farther
        "8/8/8/4k3/8/8/1K6/2BB4 w, 3k4/8/3K4/8/8/8/8/2B1B3 w", // bishops on squares of both colours
        "8/8/8/4k3/8/8/1KBN4/8 w, 3k4/8/3K4/8/8/8/8/NN6 w" // more than two knights
    })
    void standsBetter(String one, String other) {
        assertThat(expected(one)).isGreaterThan(expected(other));
    }

    @Test
    void bothPlayersAreJudgedAlike() {
        assertThat(expected("8/8/8/4k3/8/8/1K1Q4/8 b"))
                .isEqualTo(-expected("8/8/8/4k3/8/8/1K1Q4/8 w"))
                .isEqualTo(expected("8/1k1q4/8/8/4K3/8/8/8 w"));
        assertThat(expected("8/8/8/4k3/8/8/1K6/NN6 w")).isZero();
    }
}

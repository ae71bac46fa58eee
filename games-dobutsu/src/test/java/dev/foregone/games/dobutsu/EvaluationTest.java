package dev.foregone.games.dobutsu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Odds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {

    private static double expected(String notation) {
        return Evaluation.instance().expected(DobutsuRules.INSTANCE.pack(DobutsuNotation.parse(notation)));
    }

    @Test
    void toMoveIsWorthSomething() {
        assertThat(expected("gle/.c./.C./ELG - sente")).isPositive().isEqualTo(expected("gle/.c./.C./ELG - gote"));
    }

    @Test
    void leftAndRightAreWorthTheSame() {
        assertThat(expected("gl./.e./C.E/.LG c sente")).isEqualTo(expected(".lg/.e./E.C/GL. c sente"));
    }

    @ParameterizedTest
    @CsvSource({
        "gl./..e/.../ELG Cc sente, gl./..e/.../ELG cc sente, a chick in the hand of one's own",
        "gl./e../.C./EL. Gc sente, gl./e../.C./EL. gc sente, a giraffe in the hand of one's own",
        "..l/g../.E./.LG cce sente, g.l/.../.E./.LG cce sente, a giraffe that can be caught and that nothing defends",
    })
    void whatIsBetterIsWorthMore(String better, String worse, String why) {
        assertThat(expected(better)).as(why).isGreaterThan(expected(worse));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gle/.c./.C./ELG - sente", "..l/g../.E./.LG cce sente", ".../l.E/..g/LHg Ce gote"})
    void everyThreePiecesCountOnce(String notation) {
        long position = DobutsuRules.INSTANCE.pack(DobutsuNotation.parse(notation));
        int[] pieces = WeightsFit.pieces(position);
        TripleWeights weights = new TripleWeights();
        int sum = 0;
        for (int i = 0; i < pieces.length; i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    sum += weights.of(pieces[k], pieces[j], pieces[i]);
                }
            }
        }
        assertThat(expected(notation)).isEqualTo(Odds.expected(TripleWeights.HUNDREDTHS * sum));
    }
}

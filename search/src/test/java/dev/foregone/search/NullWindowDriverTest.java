package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.ProgressListener;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NullWindowDriverTest {

    static IntStream scores() {
        IntStream plies = IntStream.of(1, 2, 3, 4, 5, 8, 9, 40, 63, 64, 65, 500);
        return plies.boxed()
                .flatMap(n -> Stream.of(Score.win(n), Score.loss(n)))
                .mapToInt(Integer::intValue);
    }

    @ParameterizedTest
    @MethodSource("scores")
    void everyScoreIsFoundByTrueQuestions(int truth) {
        assertThat(find(truth, false, new ArrayList<>())).isEqualTo(truth);
        assertThat(find(truth, true, new ArrayList<>())).isEqualTo(truth);
    }

    @ParameterizedTest
    @ValueSource(ints = {Score.DRAW, Score.BEST, Score.WORST})
    void soAreTheEndsAndTheMiddle(int truth) {
        assertThat(find(truth, false, new ArrayList<>())).isEqualTo(truth);
        assertThat(find(truth, true, new ArrayList<>())).isEqualTo(truth);
    }

    @ParameterizedTest
    @MethodSource("scores")
    void noQuestionIsAskedTwice(int truth) {
        for (boolean remembers : new boolean[] {false, true}) {
            List<Integer> asked = new ArrayList<>();
            find(truth, remembers, asked);
            assertThat(asked).doesNotHaveDuplicates();
        }
    }

    /** Answers each question with the weakest answer that is right, and checks that the proven stays true. */
    private static int find(int truth, boolean remembers, List<Integer> asked) {
        ProvenBounds proven = new ProvenBounds();
        IntBinaryOperator window = (alpha, beta) -> {
            assertThat(beta).isEqualTo(alpha + 1);
            assertThat(PruningScore.of(proven.atLeast())).isLessThanOrEqualTo(truth);
            assertThat(proven.atMost()).isGreaterThanOrEqualTo(truth);
            asked.add(beta);
            return truth >= beta ? atLeastScore(beta) : atMostScore(alpha);
        };
        new NullWindowDriver(
                        window,
                        proven,
                        new SearchBudget(ProgressListener.none()).progress(),
                        64,
                        Integer.MAX_VALUE,
                        remembers)
                .run();
        assertThat(PruningScore.of(proven.atLeast())).isEqualTo(PruningScore.of(proven.atMost()));
        return PruningScore.of(proven.atLeast());
    }

    /** Between the draw and the slowest win or loss there are no scores, so a search never answers with one. */
    private static int atLeastScore(int bound) {
        return bound > Score.DRAW ? Math.max(bound, Score.win(Score.MAX_PLIES)) : bound;
    }

    private static int atMostScore(int bound) {
        return bound < Score.DRAW ? Math.min(bound, Score.loss(Score.MAX_PLIES)) : bound;
    }
}

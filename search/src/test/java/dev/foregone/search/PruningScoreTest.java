package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PruningScoreTest {

    private static final int MAX = Score.MAX_PLIES;

    private static List<Outcome> outcomes() {
        Stream<Outcome> ending = Arrays.stream(GameValue.values())
                .flatMap(value -> IntStream.rangeClosed(0, 25).mapToObj(plies -> new Outcome(value, plies)));
        return Stream.concat(ending, Stream.of(Outcome.endlessDraw())).toList();
    }

    /** All pruning scores within a number of plies, and at the far end of the range. */
    private static int[] pruningScores() {
        return IntStream.concat(
                        IntStream.of(Score.DRAW),
                        IntStream.concat(IntStream.rangeClosed(0, 25), IntStream.rangeClosed(MAX - 3, MAX - 1))
                                .flatMap(plies -> IntStream.of(Score.win(plies), Score.loss(plies))))
                .toArray();
    }

    @Test
    void forgetsThePliesOfDrawsAndNothingElse() {
        for (Outcome outcome : outcomes()) {
            int pruned = PruningScore.of(Score.of(outcome));
            assertThat(pruned).isEqualTo(outcome.value() == GameValue.DRAW ? Score.DRAW : Score.of(outcome));
            assertThat(PruningScore.backedUp(pruned)).isEqualTo(PruningScore.of(Score.backedUp(Score.of(outcome))));
        }
    }

    @Test
    void belowUndoesBackedUp() {
        for (int score : pruningScores()) {
            assertThat(PruningScore.below(PruningScore.backedUp(score))).isEqualTo(score);
        }
    }

    /** What alpha-beta rests on: to compare a child with the bound below is to compare the move with the bound here. */
    @Test
    void comparingBelowIsComparingHere() {
        for (int child : pruningScores()) {
            for (int bound : pruningScores()) {
                int here = Integer.compare(PruningScore.backedUp(child), bound);
                int below = Integer.compare(child, PruningScore.below(bound));
                assertThat(below).as("child %s, bound %s", child, bound).isEqualTo(-here);
            }
        }
    }

    @Test
    void theOpenWindowStaysOpenBelow() {
        for (int score : pruningScores()) {
            assertThat(score)
                    .isStrictlyBetween(PruningScore.below(Score.BEST + 1), PruningScore.below(Score.WORST - 1));
        }
    }
}

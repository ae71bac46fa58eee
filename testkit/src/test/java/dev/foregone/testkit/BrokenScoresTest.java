package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.Scored;
import dev.foregone.spi.ScoredRules;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** The contract finds scores that an engine would be misled by. */
class BrokenScoresTest {

    private static final String TEST = "scoresHold";

    private static class Counting extends Piles implements Scored<State> {

        private final ToIntFunction<State> most;
        private final ToIntFunction<State> score;

        Counting(ToIntFunction<State> most, ToIntFunction<State> score) {
            this.most = most;
            this.score = score;
        }

        @Override
        public int mostPoints(State state) {
            return most.applyAsInt(state);
        }

        @Override
        public int score(State finished) {
            return score.applyAsInt(finished);
        }
    }

    private static final class Packed extends PilesRules implements ScoredRules {

        private final LongUnaryOperator bounds;

        Packed(Piles game, LongUnaryOperator bounds) {
            super(game);
            this.bounds = bounds;
        }

        @Override
        public long scoreBounds(long position) {
            return bounds.applyAsLong(position);
        }
    }

    private static final class Bounded extends Counting {

        private final Packed rules;

        Bounded(LongUnaryOperator bounds) {
            super(state -> 1, BrokenScoresTest::byResult);
            rules = new Packed(this, bounds);
        }

        @Override
        public Optional<PackedRules<State, Take>> packedRules(State state) {
            return Optional.of(rules);
        }
    }

    private static int byResult(State finished) {
        GameValue result = finished.terminalValue().orElseThrow();
        return result == GameValue.WIN ? 1 : result == GameValue.LOSS ? -1 : 0;
    }

    private static String rejection(Piles game) {
        PilesContract.subject = game;
        return Contracts.rejection(PilesContract.class, TEST);
    }

    private static long bounds(long position) {
        int terminal = new PilesRules(PilesContract.subject).terminal(position);
        if (terminal == Score.ONGOING) {
            return Score.bounds(-1, 1);
        }
        return Score.bounds(Integer.signum(terminal), Integer.signum(terminal));
    }

    @Test
    void acceptsScoresOfTheSignOfTheResult() {
        PilesContract.subject = new Bounded(BrokenScoresTest::bounds);
        new PilesContract().scoresHold();
    }

    @Test
    void rejectsScoresOfTheOtherPlayer() {
        assertThat(rejection(new Counting(state -> 1, state -> -byResult(state))))
                .contains("but the result is LOSS")
                .contains("override morePointsWin()");
    }

    @Test
    void rejectsScoresOutOfRange() {
        assertThat(rejection(new Counting(state -> 1, state -> 2 * byResult(state))))
                .contains("its score is -2, but mostPoints() is 1");
    }

    @Test
    void rejectsARangeThatChanges() {
        assertThat(rejection(new Counting(state -> 1 + state.left, BrokenScoresTest::byResult)))
                .contains("for all positions of a game");
    }

    @Test
    void rejectsBoundsThatALineLeaves() {
        assertThat(rejection(new Bounded(position -> Score.bounds(1, 1))))
                .contains("scoreBounds() are 1 and 1, but a line from here ends with a score of ");
    }

    @Test
    void rejectsBoundsThatAreOpenAtTheEnd() {
        assertThat(rejection(new Bounded(position -> Score.bounds(-1, 1)))).contains("scoreBounds() are -1 and 1");
    }
}

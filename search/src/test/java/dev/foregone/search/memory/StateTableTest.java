package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateTableTest {

    private static final long MEMORY = 8 << 20;

    private static final long PUT = 50_000;

    /** The only move: one down. */
    private record Down() implements Move {}

    /** A number that drags an array along. */
    private static final class Large implements GameState<Large, Down> {

        private final int left;
        private final byte[] ballast;

        Large(int left, int bytes) {
            this.left = left;
            this.ballast = new byte[bytes];
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Down> legalMoves() {
            return left == 0 ? List.of() : List.of(new Down());
        }

        @Override
        public Large play(Down move) {
            return new Large(left - 1, ballast.length);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Large that && left == that.left && Arrays.equals(ballast, that.ballast);
        }

        @Override
        public int hashCode() {
            return left;
        }
    }

    private record LargeGame(int bytes) implements Game<Large, Down> {

        @Override
        public String id() {
            return "large";
        }

        @Override
        public Large initialState() {
            return new Large((int) PUT, bytes);
        }
    }

    /** What is kept takes no more than the memory, twice over at most, and makes use of it. */
    @ParameterizedTest
    @CsvSource({"10_000, 1", "10_000, 4", "1_000, 1", "100_000, 1"})
    void statesAreKeptByWhatTheyTake(String size, int threads) {
        int bytes = Integer.parseInt(size.replace("_", ""));
        LargeGame game = new LargeGame(bytes);
        GameView<Large, Down> view = GameView.of(game, game.initialState());
        StateTable<Large, Down> table = new StateTable<>(view, MEMORY, true, threads);
        TranspositionTable shared = table.shared(view);
        for (int left = 1; left <= PUT; left++) {
            TranspositionTable used = left % 2 == 0 ? table : shared;
            long position = view.rules().play(view.rules().pack(new Large(left + 1, bytes)), 0);
            used.put(used.key(position, 0), Entry.of(Score.DRAW, Score.DRAW, left));
        }
        long kept = LongStream.rangeClosed(1, PUT)
                .filter(left -> table.get(table.key(view.rules().pack(new Large((int) left, bytes)), 0)) != Entry.NONE)
                .count();
        assertThat(kept * bytes).isLessThanOrEqualTo(MEMORY);
        assertThat(kept * (bytes + 1_000L)).isGreaterThan(MEMORY / 4);
    }

    /** One in 64 is looked up where it does not pay, many of them one after the other: then they may meet. */
    @Test
    void runsOfPositionsAreSampled() {
        LargeGame game = new LargeGame(1);
        GameView<Large, Down> view = GameView.of(game, game.initialState());
        StateTable<Large, Down> table = new StateTable<>(view, MEMORY, true, 1);
        ProbePolicy policy = new ProbePolicy(1);
        BitSet sampled = new BitSet();
        for (int i = 0; i < PUT; i++) {
            sampled.set(i, policy.samples(table.sample(0, 3), 3));
        }
        assertThat(sampled.nextClearBit(0)).isEqualTo(64);
        assertThat(sampled.cardinality()).isBetween((int) PUT / 100, (int) PUT / 50);
        assertThat(table.sample(0, 4)).as("each ply for itself").isZero();
    }
}

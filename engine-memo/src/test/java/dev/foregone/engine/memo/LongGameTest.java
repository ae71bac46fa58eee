package dev.foregone.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game with few positions but long lines, which a table must remember exactly however long they are. */
class LongGameTest {

    /** Two moves, and both lead to the next position. */
    private enum Either implements Move {
        ONE,
        OTHER
    }

    private record Countdown(int left) implements GameState<Countdown, Either> {

        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Either> legalMoves() {
            return left == 0 ? List.of() : List.of(Either.values());
        }

        @Override
        public Countdown play(Either move) {
            return new Countdown(left - 1);
        }
    }

    private record CountdownGame(int plies) implements Game<Countdown, Either> {

        @Override
        public String id() {
            return "countdown";
        }

        @Override
        public Countdown initialState() {
            return new Countdown(plies);
        }

        @Override
        public Optional<PackedRules<Countdown, Either>> packedRules(Countdown state) {
            return Optional.of(new Rules());
        }
    }

    private record Rules() implements PackedRules<Countdown, Either> {

        @Override
        public long pack(Countdown state) {
            return state.left();
        }

        @Override
        public Countdown unpack(long position) {
            return new Countdown((int) position);
        }

        @Override
        public Either unpackMove(long position, int move) {
            return Either.values()[move];
        }

        @Override
        public int terminal(long position) {
            return position == 0 ? Score.WORST : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return 2;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            into[from] = 0;
            into[from + 1] = 1;
            return 2;
        }

        @Override
        public long play(long position, int move) {
            return position - 1;
        }

        @Override
        public int positionBits() {
            return 16;
        }
    }

    @Timeout(10)
    @ParameterizedTest
    @ValueSource(ints = {100, 126, 127, 150, 301, 600})
    void isSolvedInAFewLooksAtEachPosition(int plies) {
        Game<Countdown, Either> game = new CountdownGame(plies);
        for (int threads = 1; threads <= 2; threads++) {
            SolverOptions options = SolverOptions.defaults().withThreads(threads);
            try (Solver<Countdown, Either> solver = new MemoEngine().open(game, options)) {
                assertThat(solver.solve(game.initialState()))
                        .isEqualTo(plies % 2 == 0 ? Outcome.loss(plies) : Outcome.win(plies));
                assertThat(solver.positionsVisited()).isLessThan(1_000L * plies);
            }
        }
    }
}

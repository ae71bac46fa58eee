package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The hash codes of enums, and of records that hold them, differ from run to run: no choice may depend on them. */
class HashCodesTest {

    private static final int MOVES = 200;
    private static final int PLIES = 12;
    private static final int RUNS = 5;

    /** A move with the hash codes of one run. */
    private record Pick(int number, int run) implements Move {

        @Override
        public int hashCode() {
            return new SplittableRandom(MOVES * run + number).nextInt();
        }

        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    private record Path(int ply, long mixed, int run) implements GameState<Path, Pick> {

        @Override
        public Optional<GameValue> terminalValue() {
            GameValue[] values = GameValue.values();
            return ply < PLIES ? Optional.empty() : Optional.of(values[Math.floorMod(mixed >>> 20, values.length)]);
        }

        @Override
        public List<Pick> legalMoves() {
            return IntStream.range(0, ply < PLIES ? MOVES : 0)
                    .mapToObj(number -> new Pick(number, run))
                    .toList();
        }

        @Override
        public Path play(Pick pick) {
            long next = (mixed + pick.number + 1) * 0x9E3779B97F4A7C15L;
            return new Path(ply + 1, next ^ (next >>> 29), run);
        }
    }

    private record Run(int number) implements Game<Path, Pick> {

        @Override
        public String id() {
            return "run";
        }

        @Override
        public Path initialState() {
            return new Path(0, 1, number);
        }
    }

    private static List<String> advice(int run) {
        Run game = new Run(run);
        try (Solver<Path, Pick> solver = new AnytimeEngine().open(game, SolverOptions.defaults())) {
            Advice<Path, Pick> advice =
                    solver.advise(game.initialState(), Limits.none().withPositions(30_000));
            return advice.moves().stream().map(HashCodesTest::described).toList();
        }
    }

    private static String described(AdvisedMove<Pick> move) {
        return move.move() + " " + move.bounds() + " " + move.estimate() + " " + move.noBetterThan();
    }

    @Test
    void adviceIsTheSameInEveryRun() {
        assertThat(IntStream.range(0, RUNS).mapToObj(HashCodesTest::advice).distinct())
                .hasSize(1);
    }
}

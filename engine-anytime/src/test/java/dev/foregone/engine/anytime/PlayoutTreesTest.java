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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class PlayoutTreesTest {

    private static final long POSITIONS = 3_000_000;

    /** One in this many moves is looked at, by whom it is made. */
    private static final long SELDOM = 1 << 12;

    /** The threads that have made moves of playouts; the proofs beside them have threads of their own. */
    private static final Set<String> THREADS = ConcurrentHashMap.newKeySet();

    /** Too long for proofs: in 60 plies each player adds 0 or 1 to the own number, and the greater number wins. */
    private record Race() implements Game<Lead, Step> {

        @Override
        public String id() {
            return "race";
        }

        @Override
        public Lead initialState() {
            return new Lead(0, 0, 0);
        }
    }

    private record Step(int gain) implements Move {}

    /** No position comes up twice, so that no memory helps. */
    private record Lead(int ply, int lead, long path) implements GameState<Lead, Step> {

        private static final int PLIES = 60;
        private static final List<Step> STEPS = List.of(new Step(0), new Step(1));

        @Override
        public Optional<GameValue> terminalValue() {
            return ply < PLIES ? Optional.empty() : Optional.of(GameValue.values()[1 + Integer.signum(lead)]);
        }

        @Override
        public List<Step> legalMoves() {
            return ply < PLIES ? STEPS : List.of();
        }

        @Override
        public Lead play(Step step) {
            if (path % SELDOM == 1 && isOfPlayout()) {
                THREADS.add(Thread.currentThread().getName());
            }
            return new Lead(ply + 1, -lead - step.gain, 2 * path + step.gain);
        }
    }

    private static boolean isOfPlayout() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(frame -> frame.getClassName().equals(PlayoutTree.class.getName())));
    }

    private static Map<Integer, Double> expected(int threads) {
        THREADS.clear();
        Race race = new Race();
        try (Solver<Lead, Step> solver =
                new AnytimeEngine().open(race, SolverOptions.defaults().withThreads(threads))) {
            Advice<Lead, Step> advice =
                    solver.advise(race.initialState(), Limits.none().withPositions(POSITIONS));
            return advice.moves().stream()
                    .collect(Collectors.toMap(move -> move.move().gain(), AdvisedMove::expected));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void eachOfSeveralThreadsPlaysOut(int threads) {
        Map<Integer, Double> expected = expected(threads);
        assertThat(THREADS)
                .filteredOn(name -> !name.equals(Thread.currentThread().getName()))
                .hasSize(threads);
        assertThat(expected.get(1)).isGreaterThan(expected.get(0)).isBetween(-0.6, 0.6);
    }

    @Test
    void oneThreadRepeatsItself() {
        assertThat(expected(1)).isEqualTo(expected(1));
    }
}

package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class PlayoutTreesTest {

    private static final long POSITIONS = 3_000_000;

    private final Race race = new Race(PlayoutTree.class, false);

    private Map<Integer, Double> expected(int threads) {
        try (Solver<Race.Lead, Race.Step> solver =
                new AnytimeEngine().open(race, SolverOptions.defaults().withThreads(threads))) {
            return solver.advise(race.initialState(), Limits.none().withPositions(POSITIONS)).moves().stream()
                    .collect(Collectors.toMap(move -> move.move().gain(), AdvisedMove::expected));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void eachOfSeveralThreadsPlaysOut(int threads) {
        Map<Integer, Double> expected = expected(threads);
        assertThat(race.others()).isEqualTo(threads);
        assertThat(expected.get(1)).isGreaterThan(expected.get(0)).isBetween(-0.6, 0.6);
    }

    @Test
    void oneThreadRepeatsItself() {
        assertThat(expected(1)).isEqualTo(expected(1));
    }
}

package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class DeepeningCrewTest {

    private static final long POSITIONS = 1_000_000;

    private static Advice<Race.Lead, Race.Step> advice(Race race, int threads) {
        try (Solver<Race.Lead, Race.Step> solver =
                new AnytimeEngine().open(race, SolverOptions.defaults().withThreads(threads))) {
            solver.advise(
                    race.initialState().play(new Race.Step(1)), Limits.none().withPositions(POSITIONS));
            return solver.advise(race.initialState(), Limits.none().withPositions(POSITIONS));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void eachOfSeveralThreadsSearches(int threads) {
        Race race = new Race(DepthSearch.class, true);
        Advice<Race.Lead, Race.Step> advice = advice(race, threads);
        assertThat(race.others()).isEqualTo(threads == 1 ? 0 : threads);
        assertThat(advice.moves().get(0).move().gain()).isEqualTo(1);
        assertThat(advice.line()).hasSizeGreaterThan(5).allMatch(step -> step.gain() == 1);
    }

    @Test
    void oneThreadRepeatsItself() {
        Race race = new Race(DepthSearch.class, true);
        assertThat(advice(race, 1).moves()).isEqualTo(advice(race, 1).moves());
    }
}

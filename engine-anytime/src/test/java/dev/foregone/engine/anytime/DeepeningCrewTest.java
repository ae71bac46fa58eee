package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class DeepeningCrewTest {

    private static final long POSITIONS = 1_000_000;

    private static Solver<Race.Lead, Race.Step> solver(Race race, int threads) {
        return new AnytimeEngine().open(race, SolverOptions.defaults().withThreads(threads));
    }

    private static Advice<Race.Lead, Race.Step> advice(Race race, int threads) {
        try (Solver<Race.Lead, Race.Step> solver = solver(race, threads)) {
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

    /** Holds the first of the second threads until there is another in its place, and counts what it does then. */
    private static final class Hold extends CopyOnWriteArraySet<String> {

        private static final long serialVersionUID = 1L;

        private final transient AtomicReference<Thread> held = new AtomicReference<>();
        private final transient CountDownLatch another = new CountDownLatch(1);
        private final AtomicInteger afterwards = new AtomicInteger();

        @Override
        public boolean add(String name) {
            Thread thread = Thread.currentThread();
            if (name.endsWith("-2")) {
                if (held.compareAndSet(null, thread)) {
                    awaitWhateverComes();
                } else if (held.get() == thread) {
                    afterwards.incrementAndGet();
                } else {
                    another.countDown();
                }
            }
            return super.add(name);
        }

        /** Not even an interrupt wakes it. */
        private void awaitWhateverComes() {
            while (another.getCount() > 0) {
                try {
                    another.await();
                } catch (InterruptedException ignored) {
                    continue;
                }
            }
        }
    }

    @Test
    void aThreadThatWasLeftDoesNotGoOnWithAnothersWork() throws InterruptedException {
        Hold hold = new Hold();
        Race race = new Race(DepthSearch.class, true, hold);
        try (Solver<Race.Lead, Race.Step> solver = solver(race, 2)) {
            solver.advise(race.initialState(), Limits.none().withPositions(POSITIONS / 2));
        }
        assertThat(hold.another.getCount()).as("no other thread took its place").isZero();
        hold.held.get().join();
        assertThat(hold.afterwards.get()).isZero();
    }
}

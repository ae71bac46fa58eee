package dev.foregone.explorer.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.explorer.http.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaneTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<GameWork<?>> started = new ArrayList<>();

    private static final class Work extends GameWork<String> {

        private final boolean continues;

        Work(boolean continues) {
            this.continues = continues;
        }

        @Override
        public void run() {
            result().complete("done");
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public boolean continues() {
            return continues;
        }
    }

    @Test
    void whatNoThreadCanBeMadeForFailsAndLeavesItsPlace() {
        List<Error> failures = new ArrayList<>(List.of(new OutOfMemoryError("no thread"), new InternalError("none")));
        Lane lane = new Lane(
                (work, its) -> {
                    if (!failures.isEmpty()) {
                        throw failures.remove(0);
                    }
                    started.add(work);
                },
                1,
                PATIENCE);
        for (String why : List.of("no thread", "none")) {
            Work none = new Work(false);
            assertThatCode(() -> lane.enter(none)).doesNotThrowAnyException(); // an error of memory would end all tests
            assertThatThrownBy(none::await).isInstanceOf(Error.class).hasMessage(why);
            assertThat(lane.size()).isZero();
        }
        Work next = new Work(false);
        lane.enter(next);
        assertThat(started).containsExactly(next);
    }

    @Test
    void whatContinuesIsNotRefused() {
        Lane lane = new Lane((work, its) -> started.add(work), 1, PATIENCE);
        assertThatThrownBy(() -> {
                    while (true) {
                        lane.enter(new Work(false));
                    }
                })
                .isInstanceOf(Problem.class)
                .hasMessageContaining("ask again in a moment");
        int before = lane.size();
        lane.enter(new Work(true));
        assertThat(lane.size()).isEqualTo(before + 1);
        assertThat(started).hasSize(1);
    }
}

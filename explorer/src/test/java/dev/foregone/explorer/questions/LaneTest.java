package dev.foregone.explorer.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaneTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<GameWork<?>> started = new ArrayList<>();

    private static final class Work extends GameWork<String> {

        @Override
        public void run() {
            result().complete("done");
        }

        @Override
        public boolean isOver() {
            return false;
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
            Work none = new Work();
            lane.enter(none);
            assertThatThrownBy(none::await).isInstanceOf(Error.class).hasMessage(why);
            assertThat(lane.size()).isZero();
        }
        Work next = new Work();
        lane.enter(next);
        assertThat(started).containsExactly(next);
    }
}

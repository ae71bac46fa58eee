package dev.foregone.tablebase;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;
import dev.foregone.tablebase.work.StoppedException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a question that was stopped by a limit says of it. */
class QuestionWatchTest {

    @ParameterizedTest
    @CsvSource({"PT0.03S, 30 ms", "PT0.0000005S, 0.0000005 s", "PT1S, 1 s", "PT1.5S, 1.5 s", "PT2M, 120 s"})
    void aTimeLimitIsToldInSecondsOrMilliseconds(Duration limit, String words) {
        Limits limits = Limits.none().withTime(limit);
        long beganBefore = System.nanoTime() - limit.toNanos();
        QuestionWatch watch =
                new QuestionWatch(limits, () -> false, new AtomicLong(), ProgressListener.none(), beganBefore);
        assertThatThrownBy(watch::check)
                .isInstanceOf(StoppedException.class)
                .hasMessage("the time limit of " + words + " was reached");
    }
}

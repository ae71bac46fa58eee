package dev.foregone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long the rest takes. */
class TimeLeftTest {

    private long now = 7;

    @Test
    void byTheRateSinceTheFirstReport() {
        TimeLeft left = new TimeLeft(() -> now);
        assertThat(left.at(0.4)).isEmpty();
        now += Duration.ofSeconds(60).toNanos();
        assertThat(left.at(0.41)).isEmpty();
        assertThat(left.at(0.5)).contains(Duration.ofSeconds(300));
        now += Duration.ofSeconds(60).toNanos();
        assertThat(left.at(1)).contains(Duration.ZERO);
    }

    @Test
    void noGuessInTheFirstSeconds() {
        TimeLeft left = new TimeLeft(() -> now);
        left.at(0);
        now += Duration.ofSeconds(1).toNanos();
        assertThat(left.at(0.9)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1 s", "40, 40 s", "89, 89 s", "100, 2 min", "5000, 83 min", "12000, 3 h 20 min"})
    void inWords(long seconds, String words) {
        assertThat(TimeLeft.words(Duration.ofSeconds(seconds))).isEqualTo(words);
    }
}

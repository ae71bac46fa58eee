package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0 ms",
        "PT0.0005S, 0 ms",
        "PT0.5S, 500 ms",
        "PT1S, 1 s",
        "PT3.44S, 3.4 s",
        "PT90S, 90 s",
        "PT2M, 2 min",
        "PT1H, 1 h",
        "PT99999999999H, 99999999999 h"
    })
    void durations(Duration duration, String words) {
        assertThat(Phrases.duration(duration)).isEqualTo(words);
    }
}

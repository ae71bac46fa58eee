package dev.foregone.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantitiesTest {

    @ParameterizedTest
    @CsvSource({"500ms, PT0.5S", "10s, PT10S", "2m, PT2M", "1h, PT1H", "0s, PT0S"})
    void times(String text, Duration time) {
        assertThat(Quantities.time(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @CsvSource({"65536, 65536", "1K, 1024", "64MB, 67108864", "2GiB, 2147483648", "8b, 8", "1 kb, 1024"})
    void sizes(String text, long bytes) {
        assertThat(new Quantities.Bytes().convert(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10", "s", "-1s", "1.5s", "10 parsecs", "999999999999999999h"})
    void noTimes(String text) {
        assertThatThrownBy(() -> Quantities.time(text)).hasMessageContaining("\"" + text + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "MB", "-1", "3XB", "9999999999TB"})
    void noSizes(String text) {
        assertThatThrownBy(() -> new Quantities.Bytes().convert(text)).hasMessageContaining("\"" + text + "\"");
    }

    @Test
    void counts() {
        assertThat(new Quantities.Count().convert("007")).isEqualTo(7);
        assertThat(new Quantities.WholeNumber().convert("0")).isZero();
        assertThatThrownBy(() -> new Quantities.Count().convert("0")).hasMessageContaining("from 1 on");
        assertThatThrownBy(() -> new Quantities.WholeNumber().convert("-1")).hasMessageContaining("from 0 on");
    }
}

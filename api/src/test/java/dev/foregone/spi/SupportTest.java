package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SupportTest {

    @Test
    void aRefusalSaysWhy() {
        assertThat(Support.yes().supported()).isTrue();
        assertThat(Support.no("it has chance moves").reason()).isEqualTo("it has chance moves");
        assertThatThrownBy(() -> Support.no(" "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an engine that refuses a game says why");
    }
}

package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and reasons stand within a line. */
class GuideWordsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "two\nlines", "an end\n", "\ran end", "an end\r\n", "a separator\u2028"})
    void otherThanOneLineIsRefused(String text) {
        assertThatThrownBy(() -> new GameVariant(text, "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the variant's name")
                .hasMessageContaining("it is one line");
        assertThatThrownBy(() -> new GameEnding(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("it is one line");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 x 4", "\uD83D\uDE00"})
    void oneLineIsKept(String text) {
        assertThat(new GameVariant(text, "-").name()).isEqualTo(text);
        assertThat(new GameEnding(text).reason()).isEqualTo(text);
    }
}

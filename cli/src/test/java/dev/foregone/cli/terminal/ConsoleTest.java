package dev.foregone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ConsoleTest {

    @Test
    void aTerminalIsColouredAndAPipeIsNot() {
        assertThat(Console.colours(Map.of(), true)).isTrue();
        assertThat(Console.colours(Map.of(), false)).isFalse();
    }

    @Test
    void theEnvironmentHasTheLastWord() {
        assertThat(Console.colours(Map.of("NO_COLOR", "1"), true)).isFalse();
        assertThat(Console.colours(Map.of("NO_COLOR", ""), true)).isTrue();
        assertThat(Console.colours(Map.of("NO_COLOR", "1", "CLICOLOR_FORCE", "1"), true))
                .isFalse();
        assertThat(Console.colours(Map.of("CLICOLOR_FORCE", "1"), false)).isTrue();
        assertThat(Console.colours(Map.of("CLICOLOR_FORCE", "0"), false)).isFalse();
        assertThat(Console.colours(Map.of("CLICOLOR", "0"), true)).isFalse();
        assertThat(Console.colours(Map.of("TERM", "dumb"), true)).isFalse();
    }
}

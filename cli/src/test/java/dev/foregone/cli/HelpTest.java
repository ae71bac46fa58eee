package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {"games", "engines", "plugins", "solve", "play", "review", "tree", "tablebase"})
    void everyCommandHasHelpAndVersion(String command) {
        Cli.Run help = Cli.real().run(command, "--help");
        assertThat(help.status()).isZero();
        assertThat(help.out())
                .contains("Usage: foregone " + command)
                .contains("Exit status:")
                .contains("a limit stopped", "Ctrl-C stopped");
        assertThat(Cli.real().run("help", command).out()).isEqualTo(help.out());
        assertThat(Cli.real().run(command, "--version").out()).startsWith("foregone ");
    }

    @Test
    void theWholeHasHelpToo() {
        Cli.Run help = Cli.real().run("--help");
        assertThat(help.status()).isZero();
        assertThat(help.out()).contains("Usage: foregone").containsPattern("(?m)^  games +Lists the games");
        assertThat(Cli.real().run("help").out()).isEqualTo(help.out());
    }

    @Test
    void versionNamesTheBuildAndTheJava() {
        assertThat(Cli.real().run("--version").out()).matches("foregone \\d+\\.\\d+\\.\\d+\\S*\njava \\S+ \\(.+\\)\n");
    }
}

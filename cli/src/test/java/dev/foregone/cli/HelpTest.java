package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "engines",
                "plugins",
                "solve",
                "play",
                "review",
                "report",
                "puzzle",
                "tree",
                "tablebase",
                "strategy"
            })
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
    void commandsOfACommandHaveHelpToo() {
        for (String group : List.of("tablebase", "strategy")) {
            for (String command : List.of("build", "stats", "verify")) {
                Cli.Run help = Cli.real().run("help", group, command);
                assertThat(help.status()).isZero();
                assertThat(help.out())
                        .contains("Usage: foregone " + group + " " + command)
                        .isEqualTo(Cli.real().run(group, command, "--help").out());
            }
        }
    }

    @Test
    void helpOnAWordThatIsNoCommandSaysWhichIsMeant() {
        assertUnknown("did you mean 'solve'?", "help", "solv");
        assertUnknown("did you mean 'stats'?", "help", "tablebase", "stat");
        assertUnknown("'foregone' has no command \"nonsense\"\n  accepted: help, games", "help", "nonsense");
        assertUnknown("'foregone solve' has no command \"tictactoe\", nor any other", "help", "solve", "tictactoe");
        assertUnknown("did you mean 'stats'?", "tablebase", "stat");
    }

    private static void assertUnknown(String what, String... words) {
        Cli.Run run = Cli.real().run(words);
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(what);
    }

    @Test
    void versionNamesTheBuildAndTheJava() {
        assertThat(Cli.real().run("--version").out()).matches("foregone \\d+\\.\\d+\\.\\d+\\S*\njava \\S+ \\(.+\\)\n");
    }
}

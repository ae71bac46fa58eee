package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.foregone.cli.terminal.ExitStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Command lines that nobody should type: each ends with its status, and with a message if the status is not 0. */
class OddCommandLineTest {

    private static final String LONG = "x".repeat(100_000);

    static Stream<Arguments> commandLines() {
        List<Arguments> all = new ArrayList<>();
        add(all, 2, "", " ", "\0", "-", "--", "---", "-x", "--no-such-option", "solve", "SOLVE", "sölve", LONG);
        add(
                all,
                2,
                "solve|",
                "solve| ",
                "solve|tictactoe |x",
                "solve|TICTACTOE|--",
                "solve|--",
                "solve|-|-",
                "solve|*");
        add(all, 2, "games|--bogus", "games|x", "engines|a|b", "engines|", "plugins|x", "plugins|--engine=memo");
        add(all, 2, "play|tictactoe|--as", "play|tictactoe|--as=", "play|tictactoe|--as= ", "play|tictactoe|--batch=-");
        add(all, 2, "help|no-such-command", "solve|--json", "tree|--json", "play|--json", "play|tictactoe|--json");
        for (String option : List.of("--engine", "--line", "--time", "--positions", "--memory", "--threads")) {
            add(all, 2, "solve|tictactoe|" + option, "solve|tictactoe|" + option + "=");
            add(all, 2, "solve|tictactoe|" + option + "=\u0007", "solve|tictactoe|" + option + "=" + LONG);
            add(all, 2, "solve|tictactoe|" + option + "=1|" + option + "=1");
        }
        for (String number : List.of("-1", "-0", "+1", "1e3", "0x10", "1_000", "1,000", "NaN", "٣", "½", "1 ", "--")) {
            add(all, 2, "solve|tictactoe|--positions|" + number, "solve|tictactoe|--threads=" + number);
            add(all, 2, "tree|tictactoe|--depth=" + number, "tree|tictactoe|--max-nodes|" + number);
        }
        for (String huge : List.of("9223372036854775808", "99999999999999999999", "9".repeat(1_000))) {
            add(all, 2, "solve|tictactoe|--positions=" + huge, "solve|tictactoe|--memory=" + huge);
            add(all, 2, "solve|tictactoe|--time=" + huge + "h", "tree|tictactoe|--depth=" + huge);
        }
        add(
                all,
                2,
                "solve|tictactoe|--threads=257",
                "play|tictactoe|--threads=99999999999",
                "tree|tictactoe|--value-only");
        add(all, 2, "solve|tictactoe|--memory=-1", "solve|tictactoe|--memory=1ZB", "solve|tictactoe|--memory=.5GB");
        add(all, 2, "solve|tictactoe|--json|--json", "tree|tictactoe|--merge|--merge", "solve|tictactoe|--json=maybe");
        add(all, 2, "solve|tictactoe|xx./oo./...|xx./oo./...", "solve|tictactoe|\u001b[31m", "solve|tictactoe|…");
        add(all, 2, "solve|tictactoe|" + LONG, "solve|connectfour|" + "9".repeat(100_000), "solve|footstep|" + LONG);
        add(all, 2, "solve|tictactoe|\uD800", "solve|tictactoe|a\0b", "solve|tictactoe|x\ny", "play|tictactoe|" + LONG);
        add(all, 2, "solve|tictactoe|--after", "solve|tictactoe|--after=" + LONG, "play|tictactoe|--after=hello");
        add(all, 2, "solve|tictactoe|--after=0,0 0,0", "tree|tictactoe|--after=9,9", "solve|tictactoe|--after=0");
        add(all, 2, "solve|tictactoe|--batch", "solve|tictactoe|--batch=", "solve|tictactoe|--batch=a\0b");
        add(all, 2, "solve|tictactoe|--batch=-|--after=0,0", "solve|tictactoe|--batch=" + LONG);
        add(
                all,
                2,
                "tree|tictactoe|--format=",
                "tree|tictactoe|--format=text|--format=dot",
                "tree|tictactoe|--batch=-");
        add(all, 2, "--|games");
        add(all, 0, "solve|tictactoe|--", "solve|--|tictactoe|xx./oo./...", "solve|tictactoe|--after=");
        add(all, 0, "solve|tictactoe|--positions=999999999999999999", "solve|tictactoe|--time=99999999999h");
        add(all, 0, "solve|tictactoe|--threads=256", "solve|tictactoe|--memory=0", "solve|tictactoe|--memory=9TB");
        add(
                all,
                0,
                "solve|tictactoe|--after= , ,0,0,,  1,1,",
                "tree|tictactoe|--depth=0",
                "tree|tictactoe|--depth=000");
        add(all, 0, "--version", "--help", "solve|--help|--version", "help", "games|--verbose", "--verbose|games");
        add(all, 3, "solve|connectfour|--time=0s", "solve|connectfour|--positions=1", "tree|connectfour|--positions=1");
        return all.stream();
    }

    private static void add(List<Arguments> all, int status, String... commandLines) {
        Stream.of(commandLines).forEach(commandLine -> all.add(arguments(status, commandLine)));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("commandLines")
    @Timeout(60)
    void endsAsItShould(int status, String commandLine) {
        Cli.Run run = Cli.real().run(commandLine.split("\\|", -1));
        String shown = commandLine.substring(0, Math.min(200, commandLine.length()));
        assertThat(run.status()).as(shown + ": " + run.err()).isEqualTo(status);
        assertThat(run.err())
                .as(shown)
                .hasSizeLessThan(6_000)
                .doesNotContain("    at ")
                .doesNotContain("\u001b");
        if (status == ExitStatus.BAD_INPUT) {
            assertThat(run.out()).as(shown).isEmpty();
            assertThat(run.err()).as(shown).startsWith("foregone: ").doesNotContain("Exception");
        }
    }
}

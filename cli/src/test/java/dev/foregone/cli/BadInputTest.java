package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input: one clear message that names the text at fault, status 2, nothing on standard output, no stack trace. */
class BadInputTest {

    static Stream<Arguments> badInput() {
        return Stream.of(
                bad("a command is missing"),
                bad(
                        "a command is missing\n  accepted: build, stats, graph, verify\n  see: foregone strategy --help",
                        "strategy"),
                bad("'foregone' has no command \"slove\"\n  accepted: help, games, ", "slove"),
                bad("build, stats, find, reduce, verify\n  did you mean 'build'?\n", "tablebase", "bild", "x"),
                bad("name its jar in FOREGONE_PLUGINS", "play", "go"),
                bad("'--jsn'", "solve", "tictactoe", "--jsn"),
                bad("'GAME'", "solve"),
                bad("did you mean 'tictactoe'?", "solve", "tictacto"),
                bad("did you mean 'tictactoe'?", "tree", "Tic-Tac-Toe"),
                bad("available: " + String.join(", ", Games.load().ids()), "play", "go"),
                bad("no game 'go'", "engines", "go"),
                bad(
                        "available: " + String.join(", ", Engines.load().ids()),
                        "solve",
                        "tictactoe",
                        "--engine",
                        "stockfish"),
                bad("did you mean 'alpha-beta'?", "solve", "tictactoe", "--engine", "alphabeta"),
                bad("\"\"", "solve", "tictactoe", ""),
                bad("\"hello\"", "solve", "tictactoe", "hello"),
                bad("xxx/ooo/...", "solve", "tictactoe", "xxx/ooo/..."),
                bad("xx./.../...", "tree", "tictactoe", "xx./.../..."),
                bad("111/11/111", "solve", "footstep", "111/11/111 0,0 2,2"),
                bad("0,1, which is a hole", "solve", "footstep", "101 0,0 0,1"),
                bad("5,5", "solve", "footstep", "111 5,5 0,0"),
                bad("\"10\"", "solve", "tictactoe", "--time", "10"),
                bad("\"-5\"", "solve", "tictactoe", "--positions", "-5"),
                bad("\"0\" is not a whole number from 1 to 256", "solve", "tictactoe", "--threads", "0"),
                bad("\"257\" is not a whole number from 1 to 256", "tree", "tictactoe", "--threads", "257"),
                bad("leave one out", "solve", "tictactoe", "--value-only", "--line", "moves"),
                bad("\"lots\"", "solve", "tictactoe", "--memory", "lots"),
                bad("'sideways'", "solve", "tictactoe", "--line", "sideways"),
                bad("leave it out with --json", "solve", "tictactoe", "--line", "boards", "--json"),
                bad("there is no such file", "solve", "tictactoe", "--batch", "no/such/file"),
                bad("it is a directory", "solve", "tictactoe", "--batch", "."),
                bad("leave it out with --batch", "solve", "tictactoe", "--svg", "x.svg", "--batch", "-"),
                bad("\".\": it is a directory", "solve", "tictactoe", "--svg", "."),
                bad("there is no file or directory no/such/x.svg", "solve", "tictactoe", "--svg", "no/such/x.svg"),
                bad("leave out \"xx./oo./...\"", "solve", "tictactoe", "xx./oo./...", "--batch", "-"),
                bad("the batch is empty", "solve", "tictactoe", "--batch", "-"),
                bad("the compiler for browsers is not in this installation", "site", "--to", "nowhere"),
                bad("has no jar of foregone-web", "site", "--to", "nowhere", "--compiler", "src"),
                bad("is there and not empty", "site", "--to", "src"),
                bad("make it, or choose one that is there", "site", "--to", "x/y"),
                bad("--address \"example.org\"", "site", "--to", "nowhere", "--address", "example.org"),
                bad("\"C\"", "play", "footstep", "--as", "C"),
                bad("'svg'", "tree", "tictactoe", "--format", "svg"),
                bad("\"-1\"", "tree", "tictactoe", "--depth", "-1"),
                bad("more than 2000 nodes", "tree", "tictactoe", "--depth", "5"),
                bad("'extra'", "games", "tictactoe", "extra"));
    }

    private static Arguments bad(String named, String... args) {
        return Arguments.of(named, args);
    }

    @ParameterizedTest
    @MethodSource("badInput")
    void isRefusedWithOneClearMessage(String named, String[] args) {
        Cli.Run run = Cli.real().run(args);
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("foregone: ")
                .contains(named)
                .doesNotContain("    at ")
                .doesNotContain("Exception");
    }

    /** Such text, printed as it is, would colour the terminal, move its cursor or change its title. */
    @ParameterizedTest
    @ValueSource(strings = {"solve tictactoe ?", "solve ?", "solve tictactoe --time ?", "?", "tree tictactoe --?"})
    void controlCharactersNeverReachTheTerminal(String line) {
        String odd = "\u001b[31mred\u0007";
        String[] args = line.replace("?", odd).split(" ");
        for (Cli.Run run : List.of(
                Cli.real().run(args),
                Cli.real()
                        .run(Stream.concat(Stream.of(args), Stream.of("--verbose"))
                                .toArray(String[]::new)))) {
            assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(run.err()).contains("\\u001b[31mred\\u0007");
            assertThat(run.err().chars().filter(each -> each != '\n' && Character.isISOControl(each)))
                    .isEmpty();
        }
    }

    @Test
    void anEngineThatCannotSolveTheGameSaysWhy() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.refusing()));
        Cli.Run asked = cli.run("solve", "pile", "--engine", "refusing");
        assertThat(asked.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(asked.err()).contains("the engine 'refusing' cannot solve the game 'pile': it refuses everything");
        Cli.Run left = cli.run("solve", "pile");
        assertThat(left.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(left.err()).contains("refusing: it refuses everything");
    }

    @Test
    void noTextIsReadAsAFileOfArguments() {
        assertThat(Cli.real().run("solve", "tictactoe", "@pom.xml").err()).contains("\"@pom.xml\"");
    }

    @Test
    void aGameWithoutEndToItsReadingIsBlamedByName() {
        Cli.Run run =
                Cli.with(Games.of(new Fakes.BottomlessGame()), Engines.load()).run("solve", "bottomless-game", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .startsWith("foregone: the game 'bottomless-game' failed")
                .doesNotContain("    at ");
    }

    @Test
    void aFullHeapIsToldInOneMessage() {
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {
                    throw new OutOfMemoryError("as if");
                })))
                .run("solve", "pile");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("foregone: Java's heap of ")
                .contains("--memory")
                .doesNotContain("    at ");
    }
}

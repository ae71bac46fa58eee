package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a plug-in does costs its own row of a list, or gives one clear message. */
class FaultyPluginTest {

    @ParameterizedTest
    @EnumSource
    void aGameThatCannotBeDescribedCostsItsOwnRow(Fault fault) {
        Cli.Run run = withGame(new FaultyGame("description()", fault)).run("games");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.out())
                .containsPattern("(?m)^faulty +it failed when asked: ")
                .containsPattern("(?m)^pile$");
    }

    static Stream<Arguments> methodsOfEngines() {
        return Stream.of("description()", "supports()", "preference()")
                .flatMap(method -> Stream.of(Fault.values()).map(fault -> arguments(method, fault)));
    }

    @ParameterizedTest
    @MethodSource("methodsOfEngines")
    void anEngineThatFailsWhenAskedCostsItsOwnRow(String method, Fault fault) {
        FaultyEngine faulty = new FaultyEngine(method, fault::happen);
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(faulty, Fakes.endless(options -> {})));
        for (String[] command : new String[][] {{"engines"}, {"engines", "pile"}, {"engines", "pile", "--json"}}) {
            Cli.Run run = cli.run(command);
            assertThat(run.status()).isZero();
            assertThat(run.err()).doesNotContain("    at ");
            assertThat(run.out()).contains("endless").contains("faulty");
        }
        if (!method.equals("description()")) {
            assertThat(cli.run("engines", "pile").out())
                    .startsWith("endless\n")
                    .contains("cannot solve it: it failed when asked: ");
        }
    }

    static Stream<Supplier<?>> oddTexts() {
        return Stream.of(
                () -> "", () -> "one\n\n\r\ntwo\tthree", () -> "x".repeat(1_000_000), () -> "\u001b[31mred\u0007\0");
    }

    @ParameterizedTest
    @MethodSource("oddTexts")
    void aDescriptionIsOneLineThatPeopleCanRead(Supplier<?> text) {
        Cli.Run run = withGame(new FaultyGame("description()", text)).run("games");
        assertThat(run.status()).isZero();
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.out()).hasSizeLessThan(500).doesNotContain("\u001b").doesNotContain("\u0007");
    }

    static Stream<Arguments> methodsOfGames() {
        return Stream.of(
                        arguments("initialState()", "solve faulty"),
                        arguments("draw()", "solve faulty"),
                        arguments("playerToMove()", "solve faulty"),
                        arguments("parse()", "solve faulty 3"),
                        arguments("parse()", "tree faulty 3 --merge"),
                        arguments("format()", "solve faulty --json"),
                        arguments("format()", "tree faulty --json"),
                        arguments("parseMove()", "solve faulty --after 1"),
                        arguments("draw()", "tree faulty"),
                        arguments("players()", "play faulty"),
                        arguments("parseMove()", "play faulty"))
                .flatMap(
                        each -> Stream.of(Fault.values()).map(fault -> arguments(each.get()[0], each.get()[1], fault)));
    }

    @ParameterizedTest
    @MethodSource("methodsOfGames")
    void aGameThatFailsIsNamed(String method, String command, Fault fault) {
        Cli.Run run = withGame(new FaultyGame(method, fault)).reading("1\n").run(command.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .startsWith("foregone: the game 'faulty' failed: ")
                .doesNotContain("    at ")
                .satisfies(message -> assertThat(message.lines().count()).isLessThanOrEqualTo(3));
        if (fault == Fault.NULL) {
            assertThat(run.err()).contains(method + " answered null");
        }
    }

    static Stream<Supplier<?>> noTwoPlayers() {
        return Stream.of(List::of, () -> List.of("A"), () -> List.of("A", "A"), () -> List.of("A", "B", "C"));
    }

    @ParameterizedTest
    @MethodSource("noTwoPlayers")
    void twoPlayersMustHaveTwoNames(Supplier<?> players) {
        Cli.Run run = withGame(new FaultyGame("players()", players)).run("play", "faulty");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).contains("the game 'faulty' failed").contains("not two different names");
    }

    @ParameterizedTest
    @EnumSource
    void aFaultInOneLineOfABatchCostsThatLine(Fault fault) {
        Cli cli = withGame(new FaultyGame("parse()", fault)).reading("1\n2\n");
        Cli.Run run = cli.run("solve", "faulty", "--batch", "-");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out().lines()).hasSize(2).allMatch(line -> line.startsWith("ERROR\tthe game 'faulty' failed: "));
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NULL")
    void aFaultInOneSearchOfABatchCostsThatLine(Fault fault) {
        Cli cli = Cli.with(Games.of(new Landmine(fault)), Engines.load()).reading("1\n7\n2\n");
        for (String[] options : new String[][] {{}, {"--json"}}) {
            Cli.Run run = cli.run(Stream.concat(Stream.of("solve", "landmine", "--batch=-"), Stream.of(options))
                    .toArray(String[]::new));
            assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(run.err()).isEmpty();
            List<String> lines = run.out().lines().toList();
            assertThat(lines).hasSize(3);
            assertThat(lines.get(0)).contains("WIN");
            assertThat(lines.get(1)).containsIgnoringCase("error");
            assertThat(lines.get(2)).contains("LOSS");
        }
    }

    @Test
    void aFullHeapInOneLineOfABatchCostsThatLine() {
        Supplier<?> full = () -> {
            throw new OutOfMemoryError("as if");
        };
        Cli.Run run =
                withGame(new FaultyGame("parse()", full)).reading("1\n2\n").run("solve", "faulty", "--batch=-");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out().lines()).hasSize(2).allMatch(line -> line.startsWith("ERROR\tJava's heap of "));
    }

    private static Cli withGame(FaultyGame game) {
        return Cli.with(Games.of(game, new Pile()), Engines.load());
    }
}

package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.TextReader;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {

    @Test
    void eachLineIsAnsweredWithOneLineInOrder(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("positions of mine.txt");
        Files.writeString(file, "xx./oo./...\r\n.../.../...\nxxo/oox/xox");
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--batch", file.toString());
        assertThat(run).isEqualTo(new Cli.Run(0, "WIN\t1\nDRAW\t9\nDRAW\t0\n", ""));
    }

    /** Such as a shell gives in place of {@code <(...)}. */
    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsReadAsItsLinesCome(@TempDir Path directory) throws Exception {
        Path pipe = directory.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        PipedWriter out = new PipedWriter();
        BufferedReader answers = new BufferedReader(new PipedReader(out));
        StringWriter err = new StringWriter();
        BufferedReader none = new BufferedReader(Reader.nullReader());
        CompletableFuture<Integer> status = CompletableFuture.supplyAsync(
                () -> Cli.real().run(none, out, err, "solve", "tictactoe", "--batch", pipe.toString()));
        try (Writer lines = Files.newBufferedWriter(pipe)) {
            for (String line : List.of("xx./oo./...", "xx./oo./xo.")) {
                lines.write(line + "\n");
                lines.flush();
                assertThat(answers.readLine()).isEqualTo("WIN\t1");
            }
        }
        assertThat(status.join()).as(err.toString()).isZero();
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstLine() {
        Cli.Run run = Cli.real().reading("\uFEFFxx./oo./...\r\n").run("solve", "tictactoe", "--batch=-");
        assertThat(run).isEqualTo(new Cli.Run(0, "WIN\t1\n", ""));
    }

    /** What {@code >} writes in Windows PowerShell is UTF-16 with a byte order mark. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void aFileWithAByteOrderMarkIsRead(String encoding, @TempDir Path directory) throws IOException {
        byte[] text = "\uFEFFxx./oo./...\r\n.../.../...\r\n".getBytes(Charset.forName(encoding));
        Path file = Files.write(directory.resolve("positions.txt"), text);
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--batch", file.toString());
        assertThat(run).isEqualTo(new Cli.Run(0, "WIN\t1\nDRAW\t9\n", ""));
        assertThat(new BufferedReader(new TextReader(new ByteArrayInputStream(text))).lines())
                .element(1)
                .isEqualTo(".../.../...");
    }

    @Test
    void utf16WithoutAMarkIsNamedAsTheCause(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("positions.txt");
        Files.write(file, "xx./oo./...\n".getBytes(StandardCharsets.UTF_16LE));
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--batch", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(run.out()).startsWith("ERROR\t").contains("as in text in UTF-16 without a byte order mark");
    }

    @Test
    void noBreakSpacesAreSpaces() {
        Cli.Run run = Cli.real()
                .reading("111/101/111\u00A01,0\u202F1,2\u2007A\u00A0\n\u00A0\n")
                .run("solve", "footstep", "--batch=-");
        assertThat(run.out()).startsWith("LOSS\t4\nERROR\t").contains("the line is empty");
    }

    /** A terminal gives one line at a time, an empty one in a single byte. */
    @Test
    void textIsNotReadBeforeItIsAskedFor() throws IOException {
        InputStream terminal = new InputStream() {
            private boolean read;

            @Override
            public int read() {
                if (read) {
                    throw new AssertionError("a terminal would be waited for");
                }
                read = true;
                return '\n';
            }

            @Override
            public int read(byte[] into, int from, int count) {
                into[from] = (byte) read();
                return 1;
            }
        };
        assertThat(new BufferedReader(new TextReader(terminal)).readLine()).isEmpty();
    }

    @Test
    @Timeout(20)
    void anEndlessLineIsRefusedBriefly() {
        String endless = "x" + " ".repeat(1_000_000) + "x";
        Cli.Run run = Cli.real().reading(endless + "\nxx./oo./...\n").run("solve", "tictactoe", "--batch=-");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(run.out()).startsWith("ERROR\t").endsWith("\nWIN\t1\n").hasSizeLessThan(1_000);
    }

    /** A reader that always has more at once, as that of a file does. */
    @Test
    void anAnswerIsWrittenBeforeTheNextLineIsRead() {
        StringWriter out = new StringWriter();
        List<String> seen = new ArrayList<>();
        Iterator<String> lines = List.of("xx./oo./...", ".../.../...").iterator();
        BufferedReader in = new BufferedReader(Reader.nullReader()) {
            @Override
            public String readLine() {
                seen.add(out.toString().strip());
                return lines.hasNext() ? lines.next() : null;
            }

            @Override
            public boolean ready() {
                return true;
            }
        };
        Cli.real().run(in, out, new StringWriter(), "solve", "tictactoe", "--batch=-");
        assertThat(seen.get(1)).isEqualTo("WIN\t1");
        assertThat(seen.get(2)).endsWith("DRAW\t9");
    }

    @Test
    void aLineThatIsNoPositionIsAnErrorInItsPlace() {
        Cli.Run run = Cli.real().reading("xx./oo./...\n\nhello\nxx./oo./...\n").run("solve", "tictactoe", "--batch=-");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).isEqualTo("WIN\t1").isEqualTo(lines.get(3));
        assertThat(lines.get(1)).startsWith("ERROR\t").contains("the line is empty");
        assertThat(lines.get(2)).startsWith("ERROR\t").contains("\"hello\"").contains("; accepted: ");
        assertThat(lines.get(2)).containsOnlyOnce("\t");
    }

    @Test
    void limitsAreForEachPositionAndTheGravestTroubleIsTheStatus() {
        Cli cli = Cli.real().reading("7x7:-\n7x7:-\n7x7:12121\nx\n");
        Cli.Run run = cli.run("solve", "connectfour", "--batch", "-", "--positions", "500");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).matches("STOPPED\tLOSS in \\d+\tWIN in \\d+\tproved: .+");
        assertThat(lines.get(1)).startsWith("STOPPED\t");
        assertThat(lines.get(3)).startsWith("ERROR\t");
    }

    @Test
    void aNearWinIsFoundInAGameThatDoesNotFit() {
        Cli cli = Cli.real().reading(".HE/L../eGl/G.. C gote\ngle/.c./.C./ELG - sente\n");
        Cli.Run run = cli.run("solve", "dobutsu", "--batch", "-", "--positions", "5000");
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("WIN\t1");
        assertThat(lines.get(1))
                .matches("STOPPED\tLOSS in \\d+\tWIN in \\d+\tproved: no win or loss within \\d+ plies");
    }

    @Test
    void aFailingPluginSpoilsOnlyItsLine() {
        Cli cli = Cli.with(Games.of(new Fakes.BrokenGame()), Engines.load()).reading("1\n2\n");
        Cli.Run run = cli.run("solve", "broken-game", "--batch", "-");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("ERROR\tthe game 'broken-game' failed"));
    }

    @Test
    void anEndlessDrawHasNoPlies() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})))
                .reading("3\n");
        assertThat(cli.run("solve", "pile", "--batch", "-").out()).isEqualTo("DRAW\tendless\n");
    }

    /** 958 positions are finished; of the others 2,836 are won for the player to move, 632 lost, 1,052 drawn. */
    @Test
    void allPositionsOfTicTacToe() {
        String positions = String.join("\n", reachable(Games.load().get("tictactoe")));
        Cli.Run run = Cli.real().reading(positions).run("solve", "tictactoe", "--batch", "-");
        assertThat(run.status()).isZero();
        assertThat(run.out()
                        .lines()
                        .collect(Collectors.groupingBy(
                                line -> line.substring(0, line.indexOf('\t')), Collectors.counting())))
                .containsEntry("WIN", 2_836L)
                .containsEntry("LOSS", 1_574L)
                .containsEntry("DRAW", 1_068L);
    }

    private static <S extends GameState<S, M>, M extends Move> Set<String> reachable(Game<S, M> game) {
        Set<String> positions = new LinkedHashSet<>();
        visit(game, game.initialState(), positions);
        assertThat(positions).hasSize(5_478);
        return positions;
    }

    private static <S extends GameState<S, M>, M extends Move> void visit(Game<S, M> game, S state, Set<String> seen) {
        if (seen.add(game.format(state))) {
            state.legalMoves().forEach(move -> visit(game, state.play(move), seen));
        }
    }
}

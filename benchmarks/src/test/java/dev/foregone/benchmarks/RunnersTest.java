package dev.foregone.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class RunnersTest {

    private static final String SET =
            "2252576253462244111563365343671351441 -1\n\n7422341735647741166133573473242566 1\n";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"", "--plain", "--no-hints", "--threads=2", "--memory=1MB", "--processor-time"})
    void rightAnswersAreStatus0(String option) throws IOException {
        Path set = Files.writeString(directory.resolve("set.txt"), SET);
        String[] arguments = {"memo", set.toString(), "--rounds=2", option.isEmpty() ? "--rounds=2" : option};
        int status = run(new CommandLine(new ScoredSets()).setOverwrittenOptionsAllowed(true), arguments);
        assertThat(status).isZero();
        assertThat(out.toString())
                .contains("round 1  set.txt")
                .contains("round 2")
                .contains("2 positions, 0 wrong");
    }

    @Test
    void aWrongAnswerIsNamedAndIsStatus1() throws IOException {
        Path set = Files.writeString(directory.resolve("set.txt"), SET.replace(" 1", " 2"));
        assertThat(run(new CommandLine(new ScoredSets()), "alpha-beta", set.toString(), "--rounds=1"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("2 positions, 1 wrong");
        assertThat(err.toString()).contains("7422341735647741166133573473242566: WIN in ");
    }

    @Test
    void whatCannotBeUnderstoodIsStatus2() throws IOException {
        Path good = Files.writeString(directory.resolve("good.txt"), SET);
        Path set = Files.writeString(directory.resolve("set.txt"), SET + "4444444 1\n");
        assertThat(run(new CommandLine(new ScoredSets()), "memo", set.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("set.txt:4");
        assertThat(run(new CommandLine(new ScoredSets()), "memo", "missing.txt"))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new ScoredSets()), "nemo", good.toString()))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new ScoredSets()), "memo", good.toString(), "--plain", "--no-hints"))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new ScoredSets()), "memo", good.toString(), "--threads=0"))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new ScoredSets()), "memo", good.toString(), "--rounds=0"))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new Pairs()), "footstep-6x6-memo", "chess"))
                .isEqualTo(2);
        assertThat(run(new CommandLine(new Pairs()), "footstep-6x6-memo")).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void pairsAreCompared() {
        assertThat(run(
                        new CommandLine(new Pairs()),
                        "footstep-6x6-memo",
                        "footstep-6x6-memo",
                        "--pairs=2",
                        "--warm-up=0.1"))
                .isZero();
        assertThat(out.toString().lines())
                .hasSize(7)
                .anyMatch(line -> line.startsWith("time, A / B"))
                .filteredOn(line -> line.startsWith("footstep-6x6-memo"))
                .hasSize(2);
    }

    @Test
    void randomReadsAreCounted() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        Path file = directory.resolve("tictactoe.tb");
        TablebaseBuilder.of(game, game.initialState()).build(file);
        assertThat(run(new CommandLine(new TablebaseReads()), "--positions=1000", file.toString()))
                .isZero();
        assertThat(out.toString()).contains("round 5: 1,000 positions");
    }

    @Test
    void positionsForChoicesAreTheSameFromAnEngineAndFromATablebase() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        Path file = directory.resolve("tictactoe.tb");
        TablebaseBuilder.of(game, game.initialState()).build(file);
        assertThat(run(new CommandLine(new ChoicesFile()), "tictactoe", "--positions=50"))
                .isZero();
        String byEngine = out.toString();
        assertThat(byEngine.lines()).hasSize(50).doesNotHaveDuplicates();
        out.getBuffer().setLength(0);
        assertThat(run(new CommandLine(new ChoicesFile()), "tictactoe", "--positions=50", "--tablebase=" + file))
                .isZero();
        assertThat(out.toString()).isEqualTo(byEngine);
        Path choices = Files.writeString(directory.resolve("choices.tsv"), byEngine);
        assertThat(run(new CommandLine(new Choices()), "tictactoe", choices.toString(), "--warm-up=0", "--millis=100"))
                .isZero();
        assertThat(out.toString()).contains("50 positions  100.0 % keep the value");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new CommandLine(new Choices())
                .setOut(new PrintWriter(bytes, true, StandardCharsets.UTF_8))
                .execute("tictactoe", choices.toString(), "--warm-up=0", "--millis=0");
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .as("what is written before the program exits")
                .contains("50 positions");
    }

    @Test
    void allPositionsOfGamesAreWritten() {
        assertThat(run(new CommandLine(new ChoicesFile()), "tictactoe", "--positions=100", "--all", "--best=1"))
                .isZero();
        assertThat(out.toString().lines())
                .as("the one game in which all moves are the best")
                .hasSize(9)
                .first()
                .satisfies(line -> assertThat(line).matches("tictactoe\t\\.{3}/\\.{3}/\\.{3}(\t[0-2],[0-2]=0){9}"));
        assertThat(err.toString()).contains("no more positions");
    }

    @Test
    void workIsListed() {
        assertThat(run(new CommandLine(new Pairs()), "--list")).isZero();
        assertThat(out.toString().lines()).hasSameSizeAs(Workloads.all());
    }

    @Test
    void aSummaryIsLeastMiddleAndGreatest() {
        assertThat(Summary.of(3, 1, 2)).isEqualTo(new Summary(1, 2, 3));
        assertThat(Summary.of(4, 1, 2, 3)).isEqualTo(new Summary(1, 2.5, 4));
    }

    private int run(CommandLine command, String... arguments) {
        return command.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @Test
    void theExplorerIsLoaded() {
        assertThat(run(new CommandLine(new ExplorerLoad()), "--pages=2", "--questions=10", "--think=0"))
                .isZero();
        assertThat(out.toString()).contains("median").contains("the slow question is still running");
    }
}

package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.text.VerificationReport;
import dev.foregone.registry.Games;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tablebase of values on the command line: what answers from it, and what is refused. */
class TablebaseValuesTest {

    @TempDir
    private Path directory;

    private Path full;
    private Path values;

    @BeforeEach
    void reduce() {
        full = directory.resolve("full.tb");
        values = directory.resolve("values.tb");
        Cli.real().run("tablebase", "build", "tictactoe", "--to", full.toString());
        Cli.Run run = Cli.real().run("tablebase", "reduce", full.toString(), "--values", "--to", values.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("765 positions", "values only");
    }

    private String answer(String... args) {
        Cli.Run run = Cli.real().run(args);
        assertThat(run.status()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void whatGoesByValues() {
        String file = values.toString();
        assertThat(answer("solve", "tictactoe", "--tablebase", file, "--value-only"))
                .contains("DRAW");
        assertThat(answer("tablebase", "stats", file))
                .contains("WIN ", "values only")
                .doesNotContain("longest");
        assertThat(answer("tablebase", "stats", file, "--json"))
                .contains("\"values\":[{\"value\":\"WIN\",\"positions\":", "\"valuesOnly\":true")
                .doesNotContain("plies");
        assertThat(answer("tablebase", "find", file, "--value", "loss", "--count", "3")
                        .lines())
                .hasSize(3)
                .allMatch(line -> line.endsWith(": LOSS"));
        assertThat(answer("tablebase", "find", file, "--count", "1", "--json")).contains("\"value\":\"");
        assertThat(answer("tablebase", "find", file, "--count", "999").lines())
                .hasSize(766)
                .endsWith("the tablebase has no more than 765");
        assertThat(answer("tablebase", "verify", file)).contains("is right, every position of it");
        assertThat(answer("tablebase", "verify", file, "--against", full.toString()))
                .contains("has the value of every position");
        assertThat(answer("tablebase", "verify", file, "--against", full.toString(), "--json"))
                .contains("\"mode\":\"against\",\"correct\":true");
    }

    @Test
    void whatNeedsPliesIsRefused() {
        String file = values.toString();
        for (List<String> command : List.of(
                List.of("play", "tictactoe", "--tablebase", file),
                List.of("tree", "tictactoe", "--tablebase", file),
                List.of("explore", "--tablebase", file),
                List.of("tablebase", "stats", file, "--csv"),
                List.of("tablebase", "stats", file, "--layers"),
                List.of("tablebase", "stats", file, "--fingerprint"),
                List.of("tablebase", "find", file, "--plies", "3"),
                List.of("tablebase", "find", file, "--only-move"),
                List.of("tablebase", "reduce", file, "--values", "--to", file + "2"))) {
            Cli.Run run = Cli.real().run(command.toArray(String[]::new));
            assertThat(run.status()).as(String.valueOf(command)).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .startsWith("foregone: ")
                    .contains("values only")
                    .doesNotContain("    at ");
        }
        Cli.Run solved = Cli.real().run("solve", "tictactoe", "--tablebase", file);
        assertThat(solved.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(solved.out()).contains("values only", "DRAW");
    }

    @Test
    void aBatchSaysNoPliesWhereNoneAreKnown() {
        Cli.Run run = Cli.real()
                .reading("xx./oo./...\nx.x/.o./x.o\n")
                .run("solve", "tictactoe", "--batch", "-", "--tablebase", values.toString());
        assertThat(run.out().lines())
                .containsExactly("STOPPED\tWIN\tWIN in 1\tproved: WIN", "STOPPED\tLOSS in 1\tLOSS\tproved: LOSS");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
    }

    @Test
    void aBatchRefusesWhatNeedsPlies() {
        Cli.Run run = Cli.real()
                .reading("""
                        {"ask": "reply"}
                        {"ask": "reply", "strength": "novice"}
                        {"ask": "puzzle", "time": "10s"}
                        """)
                .run("solve", "tictactoe", "--batch", "-", "--json", "--tablebase", values.toString());
        assertThat(run.out().lines())
                .hasSize(3)
                .allMatch(line -> line.contains("\"error\":\"the tablebase " + values + " has values only"));
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
    }

    @Test
    void aDifferenceIsReportedAsOtherFaultsAre() throws IOException {
        Tablebase<?, ?> opened = Tablebase.open(values, id -> Games.load().get(id));
        assertThat(VerificationReport.json(opened, "full.tb", Optional.of("xx./oo./...")))
                .contains("\"correct\":false,\"where\":\"xx./oo./...\",\"what\":\"it does not have the value that");
    }

    @Test
    void whatIsMissingOrInTheWayIsSaid() {
        assertThat(Cli.real()
                        .run("tablebase", "reduce", full.toString(), "--to", "x.tb")
                        .err())
                .contains("what to keep", "--values");
        assertThat(Cli.real()
                        .run("tablebase", "reduce", full.toString(), "--values", "--to", values.toString())
                        .err())
                .contains("is there already");
        assertThat(Cli.real()
                        .run("tablebase", "verify", values.toString(), "--packed", "--against", full.toString())
                        .err())
                .contains("--against compares all positions");
    }
}

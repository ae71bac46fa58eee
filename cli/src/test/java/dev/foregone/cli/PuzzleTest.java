package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Puzzles of any game, drawn from games at random. */
class PuzzleTest {

    @Test
    void puzzlesAreDrawnByTheSeedAndSayWhatTheyPromise() {
        String[] command = {"puzzle", "connectfour", "--within=5", "--moves=2", "--count=2", "--seed=3"};
        Cli.Run run = Cli.real().run(command);
        assertThat(run.status()).isZero();
        assertThat(run.out().lines())
                .hasSize(2)
                .allMatch(
                        line -> line.matches(
                                "[1-7]+: WIN in [35]; puzzle of [23] moves that win within 5 plies, [1-7 ]+; at random .* go wrong"));
        assertThat(Cli.real().run(command).out()).isEqualTo(run.out());
    }

    @Test
    void aGameWithCyclesHasThemToo() {
        JsonNode json = new JsonMapper()
                .readTree(Cli.real()
                        .run("puzzle", "dobutsu", "--within=3", "--seed=1", "--json")
                        .out());
        assertThat(json.propertyNames()).containsExactly("game", "position", "value", "plies", "puzzle");
        assertThat(json.get("puzzle").propertyNames()).containsExactly("moves", "solution", "errorChance", "within");
        assertThat(json.get("puzzle").get("within").asInt()).isEqualTo(3);
        assertThat(json.get("plies").asInt()).isLessThanOrEqualTo(3);
    }

    /** Two squares win: there is no puzzle. */
    @Test
    void whatIsNotThereIsNotFound() {
        Cli.Run run = Cli.real().run("puzzle", "tictactoe", "xoo/oxx/xo.", "--time=200ms");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .isEqualTo("stopped after 0: the time limit of 200 ms was reached" + System.lineSeparator());
    }

    @Test
    void eachPuzzleIsPrintedOnce() {
        Cli.Run run = Cli.real().run("puzzle", "tictactoe", "xx./oo./...", "--count=100", "--time=300ms");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out().lines()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    }

    @Test
    void aGameThatIsOverIsRefused() {
        Cli.Run over = Cli.real().run("puzzle", "tictactoe", "xxx/oo./...", "--time=1h");
        assertThat(over.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(over.err())
                .contains(
                        "the game is over: there are no puzzles from xxx/oo./... on",
                        "accepted: a position in which there is a move");
    }

    @Test
    void moreMovesThanPliesAllowAreRefused() {
        Cli.Run run = Cli.real().run("puzzle", "connectfour", "--within=3", "--moves=3", "--time=1h");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err())
                .contains(
                        "a win within 3 plies has 2 moves of the winner at most, not 3",
                        "accepted: --moves 2 or fewer, or a greater --within");
    }
}

package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code foregone tablebase} and {@code --tablebase} do with a small game, and with files that are not as they should be. */
class TablebaseTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void build() {
        file = directory.resolve("ttt.tb");
        Cli.Run run = Cli.real().run("tablebase", "build", "tictactoe", "--to", file.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith(file + ": 765 positions of tictactoe from")
                .contains("\nbuilt in ");
    }

    private Cli.Run tablebase(String command, String... options) {
        String[] all = {"tablebase", command, file.toString()};
        String[] args = Arrays.copyOf(all, all.length + options.length);
        System.arraycopy(options, 0, args, all.length, options.length);
        return Cli.real().run(args);
    }

    /** Of the 765 positions up to symmetry the tree of the game has 138 finished ones; nobody wins from the root. */
    @Test
    void statisticsAreThoseThatArePublished() {
        JsonNode json = MAPPER.readTree(tablebase("stats", "--json").out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "game",
                        "root",
                        "positions",
                        "counts",
                        "longest",
                        "moves",
                        "fileBytes",
                        "symmetry",
                        "allPositions",
                        "valuesOnly");
        assertThat(json.get("positions").asLong()).isEqualTo(765);
        long finished = 0;
        long all = 0;
        for (JsonNode count : json.get("counts")) {
            all += count.get("positions").asLong();
            finished += count.get("plies").asInt() == 0 ? count.get("positions").asLong() : 0;
        }
        assertThat(all).isEqualTo(765);
        assertThat(finished).isEqualTo(138);
        assertThat(json.get("longest").get("DRAW").get("plies").asInt()).isEqualTo(9);
        assertThat(json.get("longest").get("DRAW").get("position").asString()).isEqualTo(".../.../...");
    }

    @Test
    void statisticsAreForPeopleAndSpreadsheetsToo() {
        String csv = tablebase("stats", "--csv").out();
        assertThat(csv.lines().findFirst()).contains("value,plies,positions");
        assertThat(csv.lines()
                        .skip(1)
                        .mapToLong(line -> Long.parseLong(line.split(",")[2]))
                        .sum())
                .isEqualTo(765);
        assertThat(tablebase("stats").out()).contains("longest\n").containsPattern("\\n  DRAW in 9 +1  #\\n");
        assertThat(tablebase("stats", "--csv", "--json").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void statisticsAreThereByLayer() {
        String layers = tablebase("stats", "--layers").out();
        assertThat(layers).startsWith("layer,value,plies,positions\n9,DRAW,9,1\n8,");
        assertThat(layers.lines()
                        .skip(1)
                        .mapToLong(line -> Long.parseLong(line.split(",")[3]))
                        .sum())
                .isEqualTo(765);
        assertThat(tablebase("stats", "--layers", "--json").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(tablebase("stats", "--layers", "--fingerprint").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void withoutSymmetryEveryPositionIsCounted() {
        Path whole = file.resolveSibling("whole.tb");
        assertThat(Cli.real()
                        .run("tablebase", "build", "tictactoe", "--no-symmetry", "--to", whole.toString())
                        .out())
                .contains("5,478 positions of tictactoe")
                .doesNotContain("up to symmetry");
        String fingerprint = tablebase("stats", "--fingerprint").out();
        assertThat(fingerprint).isEqualTo("2761009e0b58c376\n");
        assertThat(Cli.real()
                        .run("tablebase", "stats", whole.toString(), "--fingerprint")
                        .out())
                .isEqualTo(fingerprint);
        assertThat(tablebase("stats", "--fingerprint", "--json").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void aTablebaseThatIsThereIsLeftAsItIs() throws IOException {
        byte[] before = Files.readAllBytes(file);
        Cli.Run run = Cli.real().run("tablebase", "build", "tictactoe", "--to", file.toString());
        assertThat(run.out()).contains("it was there already");
        assertThat(file).hasBinaryContent(before);
        Cli.Run other = Cli.real().run("tablebase", "build", "dodgem", "--to", file.toString());
        assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(other.err()).contains("is there already, and it is a tablebase of the game 'tictactoe'");
    }

    @Test
    void itIsProvedInThreeWays() {
        assertThat(tablebase("verify").out())
                .startsWith(
                        file + " is right, every position of it\nchecked 765 positions by the rules of tic-tac-toe in ")
                .contains(" a second");
        assertThat(tablebase("verify", "--packed", "--threads=2", "--memory=1MB")
                        .out())
                .contains("if the packed rules are");
        JsonNode json =
                MAPPER.readTree(tablebase("verify", "--sample=50", "--json").out());
        assertThat(json.get("mode").asString()).isEqualTo("sample");
        assertThat(json.get("correct").asBoolean()).isTrue();
        assertThat(json.get("positions").asLong()).isEqualTo(50);
        assertThat(tablebase("verify", "--sample=50", "--packed").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void solvePlayAndTreeAnswerFromIt() {
        String given = "--tablebase=" + file;
        Cli.Run solve = Cli.real().run("solve", "tictactoe", "xx./oo./...", given, "--json");
        assertThat(solve.out())
                .startsWith("{\"game\":\"tictactoe\",\"engine\":\"tablebase\"")
                .contains("\"line\":[\"0,2\"]");
        Cli.Run batch = Cli.real().reading(".../.../...\nxx./oo./...\n").run("solve", "tictactoe", "--batch=-", given);
        assertThat(batch).isEqualTo(new Cli.Run(0, "DRAW\t9\nWIN\t1\n", ""));
        String[] tree = {"tree", "tictactoe", "xx./oo./...", "--format=text"};
        assertThat(Cli.real()
                        .run("tree", "tictactoe", "xx./oo./...", "--format=text", given)
                        .out())
                .isEqualTo(Cli.real().run(tree).out());
        assertThat(Cli.real()
                        .reading("hint\n")
                        .run("play", "tictactoe", "xx./oo./...", given)
                        .out())
                .contains("best is 0,2: WIN in 1");
        assertThat(Cli.real().run("solve", "tictactoe", given, "--engine=memo").err())
                .contains("--tablebase answers from a file, --engine searches");
    }

    @Test
    void aPositionThatIsNotInItIsRefused() {
        Path part = directory.resolve("part.tb");
        Cli.real().run("tablebase", "build", "tictactoe", "xx./oo./...", "--to", part.toString());
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--tablebase", part.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("foregone: the tablebase " + part + " does not have the position .../.../...\n"
                        + "  it has those that can be reached from xx./oo./...\n");
        Cli.Run batch = Cli.real()
                .reading(".../.../...\nxx./oo./...\n")
                .run("solve", "tictactoe", "--batch=-", "--tablebase", part.toString());
        assertThat(batch.status()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(batch.out()).startsWith("ERROR\tthe tablebase ").endsWith("\nWIN\t1\n");
    }

    @Test
    void anotherSizeOfBoardIsAnotherGame() {
        Path small = directory.resolve("small.tb");
        Cli.real().run("tablebase", "build", "connectfour", "4x4:-", "--to", small.toString());
        Cli.Run run = Cli.real().run("solve", "connectfour", "5x4:-", "--tablebase", small.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).contains("does not have the position 5x4:-").contains("reached from 4x4:-");
    }

    /** All but the last: that is found when the blocks are read. */
    @ParameterizedTest
    @ValueSource(strings = {"cut short", "a text", "empty", "missing", "a directory", "another header"})
    void whatIsNoTablebaseIsRefusedBeforeAnythingIsPrinted(String what) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        switch (what) {
            case "cut short" -> Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
            case "a text" -> Files.writeString(file, "hello ".repeat(1_000));
            case "empty" -> Files.createFile(file);
            case "a directory" -> Files.createDirectory(file);
            case "another header" -> {
                bytes[17] ^= 1;
                Files.write(file, bytes);
            }
            default -> assertThat(file).doesNotExist();
        }
        for (Cli.Run run : new Cli.Run[] {
            tablebase("stats"), tablebase("verify"), Cli.real().run("solve", "tictactoe", "--tablebase=" + file)
        }) {
            assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .startsWith("foregone: ")
                    .contains("ttt.tb")
                    .hasLineCount(2)
                    .doesNotContain("    at ");
        }
    }

    @Test
    void anAlteredBlockIsWrong() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        Cli.Run run = tablebase("verify");
        assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
        assertThat(run.out()).startsWith("wrong: the file " + file + ": ");
        JsonNode json = MAPPER.readTree(tablebase("verify", "--json").out());
        assertThat(json.get("correct").asBoolean()).isFalse();
        assertThat(json.get("where").asString()).isEqualTo("the file " + file);
    }

    @Test
    void aPositionThatIsWrongIsNamedWithTheReason() {
        Path wrong = directory.resolve("wrong.tb");
        Cli lying = Cli.with(Games.of(LyingRules.game()), Engines.load());
        assertThat(lying.run("tablebase", "build", "tictactoe", "--to", wrong.toString())
                        .status())
                .isZero();
        Cli.Run run = lying.run("tablebase", "verify", wrong.toString());
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.WRONG);
        assertThat(run.out()).containsPattern("^wrong: [xo]{3}/[xo]{3}/[xo]{3}: .*LOSS in 0");
        assertThat(lying.run("tablebase", "verify", wrong.toString(), "--packed")
                        .status())
                .isZero();
        assertThat(Cli.real().run("tablebase", "verify", wrong.toString()).err())
                .contains("made by other rules of the game 'tictactoe'");
    }

    @Test
    void aGameThatIsNotThereIsNamed() {
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.load()).run("tablebase", "verify", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err())
                .contains("is of the game 'tictactoe', but there is no game 'tictactoe'")
                .contains("available: pile");
        Cli.Run other = Cli.real().run("solve", "footstep", "--tablebase", file.toString());
        assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(other.err()).contains("it is one of the game 'tictactoe', not 'footstep'");
    }

    @Test
    void aSampleCanBeDrawnAgain() {
        assertThat(tablebase("verify", "--sample=20", "--seed=7").out()).contains("(--seed 7)");
        JsonNode json = MAPPER.readTree(
                tablebase("verify", "--sample=20", "--seed=-7", "--json").out());
        assertThat(json.get("seed").asLong()).isEqualTo(-7);
        assertThat(tablebase("verify", "--seed=7").err()).contains("--seed draws a sample, and none is asked for");
        assertThat(tablebase("verify", "--sample=20", "--seed=x").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void aProofByPackedRulesSaysWhereMemoryWasShort() {
        assertThat(tablebase("verify", "--packed").out()).doesNotContain("plain rules");
        assertThat(tablebase("verify", "--packed", "--memory=0").out())
                .contains("by the plain rules, for lack of memory)");
    }

    @Test
    void whatCannotBeBuiltIsToldInOneMessage() throws IOException {
        Path text = Files.writeString(directory.resolve("text"), "hello");
        String to = "--to=" + directory.resolve("new.tb");
        assertRefused("is a directory", "tictactoe", "--to=" + directory);
        assertRefused("is a file", "tictactoe", to, "--work=" + text);
        assertRefused("no tablebase that can be used", "tictactoe", "--to=" + text);
        assertRefused("--memory of 5 bytes is too little", "tictactoe", to, "--memory=5");
        assertRefused("accepted: 1MB or more", "tictactoe", to, "--memory=1023KB");
        assertRefused("'--to=FILE'", "tictactoe");
        assertRefused("1 to 256", "tictactoe", to, "--threads=1000");
        assertRefused("no game 'go'", "go", to);
        assertThat(directory.resolve("new.tb")).doesNotExist();
        assertThat(Cli.real().run("tablebase").err()).contains("accepted: build, stats, find, reduce, verify");
    }

    @Test
    void aGameWithoutPackedRulesIsKeptToo() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.load());
        String file = directory.resolve("pile.tb").toString();
        assertThat(cli.run("tablebase", "build", "pile", "--to", file).status()).isZero();
        assertThat(cli.run("tablebase", "stats", file).out()).contains("longest", "positions by outcome");
        assertThat(cli.run("tablebase", "verify", file).out()).contains("is right, every position of it");
        assertThat(cli.run("tablebase", "verify", "--sample", "20", file).status())
                .isZero();
        assertThat(cli.run("tablebase", "find", file, "--count", "2").out()).hasLineCount(2);
        Cli.Run packed = cli.run("tablebase", "verify", "--packed", file);
        assertThat(packed.status()).isNotZero();
        assertThat(packed.err()).contains("has no packed rules", "by its plain rules");
        assertThat(cli.run("solve", "pile", "--tablebase", file).status()).isZero();
    }

    @Test
    void whatDoesNotFitIntoMemoryContinuesOnDisk() {
        String to = "--to=" + directory.resolve("large.tb");
        Cli.Run run = Cli.real().run("tablebase", "build", "connectfour", "3x7:-", to, "--memory=1MB");
        assertThat(run.status()).isZero();
        assertThat(run.err())
                .containsPattern("found [0-9,]+ positions, and 1,048,576 bytes of memory are not enough for the rest")
                .contains("continuing on disk, in 32 parts in \"" + directory.resolve("large.tb.work") + "\", which");
        assertThat(run.out())
                .contains("710,298", " bytes with those in " + directory.resolve("large.tb.parts"), "built in");
        assertThat(directory.resolve("large.tb.parts")).isDirectory();
        assertThat(directory.resolve("large.tb.work")).doesNotExist();
        assertThat(Cli.real()
                        .run("tablebase", "verify", to.substring(5), "--packed")
                        .status())
                .isZero();
    }

    @Test
    void positionsAndPuzzlesAreFound() {
        Cli.Run lost = tablebase("find", "--value=loss", "--plies=2-4", "--count=3", "--seed=1");
        assertThat(lost.out().lines()).hasSize(3).allMatch(line -> line.matches("\\S+: LOSS in [24]"));
        assertThat(tablebase("find", "--value=loss", "--plies=2-4", "--count=3", "--seed=1"))
                .isEqualTo(lost);
        assertThat(tablebase("find", "--plies=9", "--count=5").out())
                .isEqualTo(".../.../...: DRAW in 9\nthe tablebase has no more than 1\n"
                        .replace("\n", System.lineSeparator()));
        assertThat(tablebase("find", "--plies=8", "--value=loss").out().strip())
                .isEqualTo("the tablebase has none like that");
        assertThat(tablebase("find", "--only-move", "--value=draw", "--count=2")
                        .out()
                        .lines())
                .hasSize(2)
                .allMatch(line -> line.matches("\\S+: DRAW in \\d; only move \\d,\\d"));
        JsonNode puzzle = MAPPER.readTree(
                tablebase("find", "--puzzle=2", "--count=1", "--json").out());
        assertThat(puzzle.get("value").asString()).isEqualTo("WIN");
        assertThat(puzzle.get("puzzle").get("moves").asInt()).isGreaterThanOrEqualTo(2);
        assertThat(puzzle.get("puzzle").get("solution")).hasSizeGreaterThanOrEqualTo(3);
        assertThat(puzzle.get("puzzle").get("errorChance").asDouble()).isBetween(0.5, 1.0);
        assertThat(puzzle.get("puzzle").get("within").isNull()).isTrue();
        assertThat(tablebase("find", "--puzzle=2", "--within=3", "--count=1", "--seed=1")
                        .out())
                .matches("\\S+: WIN in 3; puzzle of 2 moves that win within 3 plies, \\S+ \\S+ \\S+;.*\\s+");
        assertThat(tablebase("find", "--puzzle=5", "--within=3").err())
                .contains(
                        "a win within 3 plies has 2 moves of the winner at most, not 5",
                        "accepted: --puzzle 2 or fewer, or a greater --within");
        assertThat(tablebase("find", "--within=3").err()).contains("--within is for puzzles", "add --puzzle N");
        assertThat(tablebase("find", "--puzzle=2", "--within=0").err()).contains("a whole number from 1 to 9999");
        assertThat(tablebase("find", "--value=won").err()).contains("no value 'won'", "accepted: win, draw, loss");
        assertThat(tablebase("find", "--plies=5-2").err()).contains("5-2", "the lesser one first");
        assertThat(tablebase("find", "--puzzle=2", "--value=draw").err()).contains("a puzzle is a win");
    }

    private static void assertRefused(String why, String... args) {
        String[] all = new String[args.length + 2];
        all[0] = "tablebase";
        all[1] = "build";
        System.arraycopy(args, 0, all, 2, args.length);
        Cli.Run run = Cli.real().run(all);
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("foregone: ").contains(why).doesNotContain("    at ");
    }

    @Test
    void aBuildThatIsStoppedGoesOn() {
        Path stopped = directory.resolve("stopped.tb");
        String[] build = {"tablebase", "build", "dodgem", "--to", stopped.toString()};
        Thread.currentThread().interrupt();
        Cli.Run run = Cli.real().run(build);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.err()).startsWith("foregone: stopped: ").contains("resumes from its last finished step");
        assertThat(stopped).doesNotExist();
        assertThat(Cli.real().run(build).out()).contains("1,349 positions").contains("built in");
    }
}

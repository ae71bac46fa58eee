package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code foregone strategy} does with small games, and with files that are not as they should be. */
class StrategyTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    private Path directory;

    private Path file(String name) {
        return directory.resolve(name);
    }

    private Cli.Run build(String name, String... options) {
        String[] args = Arrays.copyOf(options, options.length + 4);
        System.arraycopy(options, 0, args, 2, options.length);
        args[0] = "strategy";
        args[1] = "build";
        args[options.length + 2] = "--to";
        args[options.length + 3] = file(name).toString();
        return Cli.real().run(args);
    }

    private Cli.Run strategy(String command, String name, String... options) {
        String[] args =
                Arrays.copyOf(new String[] {"strategy", command, file(name).toString()}, options.length + 3);
        System.arraycopy(options, 0, args, 3, options.length);
        return Cli.real().run(args);
    }

    @Test
    void aDrawIsBuiltDescribedAndProved() {
        Cli.Run built = build("first", "tictactoe", "--leaf=0");
        assertThat(built.status()).as(built.err()).isZero();
        assertThat(built.err()).isEmpty();
        assertThat(built.out())
                .startsWith(file("first") + ": the first player does not lose, in tictactoe from .../.../...\n")
                .containsPattern(
                        "\n\\d+ nodes with \\d+ decisions, down to the end of the game, counted up to symmetry, ")
                .contains(" bytes\nbuilt in ");
        JsonNode json = MAPPER.readTree(strategy("stats", "first", "--json").out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "game",
                        "root",
                        "side",
                        "proves",
                        "leaf",
                        "nodes",
                        "leaves",
                        "decisions",
                        "fileBytes",
                        "symmetry",
                        "byPly");
        assertThat(json.get("side").asString()).isEqualTo("first");
        assertThat(json.get("proves").asString()).isEqualTo("DRAW");
        assertThat(json.get("leaves").asLong()).isZero();
        assertThat(json.get("fileBytes").asLong())
                .isEqualTo(file("first").toFile().length());
        long nodes = 0;
        for (JsonNode ply : json.get("byPly")) {
            nodes += ply.get("nodes").asLong();
        }
        assertThat(json.get("nodes").asLong()).isEqualTo(nodes);
        assertThat(json.get("byPly").get(0).propertyNames()).containsExactly("ply", "nodes", "leaves");
        Cli.Run again = build("first", "tictactoe", "--leaf=0", "--json");
        assertThat(MAPPER.readTree(again.out())).isEqualTo(json);
        assertThat(strategy("stats", "first").out()).contains("\n\nply  nodes  leaves\n  0      1       0\n");
        assertThat(strategy("verify", "first").out())
                .startsWith(file("first")
                        + " is right: the first player does not lose, in tictactoe from .../.../...\nchecked " + nodes
                        + " nodes by the rules of tic-tac-toe, in ");
        JsonNode proved = MAPPER.readTree(strategy("verify", "first", "--threads=2", "--engine=alpha-beta", "--json")
                .out());
        assertThat(proved.propertyNames())
                .containsExactly(
                        "game",
                        "correct",
                        "root",
                        "side",
                        "proves",
                        "nodes",
                        "leaves",
                        "largestLeaf",
                        "engine",
                        "elapsedMillis");
        assertThat(proved.get("correct").asBoolean()).isTrue();
        assertThat(proved.get("engine").asString()).isEqualTo("alpha-beta");
    }

    @Test
    void aSmallOneIsDrawn() throws IOException {
        assertThat(build("small", "tictactoe", "--leaf=100").status()).isZero();
        String dot = strategy("graph", "small").out();
        assertThat(dot).startsWith("digraph strategy {\n").endsWith("}\n");
        JsonNode statistics =
                MAPPER.readTree(strategy("stats", "small", "--json").out());
        assertThat(dot.lines().filter(line -> line.contains("penwidth=3")))
                .hasSize(statistics.get("decisions").asInt());
        assertThat(dot.lines().filter(line -> line.contains("\\l\", style=dashed")))
                .hasSize(statistics.get("leaves").asInt());
        Cli.Run picture = strategy("graph", "small", "--svg", file("small.svg").toString());
        assertThat(picture.status()).as(picture.err()).isZero();
        assertThat(picture.out()).isEmpty();
        assertThat(file("small.svg"))
                .content()
                .startsWith("<svg xmlns=")
                .contains("<title>tic-tac-toe: the first player does not lose</title>");
        assertRefused(
                "small.svg",
                strategy("graph", "small", "--svg", file("none/small.svg").toString()));
    }

    @Test
    void finishedPositionsAreDrawnAndCounted() {
        assertThat(build("end", "tictactoe", "xx./oo./...", "--leaf=0").status())
                .isZero();
        assertThat(strategy("graph", "end").out())
                .contains("x x x\\lo o .\\l. . .\\lx wins\\l\", style=filled, fillcolor=\"#c8e6c9\"]");
        assertRefused(
                "more than 1 position, finished ones included\n  allow more",
                strategy("graph", "end", "--max-nodes=1"));
        assertThat(strategy("graph", "end", "--max-nodes=2").status()).isZero();
    }

    @Test
    void aWinHasPliesAndLeavesAreCounted() {
        assertThat(build("win", "footstep", "111/111/111", "1,0", "1,2", "--leaf=0", "--shortest")
                        .out())
                .startsWith(file("win") + ": the first player wins within 5 plies, in footstep from ");
        JsonNode json = MAPPER.readTree(strategy("stats", "win", "--json").out());
        assertThat(json.get("proves").asString()).isEqualTo("WIN");
        assertThat(json.get("plies").asInt()).isEqualTo(5);
        assertThat(MAPPER.readTree(strategy("verify", "win", "--json").out())
                        .get("plies")
                        .asInt())
                .isEqualTo(5);
        assertThat(build("leaves", "connectfour", "4x4:12", "--for=Second", "--leaf=20", "--no-symmetry", "--threads=2")
                        .out())
                .contains("the second player does not lose", " leaves that a search of 20 positions proves, ")
                .doesNotContain("up to symmetry");
        assertThat(strategy("verify", "leaves").out()).containsPattern("\\d leaves by memo, the largest in \\d+ pos");
    }

    @Test
    void valuesComeFromATablebase() {
        String tablebase = file("t.tb").toString();
        Cli.real().run("tablebase", "build", "dodgem", "--to", tablebase);
        assertThat(build("dodgem", "dodgem", "--tablebase", tablebase, "--leaf=10")
                        .status())
                .isZero();
        assertThat(strategy("verify", "dodgem").status()).isZero();
        Cli.Run other = build("other", "dodgem", "4x4", "--tablebase", tablebase);
        assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(other.err()).contains("does not have the position b.../b.../b.../.rrr blue");
    }

    @Test
    void theShortestWinTakesATablebaseWithPlies() {
        String whole = file("t.tb").toString();
        String values = file("v.tb").toString();
        Cli.real().run("tablebase", "build", "dodgem", "--to", whole);
        Cli.real().run("tablebase", "reduce", whole, "--values", "--to", values);
        assertRefused("has values only", build("x", "dodgem", "--shortest", "--tablebase", values));
        assertThat(file("x.work")).doesNotExist();
    }

    @Test
    void whatIsThereIsLeftAsItIs() throws IOException {
        assertThat(build("x", "tictactoe").status()).isZero();
        byte[] before = Files.readAllBytes(file("x"));
        assertThat(build("x", "tictactoe").out()).endsWith("it was there already\n");
        assertRefused(
                "is there already, and it is another strategy: the first player does not lose, in tictactoe from .../.../...,"
                        + " with leaves of 20000 positions\n  delete it",
                build("x", "tictactoe", "--for=second"));
        assertThat(file("x")).hasBinaryContent(before);
    }

    @Test
    void whatCannotBeBuiltIsToldInOneMessage() throws IOException {
        Files.createDirectory(file("directory"));
        Files.writeString(file("text"), "hello");
        assertRefused("is a directory", build("directory", "tictactoe"));
        assertRefused(
                "text is no strategy that can be used: it does not begin as a strategy of this version does\n"
                        + "  get the file again, or build it again; or, to build one, delete it, or name another file",
                build("text", "tictactoe"));
        assertRefused(
                "the second player loses 111/111/111 1,0 1,2 A\n  build a strategy for the other player (--for first), or",
                build("new", "footstep", "111/111/111 1,0 1,2", "--for=second"));
        assertRefused("the game is over", build("new", "tictactoe", "xxx/oo./..."));
        assertRefused(
                "--for \"third\" is not a side\n  accepted: first or second; here also x or o",
                build("new", "tictactoe", "--for=third"));
        assertRefused("a whole number from 0 on", build("new", "tictactoe", "--leaf=-1"));
        assertRefused("cannot solve the game 'dodgem'", build("new", "dodgem", "--engine=minimax"));
        assertRefused("no game 'go'", build("new", "go"));
        assertRefused("'--to=FILE'", Cli.real().run("strategy", "build", "tictactoe"));
        assertRefused("accepted: build, stats, graph, verify", Cli.real().run("strategy"));
        assertRefused("accepted: a file, or --bundled", Cli.real().run("strategy", "verify"));
        assertRefused(
                "there is no engine 'nosuch'",
                Cli.real().run("strategy", "verify", "--bundled", "connectfour", "--engine", "nosuch"));
        assertRefused("is named twice", strategy("verify", "text", "--bundled=tictactoe"));
        assertThat(file("new")).doesNotExist();
        Cli.Run missing = build("missing/x", "tictactoe");
        assertRefused("there is no directory \"" + file("missing") + "\"\n  make it", missing);
    }

    private static void assertRefused(String why, Cli.Run run) {
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("foregone: ").contains(why).doesNotContain("    at ");
    }

    @Test
    void aBuildThatIsStoppedGoesOn() {
        Thread.currentThread().interrupt();
        Cli.Run run = build("stopped", "connectfour", "4x4:-", "--leaf=200");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(file("stopped")).doesNotExist();
        assertThat(build("stopped", "connectfour", "4x4:-", "--leaf=200").out()).contains("built in");
        assertThat(directory).isDirectoryNotContaining(path -> path.toString().endsWith(".work"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cut short", "a text", "empty", "missing", "a directory", "altered"})
    void whatIsNoStrategyIsRefusedBeforeAnythingIsPrinted(String what) throws IOException {
        Path file = file("x");
        build("x", "tictactoe", "xx./oo./...", "--leaf=0");
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        switch (what) {
            case "cut short" -> Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
            case "a text" -> Files.writeString(file, "hello ".repeat(100));
            case "empty" -> Files.createFile(file);
            case "a directory" -> Files.createDirectory(file);
            case "altered" -> {
                bytes[bytes.length - 9] ^= 1;
                Files.write(file, bytes);
            }
            default -> assertThat(file).doesNotExist();
        }
        for (Cli.Run run : List.of(
                strategy("stats", "x"),
                strategy("verify", "x"),
                Cli.real().run("solve", "tictactoe", "--strategy=" + file),
                Cli.real().run("explore", "--strategy=" + file))) {
            assertRefused(file.getFileName().toString(), run);
            assertThat(run.err()).hasLineCount(2);
        }
    }

    /** Searches that prune prove leaves that an exhaustive one does not, within the same number of positions. */
    @Test
    void aLeafThatIsTooLargeForTheEngineIsNotWrong() {
        assertThat(build("right", "connectfour", "4x4:1234", "--leaf=200").status())
                .isZero();
        Cli.Run run = strategy("verify", "right", "--engine=minimax");
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out())
                .startsWith("not proved: 4x4:")
                .contains(": a search of 200 positions does not prove this leaf\n  nothing wrong", "--engine")
                .contains("\nchecked ");
        JsonNode json = MAPPER.readTree(
                strategy("verify", "right", "--engine=minimax", "--json").out());
        assertThat(json.get("correct").isNull()).isTrue();
        assertThat(json.get("where").asString()).startsWith("4x4:");
        assertThat(json.get("what").asString()).contains("does not prove this leaf");
        assertThat(json.has("proves")).isFalse();
    }

    @Test
    void aClaimThatDoesNotHoldIsWrong() throws IOException {
        build("wrong", "tictactoe");
        forge("wrong", "proves DRAW", "proves WIN");
        Cli.Run run = strategy("verify", "wrong");
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.WRONG);
        assertThat(run.out()).startsWith("wrong: .../.../...: a search proves that this leaf is otherwise");
        JsonNode json = MAPPER.readTree(strategy("verify", "wrong", "--json").out());
        assertThat(json.get("correct").isBoolean()).isTrue();
        assertThat(json.get("correct").asBoolean()).isFalse();
    }

    private void forge(String name, String before, String after) throws IOException {
        String text = Files.readString(file(name), StandardCharsets.ISO_8859_1);
        byte[] forged =
                text.substring(0, text.length() - 4).replace(before, after).getBytes(StandardCharsets.ISO_8859_1);
        CRC32 crc = new CRC32();
        crc.update(forged);
        Files.write(
                file(name),
                ByteBuffer.allocate(forged.length + 4)
                        .put(forged)
                        .putInt((int) crc.getValue())
                        .array());
    }

    @Test
    void whatIsOneLeafIsSaidToBe() {
        assertThat(build("leaf", "tictactoe").out())
                .contains("0 nodes with 0 decisions, 1 leaf that a search of 20,000 positions proves")
                .contains("\nit has no moves of its own: ", "\n  to have moves in the file, build with --leaf 0");
        assertThat(build("moves", "tictactoe", "--leaf=0").out()).doesNotContain("no moves of its own");
        String[] command = {"strategy", "build", "pile", "3", "--for=second", "--leaf=4", "--to=" + file("pile")};
        Cli.Run leaves = Cli.with(Games.of(new Pile()), Engines.load()).run(command);
        assertThat(leaves.out()).contains("1 node with 0 decisions, 2 leaves", "\nit has no moves of its own: ");
    }

    @Test
    void aSideIsNamedByItsPlayerToo() {
        assertThat(build("o", "tictactoe", "--for=O").out()).contains("the second player does not lose");
        assertThat(build("first", "tictactoe", ".x./.../...", "--for=o").out())
                .contains("the first player does not lose");
        Cli.Run unnamed = Cli.with(Games.of(new Pile()), Engines.load())
                .run("strategy", "build", "pile", "--for=x", "--to", file("new").toString());
        assertRefused("accepted: first or second\n", unnamed);
    }

    @Test
    void aStrategyOfAnotherGameIsRefused() {
        build("ttt", "tictactoe");
        String file = file("ttt").toString();
        assertRefused("it is of the game 'tictactoe'", Cli.real().run("solve", "footstep", "--strategy=" + file));
        Cli other = Cli.with(Games.of(new Pile()), Engines.load());
        assertRefused(
                "is of the game 'tictactoe', but there is no game 'tictactoe'", other.run("strategy", "verify", file));
    }

    @Test
    void theStrategiesThatAGameBringsAreProvedAndUsed() throws IOException {
        Cli plain = Cli.with(Games.of(new Pile()), Engines.load());
        String file = file("pile").toString();
        assertThat(plain.run("strategy", "build", "pile", "--leaf=0", "--shortest", "--to", file)
                        .status())
                .isZero();
        assertRefused("the game 'pile' brings no strategies", plain.run("strategy", "verify", "--bundled=pile"));
        Cli cli = Cli.with(
                Games.of(new PileWithStrategies(List.of(file("pile").toUri().toURL()))), Engines.load());
        assertThat(cli.run("strategy", "verify", "--bundled=pile").out())
                .startsWith("strategy 1 of pile is right: the first player wins within 3 plies, in pile from 4\n");
        assertThat(cli.run("solve", "pile", "--value-only", "--json").out())
                .contains("\"engine\":\"strategy\"", "\"value\":\"WIN\",\"positionsVisited\":0");
        assertThat(cli.run("solve", "pile", "--value-only", "--json", "--engine=memo")
                        .out())
                .doesNotContain("\"positionsVisited\":0");
        assertThat(cli.run("solve", "pile", "--json").out())
                .contains("\"engine\":\"memo\"", "\"value\":\"WIN\",\"plies\":3");
        assertThat(plain.run("solve", "pile", "4", "--strategy", file).out())
                .contains("proved for the player to move: WIN within 3 plies\n", "1 is as good as any");
    }

    @Test
    void aStrategyThatAGameBringsInVainIsTold() throws IOException {
        Files.writeString(file("text"), "hello");
        assertRefused(
                "text is no strategy that can be used",
                verifyBundled(file("text").toUri().toURL()));
        Cli.Run missing = verifyBundled((URL) null);
        assertThat(missing.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(missing.err()).contains("the game 'pile' failed: ", "strategies() lists a null");
    }

    private static Cli.Run verifyBundled(URL... strategies) {
        return Cli.with(Games.of(new PileWithStrategies(Arrays.asList(strategies))), Engines.load())
                .run("strategy", "verify", "--bundled=pile");
    }
}

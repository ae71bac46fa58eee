package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.batch.BatchRequest;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Each line that a batch prints as JSON is as docs/schema says, and the schemas refuse others. */
class BatchSchemaTest {

    private static final List<String> REQUESTS = List.of(
            "{}",
            "{\"positions\": 300}",
            "{\"ask\": \"position\"}",
            "{\"ask\": \"reply\", \"positions\": 300}",
            "{\"ask\": \"reply\", \"positions\": 300, \"strength\": \"novice\", \"seed\": -3, \"ply\": 9}",
            "{\"ask\": \"puzzle\", \"within\": 3, \"seed\": 1, \"time\": \"5s\"}",
            "{\"ask\": \"puzzle\", \"within\": 3, \"moves\": 9}",
            "{\"after\": [\"no move of any game\"]}",
            "{\"asks\": \"nothing\"}",
            "no position of any game",
            "");

    private static List<String> lines(Cli cli, List<String> requests, String game, String... options) {
        List<String> arguments = new ArrayList<>(List.of("solve", game, "--batch", "-", "--json"));
        arguments.addAll(List.of(options));
        List<String> lines = cli.reading(String.join("\n", requests) + "\n")
                .run(arguments.toArray(String[]::new))
                .out()
                .lines()
                .toList();
        assertThat(lines).hasSameSizeAs(requests);
        return lines;
    }

    static Stream<String> games() {
        return Games.load().ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLineAboutEveryGameIsValid(String game) throws IOException {
        BatchSchema answers = BatchSchema.ofAnswers();
        List<String> lines = new ArrayList<>(lines(Cli.real(), REQUESTS, game, "--positions", "500"));
        lines.addAll(lines(Cli.real(), REQUESTS, game, "--positions", "500", "--proof-only"));
        lines.addAll(lines(Cli.real(), REQUESTS, game, "--positions", "500", "--value-only"));
        assertThat(lines)
                .allSatisfy(line -> assertThat(answers.faults(line)).as(line).isEmpty());
        assertThat(lines.stream().map(answers::kind)).contains("position", "reply", "error");
    }

    /** Kinds of lines, some of which only certain games and engines bring about. */
    private static List<String> examples(Path directory) {
        List<String> lines = new ArrayList<>();
        List<String> near =
                List.of("xx./oo./xo.", "xxx/oo./...", "{\"position\": \"xx./oo./...\", \"positions\": 100000}");
        lines.addAll(lines(Cli.real(), near, "tictactoe"));
        lines.addAll(lines(Cli.real(), near, "tictactoe", "--value-only"));
        lines.addAll(lines(Cli.real(), near, "tictactoe", "--time", "1m"));
        lines.addAll(lines(Cli.real(), REQUESTS.subList(1, 8), "tictactoe"));
        lines.addAll(lines(Cli.real(), List.of("7x7:-"), "connectfour", "--positions", "1000"));
        lines.addAll(lines(Cli.real(), List.of("7x7:-"), "connectfour", "--positions", "1000", "--proof-only"));
        lines.addAll(
                lines(Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {}))), List.of("3"), "pile"));
        lines.addAll(lines(Cli.with(Games.of(new Fakes.BrokenGame()), Engines.load()), List.of("1"), "broken-game"));
        String strategy = directory.resolve("footstep.strategy").toString();
        assertThat(Cli.real()
                        .run("strategy", "build", "footstep", "--leaf", "20", "--to", strategy)
                        .status())
                .isZero();
        lines.add(Cli.real()
                .run("solve", "footstep", "--strategy", strategy, "--json")
                .out()
                .strip());
        return lines;
    }

    @Test
    void everyKindOfLineIsValidAndRefusedWithAnotherField(@TempDir Path directory) throws IOException {
        BatchSchema answers = BatchSchema.ofAnswers();
        List<String> lines = examples(directory);
        assertThat(lines).allSatisfy(line -> {
            assertThat(answers.faults(line)).as(line).isEmpty();
            ObjectNode more = (ObjectNode) BatchSchema.MAPPER.readTree(line);
            for (String field : List.copyOf(more.propertyNames())) {
                assertThat(answers.faults(misspelt(more, field)))
                        .as("%s misspelt in %s", field, line)
                        .isNotEmpty();
                assertThat(answers.faults(wrong(more, field)))
                        .as("%s wrong in %s", field, line)
                        .isNotEmpty();
            }
        });
        assertThat(lines.stream().map(answers::kind).distinct()).containsExactlyInAnyOrderElementsOf(answers.kinds());
    }

    /** In chess endings people write every move otherwise. */
    @Test
    void besideEveryMoveIsWhatPeopleWrite() {
        List<String> near = List.of(
                "k7/8/1K6/8/8/8/8/2Q5 w",
                "{\"position\": \"k7/8/1K6/8/8/8/8/2Q5 w\", \"positions\": 100000}",
                "{\"position\": \"8/8/3k4/8/8/3K4/8/R7 w\", \"positions\": 100}",
                "{\"ask\": \"position\"}",
                "{\"ask\": \"reply\", \"position\": \"k7/8/1K6/8/8/8/8/2Q5 w\"}");
        List<String> places = new ArrayList<>();
        for (String line : lines(Cli.real(), near, "endings")) {
            collectMoves(BatchSchema.MAPPER.readTree(line), "", places);
        }
        assertThat(places).contains("/moves", "/trap", "/advice", "/advice/moves", "");
    }

    private static void collectMoves(JsonNode node, String place, List<String> places) {
        if (node.path("move").isString()) {
            assertThat(node.has("written")).as("%s: %s", place, node).isTrue();
            places.add(place);
        }
        node.properties().forEach(each -> collectMoves(each.getValue(), place + "/" + each.getKey(), places));
        if (node.isArray()) {
            node.forEach(each -> collectMoves(each, place, places));
        }
    }

    private static String misspelt(ObjectNode object, String field) {
        ObjectNode copy = object.deepCopy();
        JsonNode value = copy.remove(field);
        return copy.set(field + "s", value).toString();
    }

    private static String wrong(ObjectNode object, String field) {
        return object.deepCopy().put(field, true).toString();
    }

    private static Stream<String> rightRequests() {
        return Stream.of(
                        REQUESTS.stream().filter(BatchRequest::is).filter(line -> !line.contains("asks")),
                        Stream.of(Strength.values())
                                .map(strength -> "{\"ask\": \"reply\", \"strength\": \"" + strength + "\"}"),
                        Stream.of(
                                "{\"time\": \"50 ms\"}",
                                "{\"time\": \"999999999999999h\"}",
                                "{\"positions\": 999999999999999999}",
                                "{\"positions\": 5.0}",
                                "{\"positions\": 1E+3}",
                                "{\"ask\": \"reply\", \"ply\": 2147483647}",
                                "{\"ask\": \"reply\", \"seed\": 9223372036854775807}",
                                "{\"ask\": \"reply\", \"seed\": -9223372036854775808}",
                                "{\"ask\": \"puzzle\", \"within\": 9999, \"moves\": 5.0}"))
                .flatMap(lines -> lines);
    }

    @ParameterizedTest
    @MethodSource("rightRequests")
    void aRightRequestIsTakenByTheSchemaAndByTheProgram(String line) throws IOException {
        assertThat(BatchSchema.ofRequests().faults(line)).isEmpty();
        assertThat(BatchRequest.read(line)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"asks\": \"solve\"}",
                "{\"ask\": \"reviews\"}",
                "{\"ask\": null}",
                "{\"position\": 3}",
                "{\"after\": \"1,1\"}",
                "{\"after\": [1]}",
                "{\"time\": 50}",
                "{\"time\": \"soon\"}",
                "{\"time\": \"1000000000000000ms\"}",
                "{\"positions\": 0}",
                "{\"positions\": 5.5}",
                "{\"positions\": 1000000000000000000}",
                "{\"positions\": \"1000\"}",
                "{\"seed\": 1}",
                "{\"ask\": \"position\", \"time\": \"50ms\"}",
                "{\"ask\": \"reply\", \"strength\": \"hopeless\"}",
                "{\"ask\": \"reply\", \"strength\": \"CASUAL\"}",
                "{\"ask\": \"reply\", \"ply\": -1}",
                "{\"ask\": \"reply\", \"ply\": 2147483648}",
                "{\"ask\": \"reply\", \"seed\": 9223372036854775808}",
                "{\"ask\": \"reply\", \"seed\": -9223372036854775809}",
                "{\"ask\": \"reply\", \"seed\": 1e400}",
                "{\"ask\": \"puzzle\", \"within\": 0}",
                "{\"ask\": \"puzzle\", \"within\": 10000}",
                "{\"ask\": \"puzzle\", \"moves\": 10000}",
                "{\"ask\": {}}"
            })
    void aWrongRequestIsRefusedByTheSchemaAndByTheProgram(String line) throws IOException {
        assertThat(BatchSchema.ofRequests().faults(line)).isNotEmpty();
        Cli.Run run = Cli.real().reading(line + "\n").run("solve", "tictactoe", "--batch", "-", "--json");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(BatchSchema.MAPPER.readTree(run.out()).get("error").asString())
                .isNotBlank();
    }
}

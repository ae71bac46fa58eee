package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The form of the JSON is a promise: a change here is a change that users will notice. */
class JsonTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @Test
    void theWholeObject() {
        Cli.Run run = Cli.real().run("solve", "footstep", "[[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]", "--json");
        assertThat(run.status()).isZero();
        assertThat(withoutCost(run.out())).isEqualTo("""
                {"game":"footstep","engine":"memo","position":"111/111/111 1,0 1,2 A","value":"WIN","plies":5,\
                "moves":[{"move":"1,1","value":"WIN","plies":5,"best":true},\
                {"move":"0,0","value":"LOSS","plies":6,"best":false},\
                {"move":"2,0","value":"LOSS","plies":6,"best":false}],\
                "line":["1,1","0,2","0,1","0,1","0,0"],"positionsVisited":0,"elapsedMillis":0,\
                "onlyMove":"1,1","errorChance":0.6666666666666666,\
                "trap":{"move":"0,0","loss":"WIN_TO_LOSS","depth":6},"format":1}
                """);
    }

    @Test
    void aFinishedPositionHasNoMoves() {
        assertThat(withoutCost(Cli.real()
                        .run("solve", "tictactoe", "--json", "xxx/oo./...")
                        .out()))
                .isEqualTo("""
                {"game":"tictactoe","engine":"memo","position":"xxx/oo./...","value":"LOSS","plies":0,\
                "moves":[],"line":[],"positionsVisited":0,"elapsedMillis":0,"onlyMove":null,"errorChance":0.0,"trap":null,"format":1}
                """);
    }

    @Test
    void aStoppedSearchHasBoundsInPlaceOfAValue() {
        Cli.Run run = Cli.real().run("solve", "connectfour", "7x7:-", "--positions", "1000", "--json", "--proof-only");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        JsonNode json = MAPPER.readTree(run.out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "game",
                        "engine",
                        "position",
                        "stopped",
                        "atLeast",
                        "atMost",
                        "positionsVisited",
                        "elapsedMillis",
                        "format");
        assertThat(json.get("atLeast").get("value").asString()).isEqualTo("LOSS");
        assertThat(json.get("atMost").get("plies").isInt()).isTrue();
    }

    @Test
    void anEndlessDrawHasNullPlies() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})));
        JsonNode json = MAPPER.readTree(cli.run("solve", "pile", "--json").out());
        assertThat(json.get("value").asString()).isEqualTo("DRAW");
        assertThat(json.get("plies").isNull()).isTrue();
    }

    @Test
    void theValueAloneHasNothingElse() {
        Cli.Run one = Cli.real().run("solve", "tictactoe", "xx./oo./...", "--value-only", "--json");
        Cli.Run batch =
                Cli.real().reading("xx./oo./...\n").run("solve", "tictactoe", "--batch", "-", "--value-only", "--json");
        for (Cli.Run run : List.of(one, batch)) {
            assertThat(run.status()).isZero();
            assertThat(withoutCost(run.out())).isEqualTo("""
                    {"game":"tictactoe","engine":"memo","position":"xx./oo./...","value":"WIN",\
                    "positionsVisited":0,"elapsedMillis":0,"format":1}
                    """);
        }
    }

    @Test
    void aBatchIsAnObjectALine() {
        Cli.Run run = Cli.real().reading("xx./oo./...\na \"b\"\n").run("solve", "tictactoe", "--batch", "-", "--json");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        List<JsonNode> objects = run.out().lines().map(MAPPER::readTree).toList();
        assertThat(objects.get(0).get("value").asString()).isEqualTo("WIN");
        assertThat(objects.get(1).propertyNames()).containsExactly("game", "position", "error", "lineNumber", "format");
        assertThat(objects.get(1).get("position").asString()).isEqualTo("a \"b\"");
        assertThat(objects.get(1).get("lineNumber").asInt()).isEqualTo(2);
    }

    private static String withoutCost(String json) {
        return json.replaceAll("\"(positionsVisited|elapsedMillis)\":\\d+", "\"$1\":0");
    }
}

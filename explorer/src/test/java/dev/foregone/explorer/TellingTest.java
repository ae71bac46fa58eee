package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is told of a game and its positions besides who wins. */
class TellingTest {

    private static Explorer explorer;

    @BeforeAll
    static void start() throws IOException {
        Games games = Games.of(
                Games.load().get("tictactoe"),
                Games.load().get("dodgem"),
                Games.load().get("connectfour"),
                new FaultyGame(),
                new UndecidedGame());
        explorer = Explorer.start(ExplorerOptions.of(games, Engines.load()));
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    private static HttpResponse<String> send(String below) throws Exception {
        return ApiClient.send(explorer, below);
    }

    private static JsonNode get(String below) throws Exception {
        return ApiClient.get(explorer, below);
    }

    @Test
    void aGameTellsItsRulesAndVariantsAndWhyItIsOver() throws Exception {
        JsonNode dodgem = get("/dodgem");
        assertThat(dodgem.get("rules").asString()).startsWith("Blue's cars");
        assertThat(dodgem.get("variants").get(1)).hasToString("{\"name\":\"4 x 4\",\"position\":\"4x4\"}");
        assertThat(get("/tictactoe/position?p=xxx/oo./...").get("ending"))
                .hasToString("{\"reason\":\"three in a row\",\"sites\":[\"0,0\",\"0,1\",\"0,2\"]}");
        assertThat(get("/tictactoe/position").get("ending").isNull()).isTrue();
        JsonNode silent = get("/" + new UndecidedGame().id());
        assertThat(silent.get("rules").isNull()).isTrue();
        assertThat(silent.get("variants")).isEmpty();
    }

    @Test
    void whatWasTooLargeToCountIsNotOfferedAgain() throws Exception {
        assertThat(send("/connectfour/statistics?p=6x5:-").statusCode()).isEqualTo(422);
        JsonNode large = get("/connectfour?p=6x5:-");
        assertThat(large.get("countable").asBoolean()).isFalse();
        assertThat(large.get("whyNotCountable").asString()).contains("more than 3,000,000 positions");
        JsonNode small = get("/connectfour?p=4x4:-");
        assertThat(small.get("countable").asBoolean()).isTrue();
        assertThat(small.get("whyNotCountable").isNull()).isTrue();
        assertThat(send("/connectfour?p=x").statusCode()).isEqualTo(400);
    }

    @Test
    void theMovesBeforeABadOneStand() throws Exception {
        JsonNode line = get("/tictactoe/line?m=1,1&m=0,0&m=0,0&m=2,2");
        assertThat(line.get("positions")).hasSize(3);
        assertThat(line.get("problem").get("status").asInt()).isEqualTo(400);
        assertThat(line.get("problem").get("detail").asString()).contains("\"0,0\"");
        assertThat(line.get("problem").get("accepted").asString()).contains("0,1");
        assertThat(get("/tictactoe/line?m=1,1").has("problem")).isFalse();
        assertThat(send("/tictactoe/line?p=x&m=1,1").statusCode()).isEqualTo(400);
        assertThat(send("/faulty/line?m=1").statusCode()).isEqualTo(500);
    }
}

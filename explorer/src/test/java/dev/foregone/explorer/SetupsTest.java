package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Positions that are set up, and games that are written, by requests. */
class SetupsTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    private static Explorer explorer;

    @BeforeAll
    static void start() throws IOException {
        Games all = Games.load();
        Games games = Games.of(all.get("tictactoe"), all.get("connectfour"), all.get("endings"));
        explorer = Explorer.start(ExplorerOptions.of(games, Engines.load()));
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    private static HttpRequest.Builder request(String below) {
        return HttpRequest.newBuilder(explorer.address().resolve("/api/v1/games" + below));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private static JsonNode get(int status, String below) throws Exception {
        HttpResponse<String> response = send(request(below));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return JSON.readTree(response.body());
    }

    @Test
    void whatMayBeSetUp() throws Exception {
        JsonNode setup = get(200, "/endings/setup");
        assertThat(setup.get("sites")).hasSize(64);
        assertThat(setup.get("sites").get("e1").toString()).contains("\"K\"", "\"p\"");
        assertThat(setup.get("pieces").toString()).contains("\"d6\":\"k\"", "\"d3\":\"K\"", "\"a1\":\"R\"");
        assertThat(setup.get("player").asString()).isEqualTo("White");
        assertThat(get(200, "/connectfour/setup?p=4x4:-").get("player").isNull())
                .isTrue();
        assertThat(get(200, "/endings").get("setup").asBoolean()).isTrue();
        assertThat(get(200, "/tictactoe").get("setup").asBoolean()).isFalse();
    }

    @Test
    void aDraftIsAPositionOrIsRefusedInWords() throws Exception {
        String kings = "/endings/draft?site=e1&piece=K&site=e8&piece=k";
        JsonNode drawn = get(200, kings + "&site=a1&piece=R&player=Black");
        assertThat(drawn.get("position").asString()).isEqualTo("4k3/8/8/8/8/8/8/R3K3 b");
        assertThat(drawn.get("problem").isNull()).isTrue();
        assertThat(drawn.get("svg").asString()).contains("white rook");
        JsonNode refused = get(200, kings + "&site=h8&piece=P&player=Black");
        assertThat(refused.get("position").isNull()).isTrue();
        assertThat(refused.get("problem").asString()).isEqualTo("a pawn is on h8, where no pawn can be");
        assertThat(refused.get("svg").asString()).contains("white pawn");
    }

    @Test
    void whatIsNoPlacementIsABadRequest() throws Exception {
        assertRefused("/endings/draft?site=e9&piece=K", "there is no site \"e9\"", "a8, b8, c8");
        assertRefused("/endings/draft?site=e9&piece=K", "there is no site \"e9\"", "d7 and 52 more");
        assertRefused("/connectfour/draft?p=4x4:-&site=9,9&piece=x", "there is no site \"9,9\"", "0,0");
        assertRefused("/endings/draft?site=e1&piece=X", "\"X\" cannot be put on the site \"e1\"", "K, Q, R");
        assertRefused(
                "/endings/draft?site=e1&piece=K&site=e1&piece=Q", "the site \"e1\" is given twice", "each site once");
        assertRefused("/endings/draft?site=e1", "1 of 'site' are given, and 0 of 'piece'", "for each site one piece");
        assertRefused("/endings/draft?piece=K", "0 of 'site' are given, and 1 of 'piece'", "for each site one piece");
        assertRefused("/endings/draft?p=nonsense&pieces=K", "there is no parameter 'pieces' here", "piece");
        get(422, "/tictactoe/draft");
        get(422, "/tictactoe/setup");
    }

    /** Exactly where pieces alone do not tell it, a request says who is to move. */
    @Test
    void whoIsToMoveIsNeitherGuessedNorIgnored() throws Exception {
        String kings = "/endings/draft?site=e1&piece=K&site=e8&piece=k&site=a1&piece=R";
        assertRefused(kings, "the parameter 'player' is \"\"", "White, Black");
        assertRefused(kings + "&player=Red", "the parameter 'player' is \"Red\"", "White, Black");
        assertRefused(
                "/connectfour/draft?player=x",
                "the parameter 'player' is \"x\"",
                "none: the pieces tell who is to move");
        assertThat(get(200, "/connectfour/draft").get("position").asString()).isEqualTo("-");
    }

    private static void assertRefused(String below, String detail, String accepted) throws Exception {
        JsonNode refused = get(400, below);
        assertThat(refused.get("detail").asString()).isEqualTo(detail);
        assertThat(refused.get("accepted").asString()).contains(accepted);
    }

    @Test
    void aGameIsWrittenInItsOwnFormat() throws Exception {
        assertThat(get(200, "/endings").get("record").asString()).isEqualTo("PGN");
        assertThat(get(200, "/endings").get("goal").asString()).isEqualTo("mate");
        JsonNode written = JSON.readTree(record("endings", "{\"start\":\"7k/8/5K2/8/8/8/8/R7 w\",\"moves\":[\"f6g6\"]}")
                .body());
        assertThat(written.get("format").asString()).isEqualTo("PGN");
        assertThat(written.get("text").asString()).endsWith("\n\n1. Kg6 *\n");
        assertThat(record("tictactoe", "{\"moves\":[]}").statusCode()).isEqualTo(422);
        assertThat(record("endings", "{\"moves\":[\"a1a1\"]}").statusCode()).isEqualTo(400);
        get(405, "/endings/record");
    }

    @Test
    void aGameIsWrittenWithWhoPlayed() throws Exception {
        String known = "{\"moves\":[],\"players\":[\"person\",\"computer, beginner\"]}";
        assertThat(JSON.readTree(record("endings", known).body()).get("text").asString())
                .contains("[White \"person\"]\n[Black \"computer, beginner\"]\n");
        for (String players : List.of("[\"person\"]", "[\"one\",\"\"]", "[\"one\",\"two\\nlines\"]")) {
            HttpResponse<String> refused = record("endings", "{\"moves\":[],\"players\":" + players + "}");
            assertThat(refused.statusCode()).as(players).isEqualTo(400);
            assertThat(refused.body()).contains("'players' are two names");
        }
    }

    private static HttpResponse<String> record(String game, String body) throws Exception {
        return send(request("/" + game + "/record")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    @Test
    void movesAreThereAsPeopleWriteThem() throws Exception {
        String mate = "/endings/position?p=7k/8/6K1/8/8/8/8/R7%20w";
        assertThat(get(200, mate).get("moves").toString()).contains("\"move\":\"a1a8\",\"written\":\"Ra8#\"");
        assertThat(get(200, "/tictactoe/position").toString()).doesNotContain("written");
        JsonNode solved = get(200, "/endings/analysis?p=7k/8/5K2/8/8/8/8/R7%20w");
        assertThat(solved.get("line")).hasSize(3);
        assertThat(solved.get("written").get(2).asString()).endsWith("#");
        assertThat(solved.get("moves").get(0).get("written").asString()).startsWith("K");
    }
}

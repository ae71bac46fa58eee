package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportsTest extends WithExplorer {

    private static void refuses(String below, int status, String why) throws Exception {
        HttpResponse<String> refused = send(below);
        assertThat(refused.statusCode()).isEqualTo(status);
        assertThat(refused.body()).contains(why);
    }

    @Test
    void aReportIsThatOfTheSettings() throws Exception {
        assertThat(get("/tictactoe").get("reports").asBoolean()).isTrue();
        JsonNode report = get("/tictactoe/report?games=12&seed=3");
        assertThat(report.get("verdict").asString()).contains("It is proved that neither side wins with best play");
        assertThat(report.get("games").asInt()).isEqualTo(12);
        assertThat(report.get("stopped").asBoolean()).isFalse();
        assertThat(report.get("html").asString()).contains("12 games, seed 3,");
        assertThat(get("/tictactoe/report?games=12&seed=3")).isEqualTo(report);
        assertThat(get("/tictactoe/report?games=6&p=x.o/.../...")
                        .get("position")
                        .asString())
                .isEqualTo("x.o/.../...");
    }

    @Test
    void itsProgressIsTold() throws Exception {
        String events =
                send("/dodgem/report?games=30", "Accept", "text/event-stream").body();
        assertThat(events)
                .contains("event: result")
                .containsPattern("event: progress\\s+data: .\"games\":\\d+,\"of\":30.");
        JsonNode report = JsonMapper.shared().readTree(events.substring(events.lastIndexOf("data:") + 5));
        assertThat(report.get("games").asInt()).isEqualTo(30);
    }

    @Test
    void afterItsTimeItIsOfWhatWasPlayed() throws Exception {
        JsonNode report = get("/amazons/report?games=2000&time=500ms");
        assertThat(report.get("stopped").asBoolean()).isTrue();
        assertThat(report.get("planned").asInt()).isEqualTo(2000);
        assertThat(report.get("html").asString()).contains("of 2,000 games");
    }

    @Test
    void oneIsMadeAtATimeUntilItsClientLeaves() throws Exception {
        HttpRequest first = HttpRequest.newBuilder(
                        explorer.address().resolve("/api/v1/games/morris/report?games=2000&time=1h"))
                .header("Accept", "text/event-stream")
                .build();
        try (InputStream events = HttpClient.newHttpClient()
                .send(first, BodyHandlers.ofInputStream())
                .body()) {
            assertThat(events.read()).as("it has begun").isPositive();
            assertThat(another()).isEqualTo(429);
        }
        Eventually.until("it has ended", () -> another() == 200);
    }

    private static int another() {
        try {
            return send("/morris/report?games=2000&time=1ms").statusCode();
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void whatCannotBeReportedOnIsRefused() throws Exception {
        refuses("/tictactoe/report?p=xxx/oo./...", 422, "the game is over there");
        refuses("/tictactoe/report?games=0", 400, "a whole number from 1 to 2000");
        refuses("/tictactoe/report?games=2001", 400, "a whole number from 1 to 2000");
        refuses("/tictactoe/report?seed=x", 400, "the parameter 'seed' is");
        refuses("/tictactoe/report?strength=expert", 400, "there is no parameter 'strength' here");
    }
}

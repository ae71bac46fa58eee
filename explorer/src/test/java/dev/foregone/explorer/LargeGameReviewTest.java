package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What memory leaves unproved of a played game is no reason to fail, as what time leaves is none. */
class LargeGameReviewTest {

    private static final long LITTLE = 16L << 20;

    @ParameterizedTest
    @CsvSource({"dobutsu, b4-a3 a1-a2 c4-c3 a2-a3", "morris, c4 e3 d3 a3"})
    void aGameThatDoesNotFitIsReviewed(String game, String moves) throws Exception {
        ExplorerOptions options =
                ExplorerOptions.of(Games.load(), Engines.load()).withMemoryBytes(LITTLE);
        try (Explorer explorer = Explorer.start(options)) {
            URI address = explorer.address().resolve("/api/v1/games/" + game + "/review?time=4s");
            HttpRequest request = HttpRequest.newBuilder(address)
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"moves\":[\"" + moves.replace(" ", "\",\"") + "\"]}"))
                    .build();
            HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
            JsonNode reviewed = JsonMapper.shared().readTree(response.body()).get("moves");
            assertThat(reviewed).hasSize(4).anyMatch(move -> !move.get("proved").asBoolean());
        }
    }
}

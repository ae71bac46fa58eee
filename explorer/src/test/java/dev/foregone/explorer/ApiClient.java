package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks an explorer about games, as its page does. */
final class ApiClient {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private ApiClient() {}

    /** What comes of an address below that of all games, whatever it is. */
    static HttpResponse<String> send(Explorer explorer, String below, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(explorer.address().resolve("/api/v1/games" + below));
        return CLIENT.send((headers.length == 0 ? request : request.headers(headers)).build(), BodyHandlers.ofString());
    }

    /** The answer of an address below that of all games, which must be one. */
    static JsonNode get(Explorer explorer, String below) throws Exception {
        HttpResponse<String> response = send(explorer, below);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return JsonMapper.shared().readTree(response.body());
    }
}

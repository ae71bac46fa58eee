package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Reviews that are looked at while they are made. */
class ReviewEventsTest extends WithExplorer {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void aReviewTellsOfEachMoveAsSoonAsItIsJudged() throws Exception {
        String events =
                review("connectfour/review?time=3s", "{\"start\": \"8x7:-\", \"moves\": [\"1\", \"2\", \"3\"]}");
        List<String> names = Pattern.compile("event: (.*)\n")
                .matcher(events)
                .results()
                .map(event -> event.group(1))
                .toList();
        assertThat(names.subList(names.indexOf("move"), names.lastIndexOf("move")))
                .as("while others are judged")
                .contains("heartbeat");
    }

    private static String review(String of, String game) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(explorer.address().resolve("/api/v1/games/" + of))
                .headers("Accept", "text/event-stream", "Content-Type", "application/json")
                .POST(BodyPublishers.ofString(game))
                .build();
        return CLIENT.send(request, BodyHandlers.ofString()).body();
    }

    @Test
    void theMovesThatAReviewTellsOfAreThoseOfTheWhole() throws Exception {
        String events = review("tictactoe/review", "{\"moves\": [\"0,1\", \"2,2\", \"1,1\"]}");
        List<JsonNode> moves = Pattern.compile("event: move\ndata: (.*)\n")
                .matcher(events)
                .results()
                .map(event -> JSON.readTree(event.group(1)))
                .toList();
        JsonNode whole = JSON.readTree(events.substring(events.indexOf("event: result\ndata: ") + 20));
        assertThat(moves).extracting(move -> move.get("number").asInt()).containsExactly(3, 2, 1);
        assertThat(moves).containsExactlyInAnyOrderElementsOf(whole.get("moves"));
        assertThat(whole.get("players")).hasSize(2);
    }

    @Test
    void aReviewThatNobodyReadsEnds() throws Exception {
        RawClient client = new RawClient(explorer.address().getPort());
        String body = "{\"start\": \"8x7:-\", \"moves\": [\"1\", \"2\"]}";
        try (Socket socket = client.connect()) {
            RawClient.send(
                    socket,
                    RawClient.head(
                                    "POST /api/v1/games/connectfour/review?time=1h HTTP/1.1",
                                    "Host: localhost:" + client.port(),
                                    "Accept: text/event-stream",
                                    "Content-Type: application/json",
                                    "Content-Length: " + body.length())
                            + body);
            Eventually.until("it asks", () -> explorer.questions() > 0);
        }
        Eventually.until("nothing is asked", () -> explorer.questions() == 0);
    }
}

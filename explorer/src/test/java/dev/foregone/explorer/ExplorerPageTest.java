package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** What docs/EXPLORER-JSON.md shows is what the server answers, costs apart. */
class ExplorerPageTest {

    private static final Pattern EXAMPLE =
            Pattern.compile("```http\n(GET|POST) (\\S+)\n(.*?)```\n\n```json\n(.*?)```", Pattern.DOTALL);
    private static final ObjectMapper JSON = new ObjectMapper();

    static List<Arguments> examples() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "EXPLORER-JSON.md"));
        return EXAMPLE.matcher(page)
                .results()
                .map(example ->
                        Arguments.of(example.group(1), example.group(2), body(example.group(3)), example.group(4)))
                .toList();
    }

    private static String body(String rest) {
        return rest.substring(Math.max(0, rest.indexOf("\n\n"))).strip();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExampleIsTrue(String method, String address, String body, String shown, @TempDir Path directory)
            throws Exception {
        Game<?, ?> game = Games.load().get("tictactoe");
        Games games = address.contains("/kalah/") ? Games.of(game, Games.load().get("kalah")) : Games.of(game);
        ExplorerOptions options = ExplorerOptions.of(games, Engines.load())
                .withStrategies(List.of(strategy(game, directory.resolve("strategy"))));
        try (Explorer explorer = Explorer.start(options)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(explorer.address() + address.substring(1)))
                    .header("Content-Type", "application/json")
                    .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                    .build();
            String answer = HttpClient.newHttpClient()
                    .send(request, BodyHandlers.ofString())
                    .body();
            assertThat(withoutCost(answer)).isEqualTo(withoutCost(shown));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Strategy<S, M> strategy(Game<S, M> game, Path file)
            throws IOException {
        return Strategy.builder(game, game.parse("xx./oo./..."), Engines.load().get("memo"))
                .withLeafPositions(0)
                .build(file);
    }

    @Test
    void thereAreExamples() throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(7);
    }

    /** What an answer costs may change, and a drawing is too long to be shown. */
    private static JsonNode withoutCost(String text) {
        ObjectNode object = (ObjectNode) JSON.readTree(text);
        for (String cost : List.of("positionsVisited", "elapsedMillis", "fileBytes", "svg")) {
            if (object.has(cost)) {
                object.put(cost, 0);
            }
        }
        return object;
    }
}

package dev.foregone.explorer;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import tools.jackson.databind.JsonNode;

/** Tests that ask an explorer of all games, one for each class. */
abstract class WithExplorer {

    static Explorer explorer;

    @BeforeAll
    static void start() throws IOException {
        explorer = Explorer.start(ExplorerOptions.of(Games.load(), Engines.load()));
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    static HttpResponse<String> send(String below, String... headers) throws Exception {
        return ApiClient.send(explorer, below, headers);
    }

    static JsonNode get(String below) throws Exception {
        return ApiClient.get(explorer, below);
    }
}

package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Explorers that are closed while they work. */
class ClosingTest {

    private static Socket ask(Explorer explorer, String below, String accept) throws IOException {
        RawClient client = new RawClient(explorer.address().getPort());
        Socket socket = client.connect();
        RawClient.send(
                socket,
                RawClient.head(
                        "GET /api/v1/games" + below + " HTTP/1.1",
                        "Host: localhost:" + client.port(),
                        "Accept: " + accept));
        return socket;
    }

    private static int status(Explorer explorer) throws IOException {
        RawClient client = new RawClient(explorer.address().getPort());
        return client.status(client.get("/api/v1/games/tictactoe/analysis"));
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("explorer-")
                        || thread.getName().startsWith("desk-")
                        || thread.getName().startsWith("HTTP-Dispatcher"))
                .collect(Collectors.toSet());
    }

    @Test
    void oneOfTwoIsClosedWhileBothWorkAndNothingOfItIsLeft() throws IOException {
        Set<Thread> before = threads();
        ExplorerOptions options = ExplorerOptions.of(Games.load(), Engines.load());
        Explorer one = Explorer.start(options);
        Explorer other = Explorer.start(options);
        List<Socket> askers = List.of(
                ask(one, "/connectfour/analysis?time=1h", "text/event-stream"),
                ask(one, "/connectfour/analysis?p=1&time=1h", "application/json"),
                ask(one, "/connectfour/statistics?p=6x5:-", "application/json"),
                ask(other, "/connectfour/analysis?time=1h", "text/event-stream"));
        Eventually.until("they work", () -> one.questions() == 2 && other.questions() == 1);
        one.close();
        assertThat(status(other)).isEqualTo(200);
        other.close();
        Eventually.until("no thread is left", () -> before.containsAll(threads()));
        assertThat(one.questions() + other.questions()).isZero();
        for (Socket asker : askers) {
            asker.close();
        }
    }
}

package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests that nobody should send get the status that says so, and leave nothing behind. */
class AttackTest extends WithExplorer {

    private static final int REQUESTS = Thorough.orFew(3_000, 500);
    private static final long SEED = 20_261_121;

    private static RawClient client;

    @BeforeAll
    static void connect() {
        client = new RawClient(explorer.address().getPort());
    }

    private static Arguments request(int status, String what, String text) {
        return Arguments.of(status, what, text);
    }

    private static String games(String rest) {
        return client.get("/api/v1/games" + rest);
    }

    private static String from(String... headers) {
        List<String> lines = new ArrayList<>(List.of("GET /api/v1/games HTTP/1.1", "Host: localhost:" + client.port()));
        lines.addAll(List.of(headers));
        return RawClient.head(lines.toArray(String[]::new));
    }

    private static String post(String type, String body) {
        return RawClient.head(
                        "POST /api/v1/games/tictactoe/review HTTP/1.1",
                        "Host: localhost:" + client.port(),
                        "Content-Type: " + type,
                        "Content-Length: " + body.length())
                + body;
    }

    private static String chunked(String length, String body) {
        return RawClient.head(
                        "POST /api/v1/games/tictactoe/review HTTP/1.1",
                        "Host: localhost:" + client.port(),
                        "Content-Type: application/json",
                        "Transfer-Encoding: chunked")
                + length + "\r\n" + body + "\r\n0\r\n\r\n";
    }

    static Stream<Arguments> requests() {
        return Stream.of(
                request(200, "a good one", games("")),
                request(200, "the page", client.get("/")),
                request(
                        200,
                        "by number",
                        from("Host: 127.0.0.1:" + client.port()).replaceFirst("Host: l.*\r\n", "")),
                request(200, "own origin", from("Origin: http://localhost:" + client.port())),
                request(200, "typed", from("Sec-Fetch-Site: none")),
                request(421, "rebound name", from().replace("localhost", "evil.example")),
                request(200, "capitals", from().replace("localhost", "LocalHost")),
                request(200, "own address as a whole", client.get("http://localhost:" + client.port() + "/")),
                request(421, "another's address as a whole", client.get("http://evil.example/")),
                request(421, "another's address after two slashes", client.get("//evil.example/api/v1/games")),
                request(421, "two hosts", from("Host: evil.example")),
                request(403, "two origins", from("Origin: http://localhost:" + client.port(), "Origin: null")),
                request(200, "head", games("").replace("GET", "HEAD")),
                request(200, "head of events", from("Accept: text/event-stream").replace("GET", "HEAD")),
                request(405, "options", games("").replace("GET", "OPTIONS")),
                request(421, "other port", from().replace(":" + client.port(), ":1")),
                request(421, "no host", RawClient.head("GET /api/v1/games HTTP/1.1")),
                request(403, "other origin", from("Origin: http://evil.example")),
                request(403, "null origin", from("Origin: null")),
                request(403, "other site", from("Sec-Fetch-Site: cross-site")),
                request(403, "sister site", from("Sec-Fetch-Site: same-site")),
                request(403, "an image elsewhere", from("Sec-Fetch-Site: cross-site", "Sec-Fetch-Dest: image")),
                request(414, "too long", games("/tictactoe/position?p=" + "x".repeat(9_000))),
                request(400, "half a percent", games("/tictactoe/position?p=%4")),
                request(400, "no hexadecimal", games("/tictactoe/position?p=%zz")),
                request(400, "no UTF-8", games("/tictactoe/position?p=%FF%FE")),
                request(400, "overlong UTF-8", games("/tictactoe/position?p=%C0%AF")),
                request(400, "no position", games("/tictactoe/position?p=hello")),
                request(400, "unknown parameter", games("/tictactoe/position?q=1")),
                request(400, "a parameter twice", games("/tictactoe/position?p=&p=")),
                request(400, "no time", games("/tictactoe/analysis?time=soon")),
                request(400, "too long a time", games("/tictactoe/analysis?time=2h")),
                request(400, "no number", games("/tictactoe/analysis?positions=-1")),
                request(400, "no strength", games("/tictactoe/reply?strength=godlike")),
                request(400, "no seed", games("/tictactoe/reply?seed=x")),
                request(400, "no ply", games("/tictactoe/reply?ply=-1")),
                request(200, "no move", games("/tictactoe/line?m=9,9")),
                request(400, "no seed of a puzzle", games("/tictactoe/puzzle?seed=x")),
                request(400, "no moves of a puzzle", games("/tictactoe/puzzle?moves=0")),
                request(404, "no game", games("/chess/position")),
                request(404, "no engine", games("/tictactoe/analysis?engine=none")),
                request(404, "no address", games("/tictactoe/nothing")),
                request(404, "too deep", games("/tictactoe/position/again")),
                request(404, "a file", client.get("/files.txt")),
                request(404, "out of the page", client.get("/../../etc/passwd")),
                request(404, "out, encoded", client.get("/%2e%2e%2fpom.xml")),
                request(405, "method", games("").replace("GET", "DELETE")),
                request(405, "body where none belongs", games("").replace("GET", "POST")),
                request(405, "no post", games("/tictactoe/review")),
                request(405, "no post for a record", games("/tictactoe/record")),
                request(413, "large body", post("application/json", "[" + " ".repeat(70_000))),
                request(415, "a form", post("application/x-www-form-urlencoded", "start=")),
                request(400, "no JSON", post("application/json", "{")),
                request(400, "other JSON", post("application/json", "[]")),
                request(400, "unknown property", post("application/json", "{\"moves\":[],\"to\":1}")),
                request(200, "chunks", chunked("11", "{\"moves\":[\"1,1\"]}")),
                request(400, "a chunk of impossible length", chunked("7fffffffff", "{\"moves\":[\"1,1\"]}")),
                request(400, "deep JSON", post("application/json", "[".repeat(60_000))),
                request(400, "no moves", post("application/json", "{}")),
                request(400, "more after it", post("application/json", "{\"moves\":[]}{}")),
                request(422, "a game with cycles for another engine", games("/dodgem/analysis?engine=minimax")),
                request(422, "too large for statistics", games("/connectfour/statistics?p=6x5:-")));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("requests")
    void hasTheRightStatus(int status, String what, String text) throws IOException {
        assertThat(client.status(text)).isEqualTo(status);
    }

    @Test
    void onOneConnectionAsManyAnswersAsRequests() throws IOException {
        String open = games("").replace("Connection: close\r\n", "");
        String head = open.replace("GET", "HEAD");
        assertThat(client.answer(open + head + open + games("")).split("HTTP/1.1 200 OK", -1))
                .hasSize(5);
    }

    @Test
    void whoAsksWhetherToSendTheBodyIsTold() throws IOException {
        String request = post("application/json", "{\"moves\":[\"1,1\"]}")
                .replace("Content-L", "Expect: 100-continue\r\nContent-L");
        assertThat(client.answer(request)).startsWith("HTTP/1.1 100 Continue").contains("HTTP/1.1 200 OK");
    }

    @Tag("slow")
    @Test
    void thousandsLeaveNothingBehind() throws Exception {
        List<Arguments> all = requests()
                .filter(each -> !each.get()[1].equals("too large for statistics"))
                .toList();
        Map<String, Integer> wrong = new ConcurrentHashMap<>();
        Random random = new Random(SEED);
        ExecutorService senders = Executors.newFixedThreadPool(8);
        List<Future<?>> sent = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            Object[] each = all.get(random.nextInt(all.size())).get();
            sent.add(senders.submit(() -> {
                int status = client.status((String) each[2]);
                if (status != (int) each[0]) {
                    wrong.put(each[1].toString(), status);
                }
                return status;
            }));
        }
        for (Future<?> one : sent) {
            one.get();
        }
        senders.shutdown();
        assertThat(wrong).as("seed %d", SEED).isEmpty();
        assertNothingIsLeft();
    }

    /** Threads that wait for work end by themselves. */
    private static void assertNothingIsLeft() {
        Eventually.until("no question is left", () -> explorer.questions() == 0);
        assertThat(explorer.idleSessions()).isLessThanOrEqualTo(6);
        Eventually.until(
                "no thread is left",
                () -> Thread.getAllStackTraces().keySet().stream()
                                .filter(thread -> thread.getName().startsWith("explorer-"))
                                .count()
                        <= 2);
    }

    @Tag("slow")
    @Test
    void whoNeverEndsIsCutOff() throws IOException {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Socket socket = client.connect();
            RawClient.send(
                    socket,
                    i % 2 == 0
                            ? "GET /api/v1/games HT"
                            : "POST /api/v1/games/tictactoe/review HTTP/1.1\r\nHost: localhost:" + client.port()
                                    + "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{");
            slow.add(socket);
        }
        assertThat(client.status(games(""))).as("others are answered meanwhile").isEqualTo(200);
        for (Socket socket : slow) {
            try (socket) {
                assertThat(closed(socket)).isTrue();
            }
        }
        assertNothingIsLeft();
    }

    private static boolean closed(Socket socket) {
        try {
            while (!RawClient.next(socket).isEmpty()) {
                // what it says before it closes does not matter
            }
            return true;
        } catch (java.net.SocketTimeoutException stillOpen) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void whoLeavesTakesTheQuestionAlong() throws IOException {
        try (Socket socket = client.connect()) {
            RawClient.send(
                    socket,
                    RawClient.head(
                            "GET /api/v1/games/connectfour/analysis?time=1h HTTP/1.1",
                            "Host: localhost:" + client.port(),
                            "Accept: text/event-stream"));
            String heard = "";
            while (!heard.contains("event: progress")) {
                heard += RawClient.next(socket);
            }
            assertThat(explorer.questions()).isEqualTo(1);
        }
        Eventually.until("the question is cancelled", () -> explorer.questions() == 0);
    }
}

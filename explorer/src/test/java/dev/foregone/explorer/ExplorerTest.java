package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What the server answers, beyond the examples of its page. */
class ExplorerTest {

    /** What a search that was stopped may know, depending on what it was asked before. */
    private static final String NOTHING_NEAR =
            "no win or loss within \\d+ plies|no win within \\d+ plies; no loss within \\d+ plies";

    /** Each is worked on for a quarter of a second before it is slow. */
    private static final int ABANDONED = Thorough.orFew(40, 20);

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private static Path directory;

    private static Explorer explorer;

    @BeforeAll
    static void start() throws IOException {
        Games games = Games.of(
                Games.load().get("tictactoe"),
                Games.load().get("dodgem"),
                Games.load().get("connectfour"),
                Games.load().get("kalah"),
                new FaultyGame(),
                new UndecidedGame(),
                new UnwrittenGame());
        Tablebase<?, ?> tablebase = build(games.get("dodgem"));
        explorer = Explorer.start(ExplorerOptions.of(games, Engines.load()).withTablebases(List.of(tablebase)));
    }

    private static <S extends dev.foregone.api.GameState<S, M>, M extends dev.foregone.api.Move> Tablebase<S, M> build(
            dev.foregone.spi.Game<S, M> game) throws IOException {
        return TablebaseBuilder.of(game, game.initialState()).build(directory.resolve("dodgem.tb"));
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    private static HttpResponse<String> send(String below, String... headers) throws Exception {
        return ApiClient.send(explorer, below, headers);
    }

    private static JsonNode get(String below) throws Exception {
        return ApiClient.get(explorer, below);
    }

    @Test
    void anOpenTablebaseAnswersUnlessAnEngineIsNamed() throws Exception {
        assertThat(get("/dodgem/analysis").get("engine").asString()).isEqualTo("tablebase");
        assertThat(get("/dodgem/analysis?engine=tablebase").get("plies").asInt())
                .isEqualTo(19);
        JsonNode searched = get("/dodgem/analysis?engine=retrograde");
        assertThat(searched.get("engine").asString()).isEqualTo("retrograde");
        assertThat(searched.get("plies").asInt()).isEqualTo(19);
        assertThat(send("/tictactoe/analysis?engine=tablebase").statusCode()).isEqualTo(404);
    }

    @Test
    void itsStatisticsAreThoseOfTheFile() throws Exception {
        JsonNode statistics = get("/dodgem/statistics");
        assertThat(statistics.get("source").asString()).isEqualTo("tablebase");
        assertThat(statistics.get("file").asString()).isEqualTo("dodgem.tb");
        assertThat(get("/dodgem").get("tablebases").get(0).get("root").asString())
                .isEqualTo("b../b../.rr blue");
    }

    @Test
    void aSmallGameIsCountedOnRequestAndAnswersAtOnceFromThenOn() throws Exception {
        JsonNode statistics = get("/connectfour/statistics?p=4x4:-");
        assertThat(statistics.get("source").asString()).isEqualTo("memory");
        assertThat(statistics.get("positions").asInt()).isEqualTo(80_541);
        assertThat(get("/connectfour/analysis?p=4x4:12").get("engine").asString())
                .isEqualTo("tablebase");
        assertThat(get("/connectfour").get("tablebases")).isEmpty();
    }

    @Test
    void aPuzzleIsDrawnFromTheTablebaseThatHasThePosition() throws Exception {
        JsonNode drawn = get("/dodgem/puzzle?seed=7&moves=2");
        assertThat(get("/dodgem/puzzle?seed=7&moves=2")).isEqualTo(drawn);
        assertThat(drawn.get("value").asString()).isEqualTo("WIN");
        JsonNode puzzle = drawn.get("puzzle");
        assertThat(puzzle.get("moves").asInt()).isGreaterThanOrEqualTo(2);
        assertThat(puzzle.get("errorChance").asDouble()).isBetween(0.01, 0.999);
        String position = URLEncoder.encode(drawn.get("position").asString(), StandardCharsets.UTF_8);
        JsonNode analysis = get("/dodgem/analysis?p=" + position);
        assertThat(analysis.get("plies")).isEqualTo(drawn.get("plies"));
        assertThat(analysis.get("onlyMove")).isEqualTo(puzzle.get("solution").get(0));
        assertThat(get("/dodgem/puzzle?seed=7&moves=2&p=" + position))
                .as("from the whole game still")
                .isEqualTo(drawn);
        assertThat(send("/dodgem/puzzle?moves=99").statusCode()).isEqualTo(422);
        assertThat(get("/connectfour/puzzle?p=4x4:-&seed=1").get("value").asString())
                .as("a small game is solved")
                .isEqualTo("WIN");
    }

    @Test
    void aPuzzleOfAWinSoSoonNeedsNoTablebase() throws Exception {
        JsonNode drawn = get("/connectfour/puzzle?p=5x4:-&seed=7&moves=2&within=5");
        assertThat(get("/connectfour/puzzle?p=5x4:-&seed=7&moves=2&within=5")).isEqualTo(drawn);
        assertThat(drawn.get("value").asString()).isEqualTo("WIN");
        assertThat(drawn.get("plies").asInt()).isLessThanOrEqualTo(5);
        JsonNode puzzle = drawn.get("puzzle");
        assertThat(puzzle.get("within").asInt()).isEqualTo(5);
        assertThat(puzzle.get("moves").asInt()).isGreaterThanOrEqualTo(2);
        JsonNode moves = get("/connectfour/analysis?p=" + drawn.get("position").asString())
                .get("moves");
        assertThat(moves.get(0).get("move")).isEqualTo(puzzle.get("solution").get(0));
        assertThat(moves.get(1).get("value").asString().equals("WIN")
                        && moves.get(1).get("plies").asInt() <= 5)
                .as("another move wins so soon")
                .isFalse();
        assertThat(get("/dodgem/puzzle?seed=7&moves=2")
                        .get("puzzle")
                        .get("within")
                        .isNull())
                .as("it keeps the win")
                .isTrue();
        assertThat(send("/connectfour/puzzle?within=0").statusCode()).isEqualTo(400);
        HttpResponse<String> longer = send("/connectfour/puzzle?within=3&moves=3");
        assertThat(longer.statusCode()).isEqualTo(422);
        assertThat(longer.body())
                .contains("a win within 3 plies has 2 moves of the winner at most, not 3")
                .contains("fewer moves, or more plies");
    }

    @Test
    void theDescriptionSaysWhetherPlayersAlternate() throws Exception {
        assertThat(get("/tictactoe").get("alternates").asBoolean()).isTrue();
        assertThat(get("/kalah").get("alternates").asBoolean()).isFalse();
    }

    @Test
    void repliesDependOnStrengthSeedAndPlyAlone() throws Exception {
        JsonNode reply = get("/tictactoe/reply?p=x../.../...&strength=novice&seed=5");
        assertThat(get("/tictactoe/reply?p=x../.../...&strength=novice&seed=5")).isEqualTo(reply);
        assertThat(get("/tictactoe/reply?m=0,0&strength=novice&seed=5").get("move"))
                .as("the same position, reached by a move")
                .isEqualTo(get("/tictactoe/reply?p=x../.../...&strength=novice&seed=5&ply=1")
                        .get("move"));
        Set<String> moves = new HashSet<>();
        for (int ply = 0; ply < 12; ply++) {
            moves.add(get("/tictactoe/reply?p=x../.../...&strength=beginner&seed=5&ply=" + ply)
                    .get("move")
                    .asString());
        }
        assertThat(moves).as("drawn by the ply").hasSizeGreaterThan(2);
        assertThat(get("/tictactoe/reply?p=x../.../...").get("move").asString()).isEqualTo("1,1");
        assertThat(send("/tictactoe/reply?p=xxx/oo./...").statusCode()).isEqualTo(422);
    }

    @Test
    void repliesOfAStrengthOverlookNothingWithinItsSight() throws Exception {
        JsonNode win = get("/tictactoe/reply?p=xx./oo./...&strength=beginner&seed=5");
        assertThat(win.get("move").asString()).isEqualTo("0,2");
        assertThat(win.get("strength").asString()).isEqualTo("beginner");
        get("/tictactoe/analysis?p=x../.../..."); // what is known of it lies beyond a beginner's sight
        Set<String> moves = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) {
            String reply = "/tictactoe/reply?p=x../.../...&strength=beginner&ply=1&seed=" + seed;
            moves.add(get(reply).get("move").asString());
            assertThat(get(reply)).isEqualTo(get(reply));
        }
        assertThat(moves).as("drawn by the seed").hasSizeGreaterThan(2);
    }

    @Test
    void aStoppedAnswerSaysWhatIsProvedAndIsNotKept() throws Exception {
        HttpResponse<String> response = send("/connectfour/analysis?p=7x7:-&positions=100000");
        JsonNode stopped = JSON.readTree(response.body());
        assertThat(stopped.get("stopped").asString()).isEqualTo("the limit of 100000 positions was reached");
        assertThat(stopped.get("inWords").asString()).matches(NOTHING_NEAR);
        assertThat(response.headers().firstValue("Cache-Control")).contains("no-store");
    }

    @Test
    void whatIsStillTheSameIsNotSentAgain() throws Exception {
        HttpResponse<String> first = send("/tictactoe/position");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = send("/tictactoe/position", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(send("/tictactoe/position?p=x../.../...", "If-None-Match", tag)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void eventsTellProgressAndTheResult() throws Exception {
        String events = send("/connectfour/analysis?time=1s", "Accept", "text/event-stream")
                .body();
        assertThat(events)
                .containsSubsequence(
                        "event: progress\ndata: {\"fraction\":", "\"inWords\":\"", "event: result\ndata: {")
                .contains("the time limit of 1 s was reached");
        assertThat(send("/tictactoe/analysis?p=xx./oo./...", "Accept", "text/event-stream")
                        .body())
                .contains("event: result\n");
    }

    @Test
    void whatGoesWrongWhileItIsSearchedIsAnEvent() throws Exception {
        assertThat(send("/faulty/analysis", "Accept", "text/event-stream").body())
                .contains(
                        "event: problem\ndata: {\"title\":\"Internal Server Error\",\"status\":500,", "game 'faulty'");
    }

    @Test
    void aFaultyGameIsNamedAndCostsNoOther() throws Exception {
        HttpResponse<String> response = send("/faulty/analysis");
        assertThat(response.statusCode()).isEqualTo(500);
        assertThat(response.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
        assertThat(JSON.readTree(response.body()).get("detail").asString()).contains("game 'faulty'", "out of order");
        assertThat(get("").get("games").size()).isEqualTo(7);
    }

    @Test
    void aGameThatFailsWhenAnEngineIsChosenIsAtFaultToo() throws Exception {
        for (String question : List.of("/analysis", "/advice", "/reply?time=100ms")) {
            HttpResponse<String> response = send("/undecided" + question);
            assertThat(response.statusCode()).as(question).isEqualTo(500);
            assertThat(JSON.readTree(response.body()).get("detail").asString())
                    .as(question)
                    .contains("game 'undecided'", "perhaps");
        }
    }

    @Test
    void aPlayerWhoMovesAgainIsToldToPages() throws Exception {
        JsonNode moves = get("/kalah/position?p=").get("moves");
        assertThat(moves.findValuesAsString("movesAgain")).contains("true", "false");
    }

    @Test
    void aLineIsPlayedThrough() throws Exception {
        JsonNode line = get("/connectfour/line?m=4&m=4&m=5").get("positions");
        assertThat(line.findValuesAsString("position")).containsExactly("-", "4", "44", "445");
    }

    @Test
    void aGameThatReadsNoPositionIsAskedByTheMovesFromItsStart() throws Exception {
        assertThat(get("/unwritten").get("notation").asBoolean()).isFalse();
        assertThat(get("/tictactoe").get("notation").asBoolean()).isTrue();
        assertThat(send("/unwritten/position?p=a%20pile").statusCode()).isEqualTo(400);
        assertThat(get("/unwritten/position?m=take%203&m=take%202").get("moves").findValuesAsString("move"))
                .containsExactly("take 1", "take 2");
        for (int taken = 1; taken <= 3; taken++) {
            assertThat(get("/unwritten/analysis?m=take%20" + taken).get("value").asString())
                    .isEqualTo(taken == 3 ? "LOSS" : "WIN");
        }
        assertThat(get("/unwritten/reply?m=take%201").get("move").asString()).isEqualTo("take 2");
        assertThat(get("/tictactoe/analysis?p=xx./oo./...&m=0,2").get("plies").asInt())
                .isZero();
    }

    @Test
    void anAnswerIsFoundOnce() throws Exception {
        String first = send("/kalah/analysis").body();
        assertThat(send("/kalah/analysis").body()).as("its cost included").isEqualTo(first);
        int idle = idleSessions();
        get("/kalah/analysis?m=1");
        get("/kalah/analysis?m=2");
        assertThat(idleSessions()).as("one session, which remembers").isEqualTo(idle);
    }

    /** How many there are once nothing changes: an answer may arrive before its session is put back. */
    private static int idleSessions() throws InterruptedException {
        int before = -1;
        for (int now = explorer.idleSessions(); now != before; now = explorer.idleSessions()) {
            before = now;
            Thread.sleep(100);
        }
        return before;
    }

    @Test
    void adviceKeepsProofsAndEstimatesApart() throws Exception {
        JsonNode empty = get("/connectfour/advice?p=7x7:-&time=1s");
        assertThat(empty.get("engine").asString()).isEqualTo("anytime");
        assertThat(empty.get("inWords").asString()).matches(NOTHING_NEAR);
        assertThat(empty.get("advice").get("proved").isNull()).isTrue();
        assertThat(empty.get("advice").get("moves")).hasSize(7).allSatisfy(move -> {
            assertThat(move.get("estimate").asDouble()).isBetween(-1.0, 1.0);
            assertThat(move.get("atLeast").get("value").asString()).isEqualTo("LOSS");
        });
        JsonNode won = get("/connectfour/advice?p=112233").get("advice");
        assertThat(won.get("move").asString()).isEqualTo("4");
        assertThat(won.get("proved").asString()).isEqualTo("best");
        assertThat(won.get("estimate").isNull()).isTrue();
        assertThat(get("/dodgem/advice").get("engine").asString()).isEqualTo("tablebase");
    }

    @Test
    void adviceComesAsEventsThatGrow() throws Exception {
        String events = send("/connectfour/advice?time=2s", "Accept", "text/event-stream")
                .body();
        assertThat(events).startsWith("event: ").containsOnlyOnce("event: result");
        assertThat(events.split("event: advice")).hasSizeGreaterThan(2);
        assertThat(send("/dodgem/advice", "Accept", "text/event-stream").body()).startsWith("event: result");
    }

    @Test
    void aReplyComesInTimeWhateverIsProved() throws Exception {
        JsonNode reply = get("/connectfour/reply?time=50ms");
        assertThat(reply.get("move").asString()).matches("[1-7]");
        assertThat(reply.has("stopped")).isFalse();
    }

    private static String answer(RawClient client, String request) {
        try {
            return client.answer(request);
        } catch (IOException tooLong) {
            throw new UncheckedIOException(tooLong);
        }
    }

    @Test
    void abandonedQuestionsKeepNoNewOneFromItsAnswer() throws Exception {
        RawClient client = new RawClient(explorer.address().getPort());
        for (int i = 0; i < ABANDONED; i++) {
            try (Socket abandoned = client.connect()) {
                RawClient.send(
                        abandoned,
                        client.get(
                                "/api/v1/games/connectfour/analysis?time=1h&p=" + (1 + i % 7) + (1 + i / 7 % 7) + "6"));
            }
        }
        String fresh = client.get("/api/v1/games/connectfour/analysis?time=1s&p=12345");
        Eventually.until(
                "the last of them have arrived, and a new one is answered",
                () -> answer(client, fresh).contains("\"stopped\":\"the time limit of 1 s was reached\""));
        Eventually.until("all but a few are given up", () -> explorer.questions() <= 4);
    }

    @Test
    void aReviewMarksWhatItCouldNotProveInTime() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(explorer.address() + "api/v1/games/connectfour/review?time=100ms"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"start\":\"7x7:-\",\"moves\":[\"4\",\"4\"]}"))
                .build();
        HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode moves = JSON.readTree(response.body()).get("moves");
        assertThat(moves).hasSize(2).noneMatch(move -> move.get("proved").asBoolean());
        assertThat(moves.get(0).get("before").has("atLeast")).isTrue();
    }

    @Test
    void theHeadersForbidWhatThePageDoesNotNeed() throws Exception {
        HttpResponse<String> page =
                CLIENT.send(HttpRequest.newBuilder(explorer.address()).build(), BodyHandlers.ofString());
        assertThat(page.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'; script-src 'self';"));
        assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(page.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
}

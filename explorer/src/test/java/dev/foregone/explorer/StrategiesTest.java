package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.questions.HeldEngine;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Side;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What strategies prove is there at once, although the engine never answers. */
class StrategiesTest {

    private static final Duration AT_ONCE = Duration.ofMillis(50);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final HeldEngine engine = new HeldEngine(position -> true);

    @TempDir
    private Path directory;

    private Explorer explorer;

    @AfterEach
    void close() {
        explorer.close();
    }

    private void explore(List<Strategy<?, ?>> strategies, Game<?, ?>... games) throws IOException {
        explorer = Explorer.start(
                ExplorerOptions.of(Games.of(games), Engines.of(engine)).withStrategies(strategies));
    }

    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> build(Game<S, M> game, Side side, long leaf)
            throws IOException {
        return Strategy.builder(game, game.initialState(), Engines.load().get("memo"))
                .withSide(side)
                .withLeafPositions(leaf)
                .withShortest(leaf == 0 && game.id().equals("countdown"))
                .build(directory.resolve(game.id() + side + leaf));
    }

    private URL file(String name) throws IOException {
        return directory.resolve(name).toUri().toURL();
    }

    /** A game that brings its strategy. */
    private CountdownGame countdown() throws IOException {
        build(new CountdownGame(), Side.FIRST, 0);
        return new CountdownGame(file("countdownFIRST0"));
    }

    private String text(String below, String accept) throws Exception {
        return answer(below, accept).body();
    }

    private HttpResponse<String> answer(String below, String accept) throws Exception {
        URI address = explorer.address().resolve("/api/v1/games" + below);
        HttpRequest request =
                HttpRequest.newBuilder(address).header("Accept", accept).build();
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    private JsonNode get(String below) throws Exception {
        return JSON.readTree(text(below, "application/json"));
    }

    private String events(String below) throws Exception {
        return text(below, "text/event-stream");
    }

    @Test
    void theListSaysWhatAGameIsWorth() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(
                List.of(build(tictactoe, Side.FIRST, 0), build(tictactoe, Side.SECOND, 200)),
                tictactoe,
                countdown(),
                Games.load().get("dodgem"));
        JsonNode games = get("").get("games");
        assertThat(games.get(0).get("verdict"))
                .isEqualTo(JSON.readTree("{\"value\": \"WIN\", \"player\": \"A\", \"plies\": 5}"));
        assertThat(games.get(1).has("verdict")).isFalse();
        assertThat(games.get(2).get("verdict"))
                .isEqualTo(JSON.readTree("{\"value\": \"DRAW\", \"player\": null, \"plies\": null}"));
    }

    @Test
    void oneThatDoesNotLoseIsNoVerdict() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(List.of(build(tictactoe, Side.FIRST, 0)), tictactoe);
        assertThat(get("/tictactoe").has("verdict")).isFalse();
    }

    @Test
    void whatIsProvedIsThereWhileTheEngineGoesOn() throws Exception {
        explore(List.of(), countdown());
        String events = events("/countdown/analysis?time=700ms");
        assertThat(events.lines().filter(line -> line.startsWith("data:")).toList())
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(data -> assertThat(data).contains("\"inWords\":\"WIN in "));
        JsonNode stopped = get("/countdown/analysis?time=300ms");
        assertThat(stopped.get("atLeast").get("value").asString()).isEqualTo("WIN");
        JsonNode named = get("/countdown/analysis?time=300ms&engine=gated");
        assertThat(named.get("atLeast").get("value").asString()).isEqualTo("LOSS");
    }

    /** Nor does a review wait for an engine that never answers. */
    @Test
    void aReviewKnowsWhatIsProved() throws Exception {
        explore(List.of(), countdown());
        HttpRequest request = HttpRequest.newBuilder(
                        explorer.address().resolve("/api/v1/games/countdown/review?time=400ms"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"moves\": [\"take2\"]}"))
                .build();
        JsonNode reviewed =
                JSON.readTree(CLIENT.send(request, BodyHandlers.ofString()).body());
        JsonNode move = reviewed.get("moves").get(0);
        assertThat(move.get("before").get("value").asString()).isEqualTo("WIN");
        assertThat(move.get("proved").asBoolean()).isTrue();
    }

    @Test
    void aPerfectReplyAsksNoEngineWhereAStrategyWins() throws Exception {
        explore(List.of(), countdown());
        assertThat(get("/countdown/reply?strength=perfect").get("move").asString())
                .isEqualTo("take2");
        assertThat(IntStream.range(0, 10).mapToObj(i -> reply()).min(Duration::compareTo))
                .hasValueSatisfying(time -> assertThat(time).isLessThan(AT_ONCE));
        assertThat(engine.questions).hasValue(0);
        get("/countdown/reply?strength=beginner&time=500ms");
        assertThat(engine.questions).as("a beginner does not know it").hasPositiveValue();
    }

    private Duration reply() {
        long begun = System.nanoTime();
        try {
            get("/countdown/reply?p=7&time=5s");
        } catch (Exception failed) {
            throw new AssertionError(failed);
        }
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    @Test
    void aPerfectReplyDoesNotLoseWhereAStrategyDraws() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(List.of(build(tictactoe, Side.SECOND, 0)), tictactoe);
        for (String corner : List.of("0,0", "0,2", "2,0", "2,2")) {
            assertThat(get("/tictactoe/reply?time=100ms&m=" + corner)
                            .get("move")
                            .asString())
                    .as("after %s", corner)
                    .isEqualTo("1,1");
        }
    }

    @Test
    void adviceBeginsWithTheStrategy() throws Exception {
        explore(List.of(), countdown());
        JsonNode advice = get("/countdown/advice?time=1h");
        assertThat(advice.get("engine").asString()).isEqualTo("strategy");
        assertThat(advice.get("advice").get("move").asString()).isEqualTo("take2");
        assertThat(advice.get("advice").get("proved").asString()).isEqualTo("value");
        List<String> events = events("/countdown/advice?time=2s")
                .lines()
                .filter(line -> line.contains("take"))
                .toList();
        assertThat(events).hasSizeGreaterThanOrEqualTo(2);
        assertThat(events.get(0)).contains("WIN within 5 plies", "\"move\":\"take2\",\"proved\":\"value\"");
        assertThat(events.subList(1, events.size()))
                .as("what the engine adds")
                .anyMatch(event -> event.contains("{\"value\":\"LOSS\",\"plies\":4}"));
        assertThat(get("/countdown/advice?time=100ms&engine=gated")
                        .get("advice")
                        .get("move")
                        .asString())
                .isEqualTo("take1");
    }

    @Test
    void aPositionSaysWhatStrategiesDoThere() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(List.of(build(tictactoe, Side.SECOND, 200)), tictactoe, countdown());
        JsonNode begin = get("/countdown/position").get("strategies");
        assertThat(begin)
                .containsExactly(JSON.readTree("{\"side\": \"first\", \"player\": \"A\", \"move\": \"take2\","
                        + " \"leaf\": false, \"proved\": \"A wins within 5 plies\"}"));
        JsonNode answers =
                get("/countdown/line?m=take2").get("positions").get(1).get("strategies");
        assertThat(answers.get(0).get("move").isNull()).isTrue();
        assertThat(answers.get(0).get("proved").asString()).isEqualTo("A wins within 4 plies");
        assertThat(get("/countdown/position?p=9").has("strategies")).isFalse();
        assertThat(get("/countdown/position?p=0").has("strategies")).isFalse();
        JsonNode end = get("/tictactoe/position");
        while (!end.get("strategies").get(0).get("leaf").asBoolean()) {
            JsonNode played = end.get("strategies").get(0).get("move");
            JsonNode move = played.isNull() ? end.get("moves").get(0).get("move") : played;
            end = get("/tictactoe/position?p=" + end.get("position").asString() + "&m=" + move.asString());
        }
        assertThat(end.get("strategies").get(0).get("move").isNull()).isTrue();
        assertThat(end.get("strategies").get(0).get("proved").asString()).isEqualTo("o does not lose");
    }

    @Test
    void aBundledStrategyThatIsOfNoUseIsShownNowhere() throws Exception {
        Files.writeString(directory.resolve("nonsense"), "nonsense");
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(
                List.of(build(tictactoe, Side.FIRST, 0), build(tictactoe, Side.SECOND, 0)),
                new CountdownGame(file("nonsense"), file("missing")),
                tictactoe);
        JsonNode games = get("").get("games");
        assertThat(games.get(0).has("fault")).isFalse();
        assertThat(games.get(0).has("verdict")).isFalse();
        assertThat(games.get(1).has("verdict")).isTrue();
        assertThat(get("/countdown/position").has("strategies")).isFalse();
    }

    @Test
    void ofTwoThatContradictEachOtherOneIsBlamedAndNotTheGame() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        build(tictactoe, Side.FIRST, 20_000);
        Path forged = directory.resolve("forged");
        String text = Files.readString(directory.resolve("tictactoeFIRST20000"), StandardCharsets.ISO_8859_1);
        byte[] lines = text.substring(0, text.length() - 4)
                .replace("proves DRAW", "proves WIN")
                .getBytes(StandardCharsets.ISO_8859_1);
        CRC32 crc = new CRC32();
        crc.update(lines);
        ByteBuffer file = ByteBuffer.allocate(lines.length + 4).put(lines).putInt((int) crc.getValue());
        Files.write(forged, file.array());
        explore(List.of(Strategy.open(forged, tictactoe), build(tictactoe, Side.SECOND, 0)), tictactoe);
        String fault = get("").get("games").get(0).get("fault").asString();
        assertThat(fault).contains("a strategy is wrong").doesNotContain("'tictactoe' failed");
        assertThat(get("/tictactoe/analysis?time=100ms").toString()).contains("a strategy is wrong");
    }

    @Test
    void aStrategyIsDrawn() throws Exception {
        Game<?, ?> tictactoe = Games.load().get("tictactoe");
        explore(List.of(build(tictactoe, Side.FIRST, 60), build(tictactoe, Side.SECOND, 60)), tictactoe, countdown());
        JsonNode graph = get("/countdown/strategy");
        assertThat(graph.propertyNames()).containsExactly("game", "side", "player", "proves", "nodes", "edges");
        assertThat(graph.get("player").asString()).isEqualTo("A");
        assertThat(graph.get("nodes").get(0))
                .isEqualTo(JSON.readTree("{\"position\": \"10\", \"ply\": 0, \"kind\": \"decision\"}"));
        assertThat(graph.get("edges").get(0))
                .isEqualTo(JSON.readTree("{\"from\": 0, \"to\": 1, \"move\": \"take2\", \"turned\": false}"));
        assertThat(graph.get("nodes"))
                .anyMatch(node -> node.get("kind").asString().equals("end")
                        && node.get("result").asString().equals("WIN"));
        assertThat(get("/tictactoe/strategy?side=second").get("player").asString())
                .isEqualTo("o");
        assertThat(get("/countdown/strategy?p=8")
                        .get("nodes")
                        .get(0)
                        .get("kind")
                        .asString())
                .isEqualTo("answers");
        assertThat(text("/countdown/strategy?format=dot", "*/*")).startsWith("digraph strategy {\n");
        HttpResponse<String> picture = answer("/tictactoe/strategy?format=svg&side=first", "*/*");
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/svg+xml");
        Document parsed = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(picture.body().getBytes(StandardCharsets.UTF_8)));
        assertThat(parsed.getElementsByTagName("script").getLength()).isZero();
        assertThat(parsed.getElementsByTagName("svg").getLength())
                .isEqualTo(
                        1 + get("/tictactoe/strategy?side=first").get("nodes").size());
    }

    @Test
    void whatIsNoDrawingIsToldAsAProblem() throws Exception {
        explore(List.of(), countdown());
        assertThat(get("/countdown/strategy?p=9").get("detail").asString()).isEqualTo("no strategy has the position");
        assertThat(get("/countdown/strategy?side=second").get("status").asInt()).isEqualTo(404);
        JsonNode large = get("/countdown/strategy?max=3");
        assertThat(large.get("status").asInt()).isEqualTo(422);
        assertThat(large.get("detail").asString()).contains("more than 3 positions follow");
        assertThat(get("/countdown/strategy?max=5001").get("status").asInt()).isEqualTo(400);
        assertThat(get("/countdown/strategy?format=svg&max=1001")
                        .get("accepted")
                        .asString())
                .isEqualTo("a whole number from 1 to 1000");
        assertThat(get("/countdown/strategy?max=5000").get("nodes")).isNotEmpty();
        assertThat(get("/countdown/strategy?format=png").get("accepted").asString())
                .isEqualTo("json, svg, dot");
        assertThat(get("/countdown/strategy?side=A").get("status").asInt()).isEqualTo(400);
    }
}

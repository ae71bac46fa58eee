package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.cli.batch.BatchRequest;
import dev.foregone.cli.terminal.ExitStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What a line of a batch may ask in place of a position. */
class BatchRequestTest {

    private static JsonNode ask(String game, String request) {
        Cli.Run run = Cli.real().reading(request.replace('\'', '"') + "\n").run("solve", game, "--batch=-", "--json");
        return BatchSchema.MAPPER.readTree(run.out());
    }

    @Test
    void aRequestForAPositionIsThePosition() {
        Cli cli = Cli.real().reading("xx./oo./...\n{\"position\": \"x.o/.../...\", \"after\": [\"0,1\", \"1,1\"]}\n");
        List<JsonNode> lines = cli.run("solve", "tictactoe", "--batch=-", "--json")
                .out()
                .lines()
                .map(BatchSchema.MAPPER::readTree)
                .toList();
        assertThat(lines.get(0).get("value").asString()).isEqualTo("WIN");
        assertThat(lines.get(1).get("position").asString()).isEqualTo("xxo/.o./...");
        assertThat(lines.get(1).has("advice")).isFalse();
    }

    @Test
    void withoutJsonALineIsAPosition() {
        Cli.Run run = Cli.real().reading("{}\n").run("solve", "tictactoe", "--batch=-");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(run.out()).startsWith("ERROR\tcannot read \"{}\"");
    }

    @Test
    void limitsBringAdviceFromTheEngineThatAdvises() {
        JsonNode answer = ask("connectfour", "{'after': ['4'], 'positions': 2000}");
        assertThat(answer.get("engine").asString()).isEqualTo("anytime");
        assertThat(answer.get("stopped").asString()).contains("2000 positions");
        assertThat(answer.get("advice").get("moves")).hasSize(7);
    }

    @Test
    void limitsOfALineStandInPlaceOfTheCommands() {
        Cli cli = Cli.real().reading("{\"positions\": 100000}\n{}\n");
        List<JsonNode> lines = cli.run("solve", "tictactoe", "--batch=-", "--json", "--positions", "5", "--proof-only")
                .out()
                .lines()
                .map(BatchSchema.MAPPER::readTree)
                .toList();
        assertThat(lines.get(0).get("value").asString()).isEqualTo("DRAW");
        assertThat(lines.get(0).has("advice")).isFalse();
    }

    /** The other limits of the command do not cut short a line that has its own. */
    @Test
    void aLimitOfALineStandsInPlaceOfAllOfTheCommands() {
        Limits usual = Limits.none().withPositions(5).withTime(Duration.ofDays(1));
        assertThat(BatchRequest.read("{\"time\": \"10s\"}").limits(usual))
                .isEqualTo(Limits.none().withTime(Duration.ofSeconds(10)));
        assertThat(BatchRequest.read("{\"positions\": 7}").limits(usual))
                .isEqualTo(Limits.none().withPositions(7));
        assertThat(BatchRequest.read("{}").limits(usual)).isEqualTo(usual);
    }

    /** What is known depends on what is asked; an example would contradict it. */
    @Test
    void anUnknownFieldIsRefusedWithThoseThatAreKnown() {
        assertThat(ask("tictactoe", "{'ask': 'position', 'time': '50ms'}")
                        .get("error")
                        .asString())
                .isEqualTo("cannot read the request: it has a property 'time', "
                        + "and may have only 'ask', 'position', 'after'");
        assertThat(ask("tictactoe", "{'ask': 'reply', 'strength': 'hopeless'}")
                        .get("error")
                        .asString())
                .containsOnlyOnce("accepted");
    }

    @Test
    void aPositionSaysWhatCanBePlayedAndWhoHasWon() {
        JsonNode open = ask("tictactoe", "{'ask': 'position', 'position': 'xx./oo./xo.'}");
        assertThat(open.get("player").asString()).isEqualTo("x");
        assertThat(open.get("result").isNull()).isTrue();
        assertThat(open.get("moves").valueStream().map(move -> move.get("move").asString()))
                .containsExactly("0,2", "1,2", "2,2");
        assertThat(open.get("moves").get(0).get("child").asString()).isEqualTo("xxx/oo./xo.");
        JsonNode over = ask("tictactoe", "{'ask': 'position', 'position': 'xx./oo./xo.', 'after': ['0,2']}");
        assertThat(over.get("result").asString()).isEqualTo("LOSS");
        assertThat(over.get("ending").get("reason").asString()).isEqualTo("three in a row");
        assertThat(over.get("moves")).isEmpty();
    }

    @Test
    void theSameRequestsAreTheSameGame() {
        List<String> first = game(5);
        assertThat(game(5)).isEqualTo(first);
        assertThat(List.of(game(6), game(7), game(8))).anyMatch(other -> !other.equals(first));
    }

    /** Each request says all of the game so far: nothing is kept between lines. */
    private static List<String> game(long seed) {
        List<String> moves = new ArrayList<>();
        JsonNode reply;
        do {
            String after = BatchSchema.MAPPER.writeValueAsString(moves);
            reply = ask(
                    "tictactoe",
                    "{'ask': 'reply', 'strength': 'beginner', 'positions': 10000, 'seed': " + seed + ", 'after': "
                            + after + "}");
            if (reply.has("move")) {
                moves.add(reply.get("move").asString());
            }
        } while (reply.has("move"));
        assertThat(reply.get("error").asString()).startsWith("the game is over");
        return moves;
    }

    @Test
    void aPerfectOpponentWins() {
        JsonNode reply = ask("tictactoe", "{'ask': 'reply', 'position': 'xx./oo./...'}");
        assertThat(reply.get("move").asString()).isEqualTo("0,2");
        assertThat(reply.get("strength").asString()).isEqualTo("perfect");
        assertThat(reply.get("child").asString()).isEqualTo("xxx/oo./...");
    }

    /** Both have gone back twice to where they were: the move that led there is not made again. */
    @Test
    void whoStandsBetterDoesNotRepeatItself() {
        String first = replyAfter(List.of());
        for (String reply : movesAfter(List.of(first))) {
            List<String> back = List.of(first, reply, reversed(first));
            if (movesAfter(List.of(first, reply)).contains(reversed(first))
                    && movesAfter(back).contains(reversed(reply))) {
                List<String> once = List.of(first, reply, reversed(first), reversed(reply));
                List<String> twice = Stream.of(once, once).flatMap(List::stream).toList();
                assertThat(replyAfter(twice)).isNotEqualTo(first);
                return;
            }
        }
        throw new AssertionError("no move can be taken back after " + first);
    }

    private static String replyAfter(List<String> moves) {
        return asked(moves, "'ask': 'reply', 'positions': 20000").get("move").asString();
    }

    private static List<String> movesAfter(List<String> moves) {
        return asked(moves, "'ask': 'position'")
                .get("moves")
                .valueStream()
                .map(move -> move.get("move").asString())
                .toList();
    }

    private static JsonNode asked(List<String> moves, String what) {
        String after = BatchSchema.MAPPER.writeValueAsString(moves);
        return ask("endings", "{" + what + ", 'position': '8/8/8/4k3/8/3K4/8/2B1N3 w', 'after': " + after + "}");
    }

    private static String reversed(String move) {
        return move.substring(2) + move.substring(0, 2);
    }

    /** Whatever was asked before. */
    @Test
    void aSeedDrawsTheSamePuzzle() {
        String puzzle = "{\"ask\": \"puzzle\", \"within\": 3, \"moves\": 2, \"seed\": 4}\n";
        List<String> lines = Cli.real()
                .reading(puzzle + "{\"positions\": 5000}\n" + puzzle)
                .run("solve", "connectfour", "--batch=-", "--json")
                .out()
                .lines()
                .toList();
        assertThat(lines.get(2)).isEqualTo(lines.get(0)).contains("\"within\":3");
    }

    @Test
    void aPuzzleThatIsNotFoundInTimeStopsTheLineAlone() {
        Cli.Run run = Cli.real()
                .reading("{\"ask\": \"puzzle\", \"time\": \"0ms\"}\nxx./oo./...\n")
                .run("solve", "tictactoe", "--batch=-", "--json");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out().lines().toList().get(0))
                .contains("no such puzzle was found in games at random within 0 ms");
        assertThat(run.out().lines()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'after': ['1,1', '1,1']} | move 2",
                "{'position': 'xxx/oo./...', 'ask': 'reply'} | the game is over",
                "{'position': 'xxx/oo./...', 'ask': 'puzzle'} | the game is over",
                "{'ask': 'puzzle', 'within': 3, 'moves': 9} | accepted: fewer",
                "{'position': 'hello'} | cannot read",
                "{'position': 'a' | it is no JSON",
                "{'ask': 'solve', 'ask': 'solve'} | twice",
                "{} {} | more after the object",
                "{'ask': 'play'} | solve, position, reply, puzzle",
                "{'plies': 3} | it has a property 'plies'",
                "{'seed': 3} | it has a property 'seed'",
                "{'ask': 'reply', 'ply': 1.5} | 'ply': 1.5 is not a whole number from 0 to 2147483647"
            },
            quoteCharacter = '`')
    void anErrorSaysWhatIsWrongAndWhere(String request, String why) {
        JsonNode error = ask("tictactoe", request);
        assertThat(error.get("error").asString()).contains(why);
        assertThat(error.get("lineNumber").asInt()).isEqualTo(1);
    }
}

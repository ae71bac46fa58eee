package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Scores, and replies of who knows the game so far. */
class ScoreAndReplyTest extends WithExplorer {

    /** Bishop and knight stand better; after a move, a step aside and both back, another move follows. */
    @Test
    void anOpponentThatStandsBetterDoesNotRepeatTheGame() throws Exception {
        String start = "p=" + URLEncoder.encode("8/8/8/3k4/8/8/8/KBN5 w", StandardCharsets.UTF_8);
        String reply = "/endings/reply?seed=1&positions=3000&" + start;
        String move = get(reply).get("move").asString();
        String aside = aside(start, move);
        String game = "&m=" + move + "&m=" + aside + "&m=" + back(move) + "&m=" + back(aside);
        assertThat(get("/endings/position?" + start + game).get("position"))
                .isEqualTo(get("/endings/position?" + start).get("position"));
        assertThat(get(reply + game + game).get("move").asString()).isNotEqualTo(move);
    }

    /** A move of the lone king after which all can go back. */
    private static String aside(String start, String move) throws Exception {
        for (JsonNode legal : get("/endings/position?" + start + "&m=" + move).get("moves")) {
            String there = "&m=" + move + "&m=" + legal.get("move").asString() + "&m=" + back(move);
            HttpResponse<String> after = send("/endings/position?" + start + there);
            if (after.statusCode() == 200
                    && after.body().contains("\"" + back(legal.get("move").asString()) + "\"")) {
                return legal.get("move").asString();
            }
        }
        throw new AssertionError("no move goes back");
    }

    private static String back(String move) {
        return move.substring(2, 4) + move.substring(0, 2);
    }

    @Test
    void aScoreIsProvedWhereTheGameCountsPoints() throws Exception {
        assertThat(get("/kalah").get("points").asBoolean()).isTrue();
        JsonNode score = get("/kalah/score?p=2x2");
        assertThat(score.get("score").asInt()).isEqualTo(-2);
        assertThat(score.get("moves").get(1).get("score").asInt()).isEqualTo(-4);
        assertThat(get("/kalah/score?p=2x2").get("positionsVisited").asLong())
                .as("what is known costs less, and what was asked before does not count again")
                .isLessThan(score.get("positionsVisited").asLong());
        assertThat(get("/kalah/score?p=6x4&positions=10").get("stopped").asString())
                .startsWith("the limit of 10 positions");
        assertThat(get("/dodgem").get("points").asBoolean()).isFalse();
        HttpResponse<String> refused = send("/dodgem/score");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("the game 'dodgem' counts no points");
    }
}

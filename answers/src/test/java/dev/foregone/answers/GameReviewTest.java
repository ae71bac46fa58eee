package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.games.kalah.Kalah;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.kalah.Sow;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.play.PlayerReview;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameReviewTest {

    private static GameReview<TicTacToe, Square> review(String start, List<String> moves, Limits limits) {
        PlayedLine<TicTacToe, Square> line = GAME.line(position(start), moves);
        try (Solver<TicTacToe, Square> solver = Fixture.open(GAME.game())) {
            return GameReview.of(GAME, line, "memo", solver, limits, move -> {});
        }
    }

    @Test
    void aGameIsReviewedMoveByMove() {
        GameReview<TicTacToe, Square> game = review("xx./oo./...", List.of("2,2", "1,2"), Limits.none());
        assertThat(game.players()).containsExactly("x", "o");
        assertThat(game.start()).isEqualTo(position("xx./oo./..."));
        assertThat(game.review().player(0).winsToLosses()).isEqualTo(1);
        assertThat(game.review().player(1).winsToLosses()).isZero();
        assertThat(game.cost().positions()).isPositive();
        assertThat(new ReviewJson<>(GAME).text(game))
                .startsWith(
                        "{\"game\":\"tictactoe\",\"engine\":\"memo\",\"position\":\"xx./oo./...\",\"moves\":["
                                + "{\"number\":1,\"player\":\"x\",\"position\":\"xx./oo./...\",\"move\":\"2,2\","
                                + "\"before\":{\"value\":\"WIN\",\"plies\":1},\"after\":{\"value\":\"LOSS\",\"plies\":2},"
                                + "\"loss\":\"WIN_TO_LOSS\",\"pliesLost\":null,\"becameEndless\":false,\"choice\":true,\"onlyMove\":false,"
                                + "\"best\":[\"0,2\"],\"proved\":true,\"expectedLoss\":null,\"bestProved\":true},{\"number\":2,\"player\":\"o\"")
                .contains("\"players\":[{\"player\":\"x\",\"moves\":1,\"choices\":1,\"kept\":0,\"onlyMoves\":1,"
                        + "\"onlyMovesFound\":0,\"winsToDraws\":0,\"winsToLosses\":1,\"drawsToLosses\":0,"
                        + "\"pliesLost\":0,\"level\":{\"level\":0.0,");
    }

    @Test
    void noMoveIsAReviewToo() {
        GameReview<TicTacToe, Square> game = review("xx./oo./...", List.of(), Limits.none());
        PlayerReview player = game.review().player(0);
        assertThat(player.moves()).isZero();
        assertThat(player.level()).isEmpty();
        assertThat(new ReviewJson<>(GAME).text(game)).contains("\"moves\":[]", "\"level\":null");
    }

    @Test
    void theLimitsAreForAllPositionsAndWhatTheyLeaveUnprovedIsMarked() {
        GameReview<TicTacToe, Square> game = review(
                ".../.../...", List.of("0,0", "1,1", "0,1"), Limits.none().withPositions(9));
        assertThat(game.cost().positions()).isLessThan(40);
        assertThat(game.review().player(0).unproved()).isEqualTo(2);
        assertThat(new ReviewJson<>(GAME).text(game))
                .contains(
                        "\"before\":{\"atLeast\":{\"value\":\"LOSS\"",
                        "\"proved\":false,\"expectedLoss\":null,\"bestProved\":false")
                .contains("\"level\":null,\"unproved\":2,\"expectedLoss\":null")
                .endsWith(",\"limits\":{\"time\":null,\"positions\":9}}");
    }

    @Test
    void aTimeLimitIsWrittenAsRequestsWriteIt() {
        assertThat(limits(Duration.ofMillis(60_500))).isEqualTo("{\"time\":\"60500ms\",\"positions\":null}");
        assertThat(limits(Duration.ofMinutes(1))).isEqualTo("{\"time\":\"60s\",\"positions\":null}");
        assertThat(Durations.parse("60500ms")).hasValue(Duration.ofMillis(60_500));
    }

    private static String limits(Duration time) {
        String json = new ReviewJson<>(GAME)
                .text(review("xx./oo./...", List.of(), Limits.none().withTime(time)));
        return json.substring(json.indexOf("\"limits\":") + 9, json.length() - 1);
    }

    @Test
    void whoMovesAgainIsNamedAgain() {
        GuardedGame<Kalah, Sow> kalah = new GuardedGame<>(new KalahGame());
        Kalah start = kalah.position(Optional.of("3x1"));
        List<Sow> again = kalah.moves(start).stream()
                .filter(move -> kalah.movesAgain(start, move))
                .toList();
        assertThat(again).isNotEmpty();
        Sow first = again.get(0);
        Sow second = kalah.moves(kalah.after(start, first)).get(0);
        PlayedLine<Kalah, Sow> line = kalah.line(start, List.of(kalah.spelling(first), kalah.spelling(second)));
        try (Solver<Kalah, Sow> solver = Fixture.open(kalah.game())) {
            GameReview<Kalah, Sow> game = GameReview.of(kalah, line, "memo", solver, Limits.none(), move -> {});
            assertThat(game.review().player(0).moves()).isEqualTo(2);
            assertThat(game.review().player(1).moves()).isZero();
        }
    }
}

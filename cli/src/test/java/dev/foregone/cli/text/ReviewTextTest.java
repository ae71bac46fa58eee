package dev.foregone.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.Answer;
import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.ReviewJson;
import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.cli.terminal.Console;
import dev.foregone.play.Review;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class ReviewTextTest {

    private static final Bounds WON = new Bounds(Outcome.win(9), Outcome.win(1));

    private static final Bounds LOST = Bounds.exactly(Outcome.loss(2));

    /** The win is proved, and that the move made does not keep it; which one does is an estimate, and not told. */
    @Test
    void whereALossIsProvedNoEstimateIsBesideIt() {
        assertThat(text(WON, Bounds.unknown()))
                .contains("1  x  2,2  LOSS in 2  was WIN within 9 plies, a win given away\n")
                .doesNotContain("advised", "estimate");
    }

    @Test
    void whatIsProvedToKeepTheValueIsTold() {
        assertThat(text(WON, WON))
                .contains("1  x  2,2  LOSS in 2  was WIN within 9 plies, a win given away; kept by 0,2\n");
    }

    @Test
    void whereNothingWasLookedAtNothingIsAdvised() {
        assertThat(uninformed(Games.load().get("tictactoe"), "", Bounds.unknown()))
                .contains("1  x  2,2  not proved  nothing was looked at\n", "; 1 move not proved, no estimate\n")
                .contains("\"best\":[],\"proved\":false,\"expectedLoss\":null")
                .contains("\"unproved\":1,\"expectedLoss\":null");
    }

    @Test
    void whatIsProvedOfTheMoveMadeIsToldEvenSo() {
        assertThat(uninformed(Games.load().get("tictactoe"), "xx./oo./...", LOST))
                .contains("1  x  2,2  LOSS in 2  nothing else was looked at\n");
    }

    /** The review of one move of which this is proved, and nothing of the others. */
    private static <S extends GameState<S, M>, M extends Move> String uninformed(
            Game<S, M> game, String position, Bounds ofMove) {
        S start = position.isEmpty() ? game.initialState() : game.parse(position);
        M made = game.parseMove(start, "2,2");
        List<AdvisedMove<M>> moves = start.legalMoves().stream()
                .map(move ->
                        AdvisedMove.of(move, move.equals(made) ? ofMove : Bounds.unknown(), OptionalDouble.empty()))
                .toList();
        return text(game, Advice.of(start, Bounds.unknown(), moves, List.of()), made);
    }

    private static String text(Bounds ofPosition, Bounds ofBetter) {
        return text(Games.load().get("tictactoe"), ofPosition, ofBetter);
    }

    /** The review of one move after which the game is lost; of 0,2 this is proved, and nothing of the others. */
    private static <S extends GameState<S, M>, M extends Move> String text(
            Game<S, M> game, Bounds ofPosition, Bounds ofBetter) {
        S start = game.parse("xx./oo./...");
        M made = game.parseMove(start, "2,2");
        List<AdvisedMove<M>> moves = start.legalMoves().stream()
                .map(move -> move.equals(made)
                        ? AdvisedMove.of(move, LOST, OptionalDouble.empty())
                        : AdvisedMove.of(
                                move,
                                move.toString().equals("0,2") ? ofBetter : Bounds.unknown(),
                                OptionalDouble.of(0.9)))
                .toList();
        return text(game, Advice.of(start, ofPosition, moves, List.of()), made);
    }

    private static <S extends GameState<S, M>, M extends Move> String text(
            Game<S, M> game, Advice<S, M> advice, M made) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        GameReview<S, M> review = new GameReview<>(
                advice.state(),
                List.of("x", "o"),
                Review.of(List.of(advice), List.of(made)),
                Limits.none(),
                new Answer.Cost("any", 1, Duration.ofMillis(1)));
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        new ReviewText<>(guarded, new Console(new BufferedReader(new StringReader("")), out, out, Ansi.OFF, false))
                .print(review);
        return text + new ReviewJson<>(guarded).text(review);
    }
}

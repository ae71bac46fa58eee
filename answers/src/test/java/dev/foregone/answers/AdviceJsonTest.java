package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class AdviceJsonTest {

    private static final GameJson<TicTacToe, Square> JSON = new GameJson<>(GAME);

    private static final Bounds ANY = Bounds.unknown();

    private static AdvisedMove<Square> move(int row, int column, Bounds bounds, OptionalDouble estimate) {
        return AdvisedMove.of(new Square(row, column), bounds, estimate);
    }

    private static Advice<TicTacToe, Square> advice(AdvisedMove<Square> first, AdvisedMove<Square> second) {
        return Advice.of(position("xxo/oox/x.."), ANY, List.of(first, second), List.of(first.move(), new Square(2, 1)));
    }

    private static String brief(Advice<TicTacToe, Square> advice) {
        return new Json().put("advice", JSON.advice(advice)).text();
    }

    @Test
    void anEstimateIsNoProof() {
        Advice<TicTacToe, Square> advice =
                advice(move(2, 2, ANY, OptionalDouble.of(0.25)), move(2, 1, ANY, OptionalDouble.of(-1)));
        assertThat(brief(advice)).isEqualTo("{\"advice\":{\"move\":\"2,2\",\"proved\":null,\"estimate\":0.25}}");
        assertThat(new Json().put("advice", JSON.wholeAdvice(advice)).text())
                .startsWith(
                        "{\"advice\":{\"move\":\"2,2\",\"proved\":null,\"estimate\":0.25,\"moves\":["
                                + "{\"move\":\"2,2\",\"atLeast\":{\"value\":\"LOSS\",\"plies\":0},"
                                + "\"atMost\":{\"value\":\"WIN\",\"plies\":0},\"estimate\":0.25,\"noBetterThan\":null},{\"move\":\"2,1\"")
                .endsWith("],\"line\":[\"2,2\",\"2,1\"]}}");
    }

    @Test
    void aMoveThatWasNotComparedHasNoEstimate() {
        AdvisedMove<Square> other = AdvisedMove.notCompared(new Square(2, 1), ANY, 0.2);
        assertThat(new Json()
                        .put("advice", JSON.wholeAdvice(advice(move(2, 2, ANY, OptionalDouble.of(0.25)), other)))
                        .text())
                .contains("\"plies\":0},\"estimate\":null,\"noBetterThan\":0.2}]");
    }

    @Test
    void whatIsProvedIsNotEstimated() {
        Bounds won = new Bounds(Outcome.win(9), Outcome.win(1));
        assertThat(brief(advice(move(2, 2, won, OptionalDouble.of(0.9)), move(2, 1, ANY, OptionalDouble.empty()))))
                .isEqualTo("{\"advice\":{\"move\":\"2,2\",\"proved\":\"value\",\"estimate\":null}}");
        assertThat(brief(advice(
                        move(2, 2, Bounds.exactly(Outcome.win(1)), OptionalDouble.empty()),
                        move(2, 1, new Bounds(Outcome.loss(2), Outcome.win(1)), OptionalDouble.empty()))))
                .isEqualTo("{\"advice\":{\"move\":\"2,2\",\"proved\":\"best\",\"estimate\":null}}");
    }

    @Test
    void whereTheGameIsOverThereIsNone() {
        assertThat(brief(Advice.of(position("xxx/oo./..."), Bounds.exactly(Outcome.loss(0)), List.of(), List.of())))
                .isEqualTo("{\"advice\":null}");
    }
}

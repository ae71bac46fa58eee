package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import org.junit.jupiter.api.Test;

/** Answers and their JSON, whose fields docs/COMMAND-LINE.md and docs/EXPLORER-JSON.md promise. */
class AnswerJsonTest {

    private static final AnswerJson<TicTacToe, Square> JSON = new AnswerJson<>(GAME);

    private static Answer<TicTacToe, Square> answer(String notation, Limits limits) {
        try (Session<TicTacToe, Square> session = Fixture.session()) {
            return session.answer(position(notation), limits);
        }
    }

    @Test
    void aWholeAnswerHasEveryMoveAndHowEasilyItIsLost() {
        Answer<TicTacToe, Square> answer = answer("xx./oo./xo.", Limits.none());
        assertThat(answer.isStopped()).isFalse();
        assertThat(answer.bounds().isExact()).isTrue();
        assertThat(answer.cost().engine()).isEqualTo("memo");
        assertThat(answer.cost().positions()).isPositive();
        assertThat(Fixture.timeless(JSON.text(answer)))
                .isEqualTo("{\"game\":\"tictactoe\",\"engine\":\"memo\",\"position\":\"xx./oo./xo.\",\"value\":\"WIN\","
                        + "\"plies\":1,\"moves\":[{\"move\":\"0,2\",\"value\":\"WIN\",\"plies\":1,\"best\":true},"
                        + "{\"move\":\"1,2\",\"value\":\"DRAW\",\"plies\":3,\"best\":false},"
                        + "{\"move\":\"2,2\",\"value\":\"LOSS\",\"plies\":2,\"best\":false}],\"line\":[\"0,2\"],"
                        + "\"positionsVisited\":0,\"elapsedMillis\":0,\"onlyMove\":\"0,2\","
                        + "\"errorChance\":0.6666666666666666,"
                        + "\"trap\":{\"move\":\"1,2\",\"loss\":\"WIN_TO_DRAW\",\"depth\":3},\"format\":1}");
    }

    @Test
    void aPageIsToldWhereMovesLeadAndWhatTheyCost() {
        assertThat(new AnswerJson<>(new GameJson<>(GAME, true)).text(answer("xx./oo./xo.", Limits.none())))
                .contains("{\"move\":\"0,2\",\"value\":\"WIN\",\"plies\":1,\"best\":true,"
                        + "\"position\":\"xxx/oo./xo.\",\"delta\":{\"value\":0,\"plies\":0}}")
                .contains("\"position\":\"xx./oo./xox\",\"delta\":{\"value\":2,\"plies\":0}");
    }

    @Test
    void aStoppedAnswerSaysWhatIsProved() {
        Answer<TicTacToe, Square> answer = answer(".../.../...", Limits.none().withPositions(5));
        assertThat(answer.isStopped()).isTrue();
        assertThat(answer.analysis()).isEmpty();
        assertThat(answer.cost().positions()).isLessThanOrEqualTo(5);
        assertThat(JSON.text(answer))
                .contains(
                        "\"stopped\":\"the limit of 5 positions was reached\",\"atLeast\":{\"value\":\"",
                        "\"atMost\":{")
                .doesNotContain("inWords", "moves");
        assertThat(new AnswerJson<>(new GameJson<>(GAME, true)).text(answer)).contains("\"inWords\":\"");
    }

    @Test
    void aValueAloneHasNoPlies() {
        try (Session<TicTacToe, Square> session = Fixture.session()) {
            assertThat(Fixture.timeless(JSON.text(session.valueAnswer(position("xx./oo./..."), Limits.none()))))
                    .isEqualTo("{\"game\":\"tictactoe\",\"engine\":\"memo\",\"position\":\"xx./oo./...\","
                            + "\"value\":\"WIN\",\"positionsVisited\":0,\"elapsedMillis\":0,\"format\":1}");
            Answer<TicTacToe, Square> stopped =
                    session.valueAnswer(position(".../.../..."), Limits.none().withPositions(1));
            assertThat(stopped.stopped()).isEqualTo("the limit of 1 positions was reached");
        }
    }

    @Test
    void anEndlessDrawHasNoPlies() {
        GraphGame game = new GraphGame("round", Graph.of("a: b lost", "b: a", "lost=WIN")).declaredCyclic();
        GuardedGame<GraphState, GraphMove> referee = new GuardedGame<>(game);
        try (Solver<GraphState, GraphMove> solver = Fixture.open(game)) {
            Answer<GraphState, GraphMove> answer = Answer.of("retrograde", solver, game.initialState(), Limits.none());
            assertThat(new AnswerJson<>(new GameJson<>(referee, true)).text(answer))
                    .contains("\"value\":\"DRAW\",\"plies\":null")
                    .contains("\"delta\":{\"value\":1,\"plies\":0}");
        }
    }

    @Test
    void aLineOfABatchWithoutAnAnswerSaysWhy() {
        assertThat(JSON.error("xx", "it has 1 row, not 3", 7))
                .isEqualTo("{\"game\":\"tictactoe\",\"position\":\"xx\",\"error\":\"it has 1 row, not 3\","
                        + "\"lineNumber\":7,\"format\":1}");
    }
}

package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Outcome;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphHints;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What is known of the moves of a position. */
class RootMovesTest {

    private final GraphGame game = game("start: one other", "one: end", "other: end", "end=LOSS");
    private final RootMoves moves = moves(game);

    private static GraphGame game(String... lines) {
        Graph graph = Graph.of(lines);
        return new GraphGame("graph", graph, false, true, GraphHints.NONE);
    }

    private static RootMoves moves(GraphGame game) {
        GameView<GraphState, GraphMove> view = GameView.of(game, game.initialState());
        return new RootMoves(view, view.rules().pack(game.initialState()));
    }

    private static Advice<GraphState, GraphMove> advice(GraphGame game, RootMoves moves) {
        return moves.advice(
                game.initialState(), GameView.of(game, game.initialState()).rules(), Integer.MAX_VALUE);
    }

    private Advice<GraphState, GraphMove> advice() {
        return advice(game, moves);
    }

    @Test
    void proofsReachAsFarAsTheMoveOfWhichMostIsKnown() {
        assertThat(moves.reach()).isZero();
        between(0, Score.loss(6), Score.win(9));
        between(1, Score.loss(4), Score.win(3));
        assertThat(moves.reach()).isEqualTo(6);
    }

    @Test
    void aMoveThatCannotLoseReachesAsFarAsItDoesNotWin() {
        between(0, Score.loss(6), Score.DRAW);
        between(1, Score.DRAW, Score.win(5));
        assertThat(moves.reach()).isEqualTo(6);
    }

    @Test
    void aMoveOfKnownValueDoesNotReach() {
        between(0, Score.loss(6), Score.loss(10));
        between(1, Score.DRAW, Score.DRAW);
        assertThat(moves.reach()).isZero();
    }

    @Test
    void noMoveIsBetterThanThePosition() {
        moves.noBetter(0, Score.DRAW);
        moves.noBetter(1, Score.loss(8));
        assertThat(moves.bounds(0).atMost()).isEqualTo(Outcome.draw(1));
        assertThat(moves.bounds(1).atMost()).isEqualTo(Outcome.loss(8));
        assertThat(moves.worst(0)).isEqualTo(Score.loss(1));
    }

    @Test
    void aMoveThatWasNotComparedHasNoEstimateUntilItIs() {
        moves.noBetterThan(0, 0.25);
        moves.estimate(1, 0.25);
        assertThat(advice().moves())
                .extracting(move -> move.move().toString(), AdvisedMove::estimate, AdvisedMove::noBetterThan)
                .containsExactly(
                        tuple("0-1", OptionalDouble.of(0.25), OptionalDouble.empty()),
                        tuple("0-0", OptionalDouble.empty(), OptionalDouble.of(0.25)));
        moves.estimate(0, 0.5);
        assertThat(advice().moves().get(0).estimate()).hasValue(0.5);
    }

    /** Whichever move is the best in the end, what was expected after it is not lost. */
    @Test
    void eachMoveHasALineOfItsOwn() {
        moves.estimate(0, 0.25);
        moves.expect(0, new int[] {moves.move(0), 0});
        moves.estimate(1, 0.5);
        assertThat(advice().line()).hasSize(1);
        moves.atMost(0, Score.loss(2));
        assertThat(advice().line()).extracting(GraphMove::toString).containsExactly("0-0", "1-0");
        assertThat(moves.expected(0)).isEqualTo(2);
        assertThat(moves.expected(1)).isEqualTo(1);
    }

    @Test
    void aLineEndsWhereItComesBackToAPosition() {
        GraphGame cycle = game("start: away", "away: start stay", "stay: end", "end=LOSS");
        RootMoves round = moves(cycle);
        round.expect(0, new int[] {round.move(0), 0, 0, 0});
        assertThat(advice(cycle, round).line()).extracting(GraphMove::toString).containsExactly("0-0", "1-0");
    }

    private void between(int index, int atLeast, int atMost) {
        moves.atLeast(index, atLeast);
        moves.atMost(index, atMost);
    }
}

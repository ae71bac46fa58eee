package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphHints;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import org.junit.jupiter.api.Test;

/** What is known of the moves of a position. */
class RootMovesTest {

    private final RootMoves moves = moves("start: one other", "one: end", "other: end", "end=LOSS");

    private static RootMoves moves(String... lines) {
        Graph graph = Graph.of(lines);
        GraphGame game = new GraphGame("graph", graph, false, true, GraphHints.none(graph));
        GameView<GraphState, GraphMove> view = GameView.of(game, game.initialState());
        return new RootMoves(view, view.rules().pack(game.initialState()));
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

    private void between(int index, int atLeast, int atMost) {
        moves.atLeast(index, atLeast);
        moves.atMost(index, atMost);
    }
}

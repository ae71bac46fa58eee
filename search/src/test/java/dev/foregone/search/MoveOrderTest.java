package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MoveOrderTest {

    private static final int PLY = 4;

    private final GraphGame graph = Graphs.packed("start: a b c d e", "a=LOSS", "b=LOSS", "c=LOSS", "d=LOSS", "e=LOSS");
    private final GameView<GraphState, GraphMove> view = GameView.of(graph, graph.initialState());
    private final long position = view.pack(graph.initialState());
    private final MoveOrder order = new MoveOrder(view);

    /** The first of the packed moves; the others follow it. */
    private final int first = first();

    private int first() {
        int[] moves = new int[view.maxMoves(position)];
        view.legalMoves(position, moves, 0);
        return moves[0];
    }

    private int[] sorted(MoveOrder by, int ply) {
        MoveStack moves = new MoveStack(view);
        int end = moves.pushLegal(position, 0);
        by.sort(moves, position, 0, end, ply);
        return Arrays.stream(moves.array(), 0, end).map(move -> move - first).toArray();
    }

    @Test
    void whatIsNotKnownKeepsItsOrder() {
        assertThat(sorted(order, PLY)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void theLastTwoRefutationsOfThePlyComeFirst() {
        order.refuted(position, first + 4, PLY);
        order.refuted(position, first + 2, PLY);
        order.refuted(position, first + 2, PLY);
        assertThat(sorted(order, PLY)).containsExactly(2, 4, 0, 1, 3);
    }

    @Test
    void thenTheMovesOfThisSideThatHaveRefutedMost() {
        order.refuted(position, first + 3, PLY + 2);
        order.refuted(position, first + 3, PLY + 2);
        order.refuted(position, first + 1, PLY + 2);
        order.refuted(position, first + 0, PLY + 1);
        order.refuted(position, first + 4, PLY);
        assertThat(sorted(order, PLY)).containsExactly(4, 3, 1, 0, 2);
        assertThat(sorted(order, PLY + 3)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void manyRefutationsAreCountedWithoutOverflow() {
        order.refuted(position, first + 1, PLY);
        for (int i = 0; i < 100_000; i++) {
            order.refuted(position, first + 3, PLY);
        }
        assertThat(sorted(order, PLY + 2)).startsWith(3);
    }

    @Test
    void aCopyGoesOnByItself() {
        order.refuted(position, first + 2, PLY);
        MoveOrder copy = order.copy(view);
        copy.refuted(position, first + 4, PLY);
        assertThat(sorted(copy, PLY)).startsWith(4, 2);
        assertThat(sorted(order, PLY)).startsWith(2, 0);
    }
}

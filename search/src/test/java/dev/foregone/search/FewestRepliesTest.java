package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.ProgressListener;
import dev.foregone.search.view.GameView;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FewestRepliesTest {

    private static final String[] LINES = {
        "start: many few won lost", "many: x y z", "few: x", "x=LOSS", "y=LOSS", "z=LOSS", "won=LOSS", "lost=WIN"
    };

    private final SearchBudget budget = new SearchBudget(ProgressListener.none());

    private GameView<GraphState, GraphMove> view(boolean packed) {
        GraphGame graph = Graphs.game(packed, LINES);
        return GameView.of(graph, graph.initialState());
    }

    @Test
    void aMovePromisesMoreThatLeavesFewerReplies() {
        GameView<GraphState, GraphMove> view = view(false);
        FewestReplies replies = new FewestReplies(view, budget);
        long start = view.rules().pack(view.game().initialState());
        int[] promises =
                IntStream.range(0, 4).map(move -> replies.promise(start, move)).toArray();
        assertThat(promises).containsExactly(FewestReplies.MOST - 3, FewestReplies.MOST - 1, FewestReplies.MOST, 0);
        assertThat(budget.spent()).isEqualTo(4);
    }

    @Test
    void itLooksWhereMuchIsSearchedBelow() {
        FewestReplies replies = new FewestReplies(view(false), budget);
        assertThat(pays(replies)).isEqualTo("yes yes no");
    }

    @Test
    void itNeverLooksInAPackedGame() {
        assertThat(pays(new FewestReplies(view(true), budget))).isEqualTo("no no no");
    }

    /** Whether it pays at plies 0, 1 and 2 of a tree in which every position has twenty moves. */
    private static String pays(FewestReplies replies) {
        for (int second = 0; second < 20; second++) {
            replies.pay(1);
            for (int third = 0; third < 20; third++) {
                replies.pay(2);
            }
        }
        return word(replies.pay(0))
                + word(replies.pay(1))
                + word(replies.pay(2)).trim();
    }

    private static String word(boolean pays) {
        return pays ? "yes " : "no ";
    }
}

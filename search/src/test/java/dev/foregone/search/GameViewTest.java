package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.EndlessGameException;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameViewTest {

    /** Every position of the tree with its ply, key, moves and terminal score, in the order of a depth-first walk. */
    private static final class Walk {

        private final GameView<GraphState, GraphMove> view;
        private final List<String> seen = new ArrayList<>();
        private long greatestPosition;

        Walk(GraphGame graph) {
            view = GameView.of(graph, graph.initialState());
            visit(view.pack(graph.initialState()), 0);
        }

        private void visit(long position, int ply) {
            view.enter(position, ply);
            greatestPosition = Math.max(greatestPosition, position);
            int terminal = view.terminal(position);
            seen.add(ply + " " + view.unpack(position) + " " + terminal);
            if (terminal != Score.ONGOING) {
                return;
            }
            int[] moves = new int[view.maxMoves(position)];
            int count = view.legalMoves(position, moves, 0);
            for (int i = 0; i < count; i++) {
                seen.add(view.unpackMove(position, moves[i]).toString());
                visit(view.play(position, moves[i]), ply + 1);
            }
        }
    }

    @Test
    void bothViewsShowTheSameGame() {
        for (long seed = 1; seed <= 100; seed++) {
            List<String> plain = new Walk(RandomGames.acyclic(seed)).seen;
            assertThat(plain).as("seed %d", seed).isEqualTo(new Walk(RandomGames.packed(seed)).seen);
        }
    }

    @Test
    void aViewIsPackedIfTheGameIs() {
        GraphGame plain = Graphs.plain("a: b", "b=LOSS");
        GraphGame packed = Graphs.packed("a: b", "b=LOSS");
        GameView<GraphState, GraphMove> plainView = GameView.of(plain, plain.initialState());
        GameView<GraphState, GraphMove> packedView = GameView.of(packed, packed.initialState());
        assertThat(plainView.isPacked()).isFalse();
        assertThat(packedView.isPacked()).isTrue();
    }

    @Test
    void theUnpackedViewHoldsNoMoreThanTheCurrentLine() {
        Walk walk = new Walk(Graphs.plain(Graphs.layers(10, 3)));
        assertThat(walk.seen).hasSizeGreaterThan(100_000);
        assertThat(walk.greatestPosition).isEqualTo(10); // positions are places on the line
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionThatComesAgainIsNamed(boolean packed) {
        String[] lines = {"start: a", "a: b", "b: c", "c: a end", "end=LOSS"};
        GraphGame graph = Graphs.game(packed, lines);
        assertThatThrownBy(() -> new Walk(graph))
                .isInstanceOf(EndlessGameException.class)
                .hasMessageStartingWith("the game 'graph' can come back to the position a after 3 plies");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionThatIsItsOwnSuccessorIsNamed(boolean packed) {
        GraphGame graph = Graphs.game(packed, "a: a");
        assertThatThrownBy(() -> new Walk(graph)).hasMessageContaining("the position a after 1 plies");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void twoWaysToAPositionAreNoCycle(boolean packed) {
        String[] lines = {"start: a b", "a: c", "b: c", "c: end", "end=LOSS"};
        assertThat(new Walk(Graphs.game(packed, lines)).seen).hasSize(8 + 6 - 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLineIsFollowedToALimitAndNoFurther(boolean packed) throws ExecutionException, InterruptedException {
        String[] longest = Graphs.path(GameView.MAX_LINE - 1);
        assertThat(walkDeep(Graphs.game(packed, longest))).hasSize(2 * GameView.MAX_LINE - 1);
        String[] longer = Graphs.path(GameView.MAX_LINE);
        assertThatThrownBy(() -> walkDeep(Graphs.game(packed, longer)))
                .cause()
                .isInstanceOf(EndlessGameException.class)
                .hasMessageStartingWith("a line of the game 'graph' goes on after 2000 plies, at 2000, and");
    }

    /** Walks in a thread whose stack is certain to hold the longest line. */
    private static List<String> walkDeep(GraphGame graph) throws ExecutionException, InterruptedException {
        FutureTask<List<String>> walk = new FutureTask<>(() -> new Walk(graph).seen);
        new Thread(null, walk, "deep", 64 << 20).start();
        return walk.get();
    }

    @Test
    void aPositionWithoutMovesThatGoesOnIsAContradiction() {
        GameView<StuckGame.Stuck, StuckGame.NoMove> view = GameView.of(new StuckGame(), new StuckGame.Stuck());
        long stuck = view.pack(new StuckGame.Stuck());
        assertThatThrownBy(() -> view.legalMoves(stuck, new int[1], 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no legal move in b, though it has no terminal value");
    }
}

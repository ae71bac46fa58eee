package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.EndlessGameException;
import dev.foregone.search.Graph.Node;
import dev.foregone.search.Graph.To;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
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

        private final GameView<Node, To> view;
        private final PackedRules<Node, To> rules;
        private final List<String> seen = new ArrayList<>();
        private long greatestPosition;

        Walk(Graph graph) {
            view = GameView.of(graph, graph.initialState());
            rules = view.rules();
            visit(rules.pack(graph.initialState()), 0);
        }

        private void visit(long position, int ply) {
            view.enter(position, ply);
            greatestPosition = Math.max(greatestPosition, position);
            int terminal = rules.terminal(position);
            seen.add(ply + " " + rules.unpack(position) + " " + terminal);
            if (terminal != Score.ONGOING) {
                return;
            }
            int[] moves = new int[rules.maxMoves(position)];
            int count = rules.legalMoves(position, moves, 0);
            for (int i = 0; i < count; i++) {
                seen.add(rules.unpackMove(position, moves[i]).toString());
                visit(rules.play(position, moves[i]), ply + 1);
            }
        }
    }

    @Test
    void bothLanesShowTheSameGame() {
        for (long seed = 1; seed <= 100; seed++) {
            String[] lines = RandomGraphs.lines(seed);
            List<String> plain = new Walk(Graph.of(lines)).seen;
            assertThat(plain).as("seed %d", seed).isEqualTo(new Walk(Graph.packed(lines)).seen);
        }
    }

    @Test
    void aLaneIsPackedIfTheGameIs() {
        Graph plain = Graph.of("a: b", "b=LOSS");
        Graph packed = Graph.packed("a: b", "b=LOSS");
        GameView<Node, To> plainLane = GameView.of(plain, plain.initialState());
        GameView<Node, To> packedLane = GameView.of(packed, packed.initialState());
        assertThat(plainLane.isPacked()).isFalse();
        assertThat(packedLane.isPacked()).isTrue();
    }

    @Test
    void theUnpackedLaneHoldsNoMoreThanTheCurrentLine() {
        Walk walk = new Walk(Graph.of(Graph.layers(10, 3)));
        assertThat(walk.seen).hasSizeGreaterThan(100_000);
        assertThat(walk.greatestPosition).isEqualTo(10); // positions are places on the line
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionThatComesAgainIsNamed(boolean packed) {
        String[] lines = {"start: a", "a: b", "b: c", "c: a end", "end=LOSS"};
        Graph graph = packed ? Graph.packed(lines) : Graph.of(lines);
        assertThatThrownBy(() -> new Walk(graph))
                .isInstanceOf(EndlessGameException.class)
                .hasMessageStartingWith("the game 'graph' can come back to the position a after 3 plies");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionThatIsItsOwnSuccessorIsNamed(boolean packed) {
        Graph graph = packed ? Graph.packed("a: a") : Graph.of("a: a");
        assertThatThrownBy(() -> new Walk(graph)).hasMessageContaining("the position a after 1 plies");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void twoWaysToAPositionAreNoCycle(boolean packed) {
        String[] lines = {"start: a b", "a: c", "b: c", "c: end", "end=LOSS"};
        assertThat(new Walk(packed ? Graph.packed(lines) : Graph.of(lines)).seen)
                .hasSize(8 + 6 - 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLineIsFollowedForSoLongAndNoLonger(boolean packed) throws ExecutionException, InterruptedException {
        String[] longest = Graph.path(GameView.MAX_LINE - 1);
        assertThat(walkDeep(packed ? Graph.packed(longest) : Graph.of(longest))).hasSize(2 * GameView.MAX_LINE - 1);
        String[] longer = Graph.path(GameView.MAX_LINE);
        assertThatThrownBy(() -> walkDeep(packed ? Graph.packed(longer) : Graph.of(longer)))
                .cause()
                .isInstanceOf(EndlessGameException.class)
                .hasMessageStartingWith("a line of the game 'graph' goes on after 2000 plies, at 2000, and");
    }

    /** Walks in a thread whose stack is certain to hold the longest line. */
    private static List<String> walkDeep(Graph graph) throws ExecutionException, InterruptedException {
        FutureTask<List<String>> walk = new FutureTask<>(() -> new Walk(graph).seen);
        new Thread(null, walk, "deep", 64 << 20).start();
        return walk.get();
    }

    @Test
    void aPositionWithoutMovesThatGoesOnIsAContradiction() {
        assertThatThrownBy(() -> new Walk(Graph.of("a: b", "b:")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no legal move in b, though it has no terminal value");
    }
}

package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads are played by turns drawn at random, so that every order of events can be had, and had again. */
class SplitTreeTest {

    private static final int SEEDS = 300;

    private static final int THREADS = 4;

    /** What is known of a game that goes on. */
    private static final long NOTHING = Score.bounds(Score.WORST, Score.BEST);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 20})
    void theAnswerIsRightInWhateverOrderThreadsFinish(int plies) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            GraphGame graph = RandomGames.packed(seed);
            int truth =
                    PruningScore.of(Score.of(Retrograde.outcomes(graph.graph()).get(0)));
            int beta = random.nextBoolean() ? Score.win(random.nextInt(12)) : Score.loss(1 + random.nextInt(12));
            int score = answer(graph, beta, plies, random);
            assertThat(score >= beta).as("seed %d, window below %d", seed, beta).isEqualTo(truth >= beta);
            assertThat(score >= beta ? score <= truth : score >= truth)
                    .as("seed %d: %d is a bound of %d", seed, score, truth)
                    .isTrue();
        }
    }

    private static int answer(GraphGame graph, int beta, int plies, SplittableRandom random) {
        GameView<GraphState, GraphMove> view = GameView.of(graph, graph.initialState());
        SplitTree tree = new SplitTree(NOTHING, beta - 1, beta, plies, new MoveOrder(view));
        Worker<GraphState, GraphMove> worker = worker(view);
        List<SplitNode> taken = new ArrayList<>();
        while (!tree.isDecided()) {
            SplitNode next = taken.size() < THREADS ? tree.take() : null;
            if (next != null) {
                taken.add(next);
            }
            assertThat(taken)
                    .as("there is something to do until the answer is there")
                    .isNotEmpty();
            SplitNode node = taken.remove(random.nextInt(taken.size()));
            if (random.nextInt(4) == 0) {
                tree.release(node);
            } else {
                worker.work(graph.initialState(), tree, node, () -> false);
            }
        }
        return tree.score();
    }

    private static Worker<GraphState, GraphMove> worker(GameView<GraphState, GraphMove> view) {
        SearchBudget budget = new SearchBudget(ProgressListener.none());
        SolverOptions options = SolverOptions.defaults().withSymmetry(false);
        return new Worker<>(view, new SearchContext(view, budget, options), WindowSearch::new);
    }

    /** WIN in 5, by either move. */
    private final GraphGame diamond = Graphs.packed("a: b c", "b: d", "c: d", "d: e", "e: f", "f: g", "g=LOSS");

    private final GameView<GraphState, GraphMove> view = GameView.of(diamond, diamond.initialState());

    private SplitTree isWonWithin(int plies) {
        return new SplitTree(NOTHING, Score.win(plies) - 1, Score.win(plies), 2, new MoveOrder(view));
    }

    private void work(SplitTree tree, SplitNode node) {
        worker(view).work(diamond.initialState(), tree, node, () -> false);
    }

    private static SplitNode taken(SplitTree tree) {
        SplitNode node = tree.take();
        assertThat(node).isNotNull();
        return node;
    }

    @Test
    void whatIsTakenIsNotGivenToAnotherUntilItIsReleased() {
        SplitTree tree = isWonWithin(5);
        SplitNode root = taken(tree);
        assertThat(tree.take()).isNull();
        tree.release(root);
        assertThat(taken(tree)).isSameAs(root);
    }

    @Test
    void aPositionThatStandsTwiceIsSearchedByOneThread() {
        SplitTree tree = isWonWithin(5);
        work(tree, taken(tree)); // a
        SplitNode b = taken(tree);
        SplitNode c = taken(tree);
        work(tree, b);
        work(tree, c);
        assertThat(tree.isLeaf(taken(tree))).as("d below b").isTrue();
        assertThat(tree.take()).as("d below c").isNull();
    }

    @Test
    void anAnswerServesAPositionThatTurnsUpAgain() {
        SplitTree tree = isWonWithin(4);
        work(tree, taken(tree)); // a
        work(tree, taken(tree)); // b
        work(tree, taken(tree)); // d
        assertThat(tree.isDecided()).as("c is as good as b").isFalse();
        work(tree, taken(tree)); // c
        assertThat(tree.isDecided()).isTrue();
        assertThat(tree.answers()).isEqualTo(1);
        assertThat(tree.score()).isLessThan(Score.win(4));
    }

    @Test
    void aTreeGrowsOnlySoLarge() {
        GraphGame wide = Graphs.packed(Graphs.layers(30, 20));
        GameView<GraphState, GraphMove> wideView = GameView.of(wide, wide.initialState());
        SplitTree large = new SplitTree(NOTHING, Score.DRAW, Score.DRAW + 1, 25, new MoveOrder(wideView));
        Worker<GraphState, GraphMove> worker = worker(wideView);
        SplitNode next = taken(large);
        for (int grown = 0; next.ply() == 25 || !large.isLeaf(next); next = taken(large)) {
            if (!large.isLeaf(next)) {
                worker.work(wide.initialState(), large, next, () -> false);
                assertThat(grown++).isLessThanOrEqualTo(SplitTree.MOST_NODES / 20);
            }
        }
        assertThat(next.ply()).isLessThan(25);
    }

    @Test
    void whatIsDecidedAboveIsUnneeded() {
        SplitTree tree = isWonWithin(5);
        work(tree, taken(tree)); // a
        SplitNode b = taken(tree);
        SplitNode c = taken(tree);
        work(tree, b);
        assertThat(tree.isUnneeded(c)).isFalse();
        work(tree, taken(tree)); // d below b
        assertThat(tree.isDecided()).isTrue();
        assertThat(tree.isUnneeded(c)).isTrue();
        assertThat(tree.score()).isEqualTo(Score.win(5));
        assertThat(tree.visited()).as("d, e, f, g").isEqualTo(4);
    }
}

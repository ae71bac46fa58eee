package dev.foregone.answers.graph;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Budget;
import dev.foregone.answers.Fixture;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.ProgressView;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeTest {

    private static <S extends GameState<S, M>, M extends Move> GameTree tree(
            GuardedGame<S, M> game, S root, TreeShape.Extent extent, Limits limits) {
        TreeShape<S, M> shape = TreeShape.of(game, root, extent);
        try (Session<S, M> session = new Session<>("memo", Fixture.open(game.game()), ProgressView.NONE)) {
            return new TreeGrower<>(game, session, new Budget(limits), shape).grow();
        }
    }

    private static GameTree ticTacToe(String notation, long depth, boolean merged) {
        return tree(GAME, position(notation), new TreeShape.Extent(depth, 2_000, merged), Limits.none());
    }

    @Test
    void everyPositionHasItsOutcomeAndEveryBestMoveIsMarked() {
        GameTree tree = ticTacToe("xxo/oox/x..", 1, false);
        assertThat(tree.json("tictactoe", new Answer.Cost("memo", 0, Duration.ZERO)))
                .isEqualTo("{\"game\":\"tictactoe\",\"engine\":\"memo\",\"nodes\":["
                        + "{\"position\":\"xxo/oox/x..\",\"value\":\"DRAW\",\"plies\":2},"
                        + "{\"position\":\"xxo/oox/xo.\",\"value\":\"DRAW\",\"plies\":1},"
                        + "{\"position\":\"xxo/oox/x.o\",\"value\":\"DRAW\",\"plies\":1}],\"edges\":["
                        + "{\"from\":0,\"to\":1,\"move\":\"2,1\",\"best\":true},"
                        + "{\"from\":0,\"to\":2,\"move\":\"2,2\",\"best\":true}],"
                        + "\"positionsVisited\":0,\"elapsedMillis\":0}");
        assertThat(tree.nodes().get(0).verdict()).isEqualTo("o to move: DRAW in 2");
        assertThat(tree.nodes().get(0).board()).isEqualTo("x x o\no o x\nx . .");
        GameTree won = ticTacToe("xx./oo./...", 1, false);
        assertThat(won.edges()).filteredOn(GameTree.Edge::best).singleElement().satisfies(edge -> {
            assertThat(edge.move()).isEqualTo("0,2");
            assertThat(won.nodes().get(edge.to()).verdict()).isEqualTo("LOSS in 0");
        });
    }

    @Test
    void equalPositionsAreOneNodeOfAGraph() {
        assertThat(ticTacToe("xxo/oox/...", 3, false).nodes()).hasSize(1 + 3 + 6 + 4);
        GameTree graph = ticTacToe("xxo/oox/...", 3, true);
        assertThat(graph.nodes()).hasSizeLessThan(14);
        List<Integer> nodes = new ArrayList<>();
        List<GameTree.Edge> edges = new ArrayList<>();
        graph.forEach(nodes::add, edges::add);
        assertThat(nodes).hasSize(graph.nodes().size()).doesNotHaveDuplicates().isSorted();
        assertThat(edges).isEqualTo(graph.edges());
        assertThat(graph.edgesByNode()).hasSameSizeAs(graph.nodes());
        assertThat(graph.edgesByNode().get(0)).hasSize(3);
    }

    /** Whoever moves again keeps the value; backing up is undone accordingly. */
    @Test
    void afterADoubleMoveTheOutcomeIsThatOfTheSamePlayer() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int again = graph.node(GameValue.DRAW);
        int won = graph.node(GameValue.LOSS);
        graph.moveAgain(start, again).move(again, won);
        GraphGame game = new GraphGame("double", graph.build());
        GameTree tree =
                tree(new GuardedGame<>(game), game.initialState(), new TreeShape.Extent(2, 10, false), Limits.none());
        assertThat(tree.nodes().stream().map(GameTree.Node::outcome))
                .containsExactly(Outcome.win(2), Outcome.win(1), Outcome.loss(0));
    }

    @Test
    void aTreeThatNobodyCouldLookAtIsRefusedBeforeAnythingIsSolved() {
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(() -> TreeShape.of(GAME, position(".../.../..."), new TreeShape.Extent(9, 100, false)))
                .withMessageContaining("the tree of depth 9 has more than 100 nodes")
                .withMessageContaining("--max-nodes");
    }

    @Test
    void theLimitsAreForAllPositions() {
        assertThatExceptionOfType(SearchStoppedException.class)
                .isThrownBy(() -> tree(
                        GAME,
                        position("x../.../..."),
                        new TreeShape.Extent(1, 100, false),
                        Limits.none().withPositions(40)))
                .satisfies(stop -> assertThat(stop.reason()).isEqualTo("the limit of 40 positions was reached"));
    }
}

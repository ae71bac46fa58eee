package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.search.stop.LineLimit;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
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
            visit(view.rules().pack(graph.initialState()), 0);
        }

        private void visit(long position, int ply) {
            view.enter(position, ply);
            greatestPosition = Math.max(greatestPosition, position);
            int terminal = view.rules().terminal(position);
            seen.add(ply + " " + view.rules().unpack(position) + " " + terminal);
            if (terminal != Score.ONGOING) {
                return;
            }
            int[] moves = new int[view.rules().maxMoves(position)];
            int count = view.rules().legalMoves(position, moves, 0);
            for (int i = 0; i < count; i++) {
                seen.add(view.rules().unpackMove(position, moves[i]).toString());
                visit(view.rules().play(position, moves[i]), ply + 1);
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
                .isInstanceOf(LineTooLongException.class)
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
    void aPositionThatComesAgainLateIsNamed(boolean packed) {
        String[] cycle = {"begin: start a", "a: b", "b: a end", "end=LOSS"};
        String[] lines =
                Stream.concat(Stream.of(cycle), Stream.of(Graphs.layers(6, 3))).toArray(String[]::new);
        assertThatThrownBy(() -> new Walk(Graphs.game(packed, lines)))
                .isInstanceOf(LineTooLongException.class)
                .hasMessageStartingWith("the game 'graph' can come back to the position a after 2 plies");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionThatComesAgainDeepOnTheLineIsNamed(boolean packed) {
        String[] lines = Graphs.path(1_500);
        lines[1_500] = "1500: 1499";
        assertThatThrownBy(() -> walkDeep(Graphs.game(packed, lines)))
                .cause()
                .isInstanceOf(LineTooLongException.class)
                .hasMessageStartingWith("the game 'graph' can come back to the position 1499 after 2 plies");
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
        String[] longest = Graphs.path(GameView.MAX_LINE);
        assertThat(walkDeep(Graphs.game(packed, longest))).hasSize(2 * GameView.MAX_LINE + 1);
        String[] longer = Graphs.path(GameView.MAX_LINE + 1);
        assertThatThrownBy(() -> walkDeep(Graphs.game(packed, longer)))
                .cause()
                .isInstanceOfSatisfying(
                        LineLimit.class,
                        limit -> assertThat(limit.exception())
                                .hasMessageStartingWith(
                                        "a line of the game 'graph' goes on after 2000 plies, at 2000, and"));
    }

    /** Walks in a thread whose stack is certain to hold the longest line. */
    private static List<String> walkDeep(GraphGame graph) throws ExecutionException, InterruptedException {
        FutureTask<List<String>> walk = new FutureTask<>(() -> new Walk(graph).seen);
        new Thread(null, walk, "deep", 64 << 20).start();
        return walk.get();
    }

    @Test
    void hintsOfStatesAreGivenAsTheViewHasThem() {
        GameView<GraphState, GraphMove> view = hinted(new Hints<>() {
            @Override
            public Bounds bounds(GraphState state) {
                return new Bounds(Outcome.draw(3), Outcome.win(7));
            }

            @Override
            public List<GraphMove> candidates(GraphState state, List<GraphMove> legal) {
                return List.of(legal.get(2), legal.get(0));
            }

            @Override
            public boolean ranksCandidates() {
                return true;
            }

            @Override
            public int soonestDraw(GraphState state) {
                return 5;
            }

            @Override
            public int maxPlies(GraphState state) {
                return 9;
            }
        });
        int[] moves = new int[3];
        assertThat(view.rules().bounds(0)).isEqualTo(Score.bounds(Score.draw(3), Score.win(7)));
        assertThat(view.rules().candidates(0, moves, 0)).isEqualTo(2);
        assertThat(moves).startsWith(2, 0);
        assertThat(view.rules().ranksCandidates()).isTrue();
        assertThat(view.rules().soonestDraw(0)).isEqualTo(5);
        assertThat(view.rules().maxPlies(0)).isEqualTo(9);
    }

    @Test
    void withoutHintsAStateThatGoesOnTakesAPlyAtLeast() {
        GameView<GraphState, GraphMove> view = hinted(new Hints<>() {});
        assertThat(view.rules().bounds(0)).isEqualTo(Score.bounds(Score.loss(1), Score.win(1)));
        assertThat(view.rules().candidates(0, new int[3], 0)).isEqualTo(3);
        long end = view.rules().play(0, 0);
        assertThat(view.rules().bounds(end)).isEqualTo(Score.bounds(Score.WORST, Score.WORST));
    }

    @Test
    void candidatesThatAreNotLegalAreRefused() {
        assertThatThrownBy(() -> candidates(List.of(new GraphMove(0, 3))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("of a is not one of its legal moves");
        assertThatThrownBy(() -> candidates(Collections.nCopies(4, new GraphMove(0, 0))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the candidates of a are more than its legal moves");
        assertThatThrownBy(() -> candidates(List.of()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no candidate in a, though it has the legal moves");
    }

    @Test
    void aLineThatIsLongerThanTheHintsSayIsRefused() {
        GameView<GraphState, GraphMove> view = hinted(new Hints<>() {
            @Override
            public int maxPlies(GraphState state) {
                return 1;
            }
        });
        view.enter(0, GameView.MAX_LINE - 1);
        assertThatThrownBy(() -> view.enter(0, GameView.MAX_LINE))
                .isInstanceOf(LineLimit.class)
                .hasMessage("lines of more than 2000 plies are not followed");
    }

    private static void candidates(List<GraphMove> candidates) {
        hinted(new Hints<>() {
                    @Override
                    public List<GraphMove> candidates(GraphState state, List<GraphMove> legal) {
                        return candidates;
                    }
                })
                .rules()
                .candidates(0, new int[10], 0);
    }

    /** A view of a position with three moves, which is its position 0. */
    private static GameView<GraphState, GraphMove> hinted(Hints<GraphState, GraphMove> hints) {
        GraphGame graph = Graphs.plain("a: b c d", "b=LOSS", "c=DRAW", "d=WIN");
        Game<GraphState, GraphMove> game = new Game<>() {
            @Override
            public String id() {
                return graph.id();
            }

            @Override
            public GraphState initialState() {
                return graph.initialState();
            }

            @Override
            public Optional<Hints<GraphState, GraphMove>> hints() {
                return Optional.of(hints);
            }
        };
        GameView<GraphState, GraphMove> view = GameView.of(game, game.initialState());
        assertThat(view.rules().pack(game.initialState())).isZero();
        return view;
    }

    @Test
    void aPositionWithoutMovesThatGoesOnIsAContradiction() {
        GameView<StuckGame.Stuck, StuckGame.NoMove> view = GameView.of(new StuckGame(), new StuckGame.Stuck());
        long stuck = view.rules().pack(new StuckGame.Stuck());
        assertThatThrownBy(() -> view.rules().legalMoves(stuck, new int[1], 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no legal move in b, though it has no terminal value");
    }
}

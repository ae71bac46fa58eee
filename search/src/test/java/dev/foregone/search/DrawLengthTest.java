package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.StopCondition;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawLengthTest {

    private final SearchBudget budget = new SearchBudget(ProgressListener.none());

    /** Takes every position for drawn, remembers nothing, and learns nothing. */
    private static final class Forgetful extends PruningSearch {

        Forgetful(SearchContext context) {
            super(context, new MoveOrder(context.view()));
        }

        @Override
        protected int search(long position, int alpha, int beta, int ply) {
            return Score.DRAW;
        }

        @Override
        protected long drawBounds(long position, int ply) {
            return DrawLength.NOTHING;
        }

        @Override
        protected void learnDraw(long position, int ply, long bounds, long positions) {
            // it is forgotten
        }
    }

    /** A position is the number of moves to the draw; each can be made in two ways. */
    private record Countdown(int soonest, int most) implements PackedRules<GraphState, GraphMove> {

        @Override
        public long pack(GraphState state) {
            throw new UnsupportedOperationException();
        }

        @Override
        public GraphState unpack(long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public GraphMove unpackMove(long position, int move) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int terminal(long position) {
            return position == 0 ? Score.DRAW : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return 2;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            into[from] = 0;
            into[from + 1] = 1;
            return 2;
        }

        @Override
        public long play(long position, int move) {
            return position - 1;
        }

        @Override
        public int soonestDraw(long position) {
            return (int) position * soonest;
        }

        @Override
        public int maxPlies(long position) {
            return (int) position * most;
        }
    }

    @Test
    void costsNothingWhereTheRulesKnowIt() {
        ProvenBounds proven = solve(new Countdown(1, 1));
        assertThat(proven.bounds().outcome()).contains(Outcome.draw(12));
        assertThat(budget.spent()).isEqualTo(1);
    }

    @Test
    void isSearchedForWhereTheyKnowOnlyALowerBound() {
        ProvenBounds proven = solve(new Countdown(0, 2));
        assertThat(proven.bounds().outcome()).contains(Outcome.draw(12));
        assertThat(budget.spent()).isGreaterThan(1 << 12);
    }

    @Test
    void isTheShortestLineThatKeepsTheDraw() {
        // From a, b ends the draw soon but is won for the other side; c leads to it in 3, d in 5.
        String[] lines = {
            "a: b c d",
            "b: b1",
            "b1=LOSS",
            "c: c1",
            "c1: c2",
            "c2=DRAW",
            "d: d1",
            "d1: d2",
            "d2: d3",
            "d3: d4",
            "d4=DRAW"
        };
        for (GraphGame graph : new GraphGame[] {Graphs.plain(lines), Graphs.packed(lines)}) {
            GameView<GraphState, GraphMove> view = GameView.of(graph, graph.initialState());
            ProvenBounds proven = new ProvenBounds();
            new WindowSearch(context(view)).prove(view.rules().pack(graph.initialState()), proven);
            assertThat(proven.bounds().outcome()).contains(Outcome.draw(3));
        }
    }

    private SearchContext context(GameView<?, ?> view) {
        return new SearchContext(view, budget, SolverOptions.defaults());
    }

    private ProvenBounds solve(Countdown rules) {
        budget.begin(new StopCondition(Limits.none(), () -> false));
        GraphGame unused = Graphs.plain("a=DRAW");
        ProvenBounds proven = new ProvenBounds();
        GameView<GraphState, GraphMove> view = GameView.of(unused, Optional.of(rules));
        new DrawLength(context(view), new Forgetful(context(view))).prove(12, proven);
        return proven;
    }
}

package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Score;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphHints;
import dev.foregone.testkit.graph.GraphHints.Known;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What advice asks a search, and that its first move is proved to be the best when it has come to its end. */
class AdviserTest {

    private static final long SEEDS = Thorough.orFew(60, 20);

    /** Enough that the first turn does not solve the game. */
    private static final int LAYERS = 10;

    /** How many questions were about the position itself: whether it is won, */
    private int aboutWin;

    /** and whether it is lost. */
    private int aboutLoss;

    @Test
    void theValueOfThePositionIsSearchedForWhereMovesAreEstimated() {
        adviseOnAll(true);
        assertThat(aboutWin).isPositive();
        assertThat(aboutLoss).isPositive();
    }

    @Test
    void andOnlyThoseOfItsMovesWhereTheyAreNot() {
        adviseOnAll(false);
        assertThat(aboutWin + aboutLoss).isZero();
    }

    private void adviseOnAll(boolean estimates) {
        LongStream.rangeClosed(1, SEEDS).mapToObj(RandomGames::packed).forEach(game -> advise(game, estimates));
        for (String end : List.of("LOSS", "DRAW")) {
            String[] lines = Stream.of(Graphs.layers(LAYERS, 3))
                    .map(line -> line.replace("LOSS", end))
                    .toArray(String[]::new);
            advise(ofKnownLength(Graph.of(lines)), estimates);
        }
    }

    /** A game that says how long it is at most. */
    private static GraphGame ofKnownLength(Graph graph) {
        GraphHints hints = new GraphHints(node -> Known.longest(node, LAYERS), Long.SIZE, false, false);
        return new GraphGame("graph", graph, false, true, hints);
    }

    private void advise(GraphGame game, boolean estimates) {
        GraphState initial = game.initialState();
        if (initial.terminalValue().isPresent()) {
            return;
        }
        long position = game.packedRules(initial).orElseThrow().pack(initial);
        Outcome truth = Retrograde.outcomes(game.graph()).get(0);
        try (var solver = new SearchSolver<GraphState, GraphMove>(
                game,
                SolverOptions.defaults(),
                context -> new Recorded(new WindowSearch(context), position, estimates))) {
            Advice<GraphState, GraphMove> advice = solver.advise(initial, Limits.none());
            assertThat(advice.moves().get(0).bounds().atLeast())
                    .as("%s: %s", game, advice)
                    .isEqualTo(truth);
            assertThat(advice.moves())
                    .allSatisfy(move -> assertThat(move.bounds().atLeast()).isLessThanOrEqualTo(truth));
        }
    }

    private final class Recorded implements Search {

        private final Search search;
        private final long root;
        private final boolean estimates;

        Recorded(Search search, long root, boolean estimates) {
            this.search = search;
            this.root = root;
            this.estimates = estimates;
        }

        @Override
        public void prove(long position, ProvenBounds proven) {
            if (position == root && proven.lowestWanted() > Score.DRAW) {
                aboutWin++;
            } else if (position == root) {
                assertThat(proven.highestWanted()).isEqualTo(Score.DRAW);
                aboutLoss++;
            }
            search.prove(position, proven);
        }

        @Override
        public Optional<Chooser> chooser() {
            return estimates ? Optional.of((moves, positions) -> moves.estimate(0, 0)) : Optional.empty();
        }
    }
}

package dev.foregone.engine.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.List;
import org.junit.jupiter.api.Test;

class CyclesTest {

    private static final int GAMES = 2_000;

    private final RetrogradeEngine engine = new RetrogradeEngine();

    @Test
    void generatedGamesWithCyclesHaveTheOutcomesOfTheReference() {
        int endless = 0;
        int drawn = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            GraphGame plain = RandomGames.cyclic(seed).declaredCyclic();
            List<Outcome> expected = Retrograde.outcomes(plain.graph());
            for (GraphGame game : List.of(plain, plain.packed())) {
                try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
                    for (GraphState state : game.states()) {
                        Outcome outcome = solver.solve(state);
                        assertThat(outcome).as("seed %d, %s", seed, state).isEqualTo(expected.get(state.node()));
                        endless += outcome.isEndless() ? 1 : 0;
                        drawn += outcome.value() == GameValue.DRAW && !outcome.isEndless() ? 1 : 0;
                    }
                }
            }
        }
        assertThat(endless).isGreaterThan(1_000);
        assertThat(drawn).isGreaterThan(1_000);
    }

    @Test
    void whateverTheLimitTheBoundsAreTrue() {
        for (long seed = 1; seed <= GAMES / 10; seed++) {
            GraphGame game = RandomGames.cyclic(seed).declaredCyclic();
            Outcome expected = Retrograde.outcomes(game.graph()).get(0);
            for (long positions = 0; positions < game.graph().size() + 2; positions++) {
                try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
                    Bounds bounds =
                            solver.prove(game.initialState(), Limits.none().withPositions(positions));
                    assertThat(bounds.contains(expected))
                            .as("seed %d, %d positions: %s", seed, positions, bounds)
                            .isTrue();
                }
            }
        }
    }

    /** A ring of positions from which the game can end in a draw, but only by way of the ring's far side. */
    @Test
    void aDrawThatEndsComesBeforeOneThatDoesNot() {
        Graph.Builder graph = new Graph.Builder();
        int[] ring = {0, 0, 0, 0};
        for (int i = 0; i < ring.length; i++) {
            ring[i] = graph.node(GameValue.DRAW);
        }
        int end = graph.node(GameValue.DRAW);
        for (int i = 0; i < ring.length; i++) {
            graph.move(ring[i], ring[(i + 1) % ring.length]);
        }
        graph.move(ring[3], end);
        GraphGame game = new GraphGame("ring", graph.build()).declaredCyclic();
        try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
            Analysis<GraphState, GraphMove> analysis = solver.analyze(game.initialState());
            assertThat(analysis.outcome()).isEqualTo(Outcome.draw(4));
            assertThat(analysis.line()).hasSize(4);
        }
    }

    @Test
    void aPreferredEngineIsThisOneOnlyWhereThereAreCycles() {
        GraphGame game = RandomGames.cyclic(1);
        assertThat(engine.preference(game.declaredCyclic())).isEqualTo(100);
        assertThat(engine.preference(game)).isLessThan(10);
    }
}

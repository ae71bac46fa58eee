package dev.foregone.engine.retrograde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Near wins and losses of a game that is too large for any memory. */
class NearEndsTest {

    private static final long SOON = 100_000;

    private final Maze maze = new Maze();
    private final Room won = maze.initialState();
    private final Room lost = won.play(new Door(3));
    private final Room open = won.play(new Door(0));

    private Solver<Room, Door> solver() {
        return new RetrogradeEngine().open(maze, SolverOptions.defaults().withMemoryBytes(1 << 24));
    }

    @Test
    void aNearWinOrLossNeedsFewPositions() {
        try (Solver<Room, Door> solver = solver()) {
            assertThat(solver.solve(won)).isEqualTo(Outcome.win(3));
            assertThat(solver.solve(lost)).isEqualTo(Outcome.loss(2));
            assertThat(solver.prove(won, Limits.none().withPositions(2_000))).isEqualTo(Bounds.exactly(Outcome.win(3)));
            assertThat(solver.analyze(lost).line()).containsExactly(new Door(0), new Door(3));
            assertThat(solver.positionsVisited()).isLessThan(SOON);
        }
    }

    @Test
    void noWinOrLossWithinSomePliesNeedsFewPositions() {
        try (Solver<Room, Door> solver = solver()) {
            Bounds bounds = solver.prove(won, Limits.none().withPlies(2));
            assertThat(bounds.inWords()).isEqualTo("no win or loss within 2 plies");
            assertThat(solver.positionsVisited()).isLessThan(SOON);
        }
    }

    @Test
    void ofAnAnalysisThatDoesNotFitTheOutcomeIsTold() {
        try (Solver<Room, Door> solver = solver()) {
            assertThatThrownBy(() -> solver.analyze(won))
                    .isInstanceOfSatisfying(SearchStoppedException.class, stopped -> {
                        assertThat(stopped.bounds()).isEqualTo(Bounds.exactly(Outcome.win(3)));
                        assertThat(stopped.reason()).contains("does not fit");
                    });
        }
    }

    @Test
    void adviceKnowsTheWinningMove() {
        try (Solver<Room, Door> solver = solver()) {
            for (Limits limits : List.of(Limits.none(), Limits.none().withPositions(4_000))) {
                Advice<Room, Door> advice = solver.advise(won, limits);
                assertThat(advice.certainty()).isEqualTo(Certainty.BEST);
                assertThat(advice.moves().get(0).move()).isEqualTo(new Door(3));
                assertThat(advice.moves().get(0).bounds()).isEqualTo(Bounds.exactly(Outcome.win(3)));
            }
        }
    }

    /** The rules alone show the win at once. */
    @Test
    void adviceThatIsClosedOnTheWayMissesNoWinAtOnce() {
        AtomicReference<Solver<GraphState, GraphMove>> opened = new AtomicReference<>();
        Graph graph = Graph.of("a: on win", "on: b c", "b: c", "c: d e", "d: win", "e: win", "win=LOSS")
                .whenVisited(node -> opened.get().close());
        GraphGame game = new GraphGame("closed", graph);
        try (Solver<GraphState, GraphMove> solver = new RetrogradeEngine().open(game, SolverOptions.defaults())) {
            opened.set(solver);
            Advice<GraphState, GraphMove> advice = solver.advise(game.initialState(), Limits.none());
            assertThat(advice.moves().get(0).move())
                    .isEqualTo(game.initialState().legalMoves().get(1));
        }
    }

    @Test
    void whatIsFarAwayIsStoppedByLimitsAndRefusedWithoutAny() {
        try (Solver<Room, Door> solver = solver()) {
            Bounds bounds = solver.prove(open, Limits.none().withPositions(10_000_000));
            assertThat(bounds.isExact()).isFalse();
            assertThat(bounds.inWords()).matches("no win or loss within \\d+ plies");
            assertThatThrownBy(() -> solver.solve(open))
                    .isInstanceOf(TablebaseException.class)
                    .hasMessageContainingAll("does not fit", "proved: no win or loss within");
        }
    }

    /** A move, by its number. */
    record Door(int number) implements Move {

        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    /**
     * A room of a maze without end.
     *
     * @param toEnd 3 for the first room, whose last door leads to a loss in 2; 0 at the end; less than 0 where no end is near
     */
    record Room(int toEnd, long path) implements GameState<Room, Door> {

        @Override
        public Optional<GameValue> terminalValue() {
            return toEnd == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        /** The loser has no door but those that lead to the end. */
        @Override
        public List<Door> legalMoves() {
            int doors = toEnd == 0 ? 0 : toEnd == 2 ? 2 : 4;
            return IntStream.range(0, doors).mapToObj(Door::new).toList();
        }

        @Override
        public Room play(Door door) {
            long mixed = (path + door.number + 1) * 0x9E3779B97F4A7C15L;
            boolean nearer = toEnd == 2 || (toEnd > 0 && door.number == 3);
            return new Room(nearer ? toEnd - 1 : -1, mixed ^ (mixed >>> 29));
        }
    }

    private record Maze() implements Game<Room, Door> {

        @Override
        public String id() {
            return "maze";
        }

        @Override
        public Room initialState() {
            return new Room(3, 1);
        }

        @Override
        public boolean cyclic() {
            return true;
        }
    }
}

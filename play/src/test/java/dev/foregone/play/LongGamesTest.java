package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that end, but whose lines are longer than a depth-first engine follows. */
@Timeout(120)
class LongGamesTest {

    private static final int PLIES = 5_000;
    private static final Limits TIME = Limits.none().withTime(Duration.ofMillis(50));

    /** Points that a player adds. */
    private record Add(int points) implements Move {}

    /** Whoever is to move after the last ply has won if the points divide by three, and lost if one is left. */
    private record Points(int plies, int points) implements GameState<Points, Add> {

        @Override
        public Optional<GameValue> terminalValue() {
            return plies < PLIES ? Optional.empty() : Optional.of(GameValue.values()[points % 3]);
        }

        @Override
        public List<Add> legalMoves() {
            return plies < PLIES ? List.of(new Add(1), new Add(2), new Add(3)) : List.of();
        }

        @Override
        public Points play(Add move) {
            return new Points(plies + 1, (points + move.points * plies) % 1_009);
        }
    }

    /** With or without an evaluation, with or without the truth about its length. */
    private record LongGame(boolean evaluates, boolean tells) implements Game<Points, Add> {

        @Override
        public String id() {
            return "points";
        }

        @Override
        public Points initialState() {
            return new Points(0, 0);
        }

        @Override
        public Optional<ToDoubleFunction<Points>> evaluation() {
            return evaluates ? Optional.of(state -> state.points / 2_000.0) : Optional.empty();
        }

        @Override
        public Optional<Hints<Points, Add>> hints() {
            return Optional.<Hints<Points, Add>>of(new Hints<>() {
                        @Override
                        public int maxPlies(Points state) {
                            return PLIES - state.plies;
                        }
                    })
                    .filter(length -> tells);
        }
    }

    private static List<LongGame> games() {
        return IntStream.range(0, 4)
                .mapToObj(kind -> new LongGame(kind % 2 == 1, kind >= 2))
                .toList();
    }

    /** In each game, of a position at the start, one a ply before the longest line is near enough, and one near the end. */
    private static void ask(String engine, Function<Solver<Points, Add>, Function<Points, Add>> asked) {
        for (LongGame game : games()) {
            try (Solver<Points, Add> solver = Engines.load().get(engine).open(game)) {
                for (int plies : List.of(0, PLIES - 2_001, PLIES - 3)) {
                    Points state = new Points(plies, 7);
                    assertThat(asked.apply(solver).apply(state))
                            .as("%s, %s after %d", engine, game, plies)
                            .isIn(state.legalMoves());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void opponentsMoveInTime(String engine) {
        ask(engine, solver -> state -> Opponent.perfect(solver).within(TIME).choose(state, 0));
        ask(
                engine,
                solver -> state -> Opponent.ofStrength(solver, Strength.CASUAL, 1)
                        .within(TIME)
                        .choose(state, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void opponentsWithoutLimitsMoveAsTheSolverAdvises(String engine) {
        try (Solver<Points, Add> solver = Engines.load().get(engine).open(new LongGame(false, false))) {
            Points start = new Points(0, 0);
            assertThat(Opponent.perfect(solver).choose(start, 0)).isIn(start.legalMoves());
            assertThat(Opponent.ofStrength(solver, Strength.EXPERT, 3).choose(start, 0))
                    .isIn(start.legalMoves());
        }
    }

    /** The time is not given up when proofs are. */
    @Test
    void theRestOfTheTimeIsForEstimates() {
        for (LongGame game : games()) {
            try (Solver<Points, Add> solver = Engines.load().forPlaying(game).open(game)) {
                long before = System.nanoTime();
                solver.advise(game.initialState(), Limits.none().withTime(Duration.ofMillis(300)));
                boolean isDeepEnough = game.evaluates; // then it may have searched as deep as it ever does
                assertThat(System.nanoTime() - before).isGreaterThan(isDeepEnough ? 0 : 290_000_000L);
            }
        }
    }

    @Test
    void gamesAreReviewed() {
        LongGame game = new LongGame(false, false);
        Points start = new Points(PLIES - 2_010, 0);
        List<Add> moves = new ArrayList<>();
        IntStream.range(0, 12).forEach(ply -> moves.add(new Add(1 + ply % 3)));
        try (Solver<Points, Add> solver = Engines.load().forPlaying(game).open(game)) {
            Limits limits = Limits.none().withTime(Duration.ofMillis(200));
            assertThat(Review.of(solver, start, moves, limits).moves()).hasSize(12);
        }
        try (Solver<Points, Add> solver = Engines.load().get("memo").open(game)) {
            List<ReviewedMove<Points, Add>> reviewed =
                    Review.of(solver, new Points(0, 0), moves.subList(0, 2)).moves();
            assertThat(reviewed).hasSize(2).noneMatch(ReviewedMove::isProved);
            Limits limits = Limits.none().withTime(Duration.ofSeconds(5));
            assertThatExceptionOfType(SearchStoppedException.class)
                    .isThrownBy(() -> Puzzle.of(solver, new Points(0, 0), limits))
                    .withMessageContaining("lines of more than 2000 plies are not followed");
        }
    }

    /** Lines that need not end are no fault of the game. */
    @Test
    void anEngineThatFollowsLinesNamesAnotherWhereTheyNeedNotEnd() {
        GraphGame ring = new GraphGame("ring", Graph.of("a: b c", "b: a", "c: b")).declaredCyclic();
        for (String engine : List.of("memo", "anytime")) {
            try (Solver<GraphState, GraphMove> solver =
                    Engines.load().get(engine).open(ring)) {
                assertThatExceptionOfType(SearchStoppedException.class)
                        .isThrownBy(() -> solver.solve(ring.initialState()))
                        .withMessageContaining("plies are not followed: in a game with cycles they need not end")
                        .withMessageContaining("'retrograde'");
            }
        }
    }

    /** The move to the ring is drawn, as no engine that follows lines proves; the other wins in 1, or in 3. */
    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void whatIsProvedOfThePositionIsEnough(String engine) {
        List<Graph> graphs = List.of(
                Graph.of("a: ring win", "ring: back", "back: ring", "win=LOSS"),
                Graph.of("a: ring win", "ring: back", "back: ring", "win: on", "on: end", "end=LOSS"));
        for (Graph graph : graphs) {
            GraphGame game = new GraphGame("ring-beside", graph).declaredCyclic();
            GraphState start = game.initialState();
            try (Solver<GraphState, GraphMove> solver =
                    Engines.load().get(engine).open(game)) {
                GraphMove win = start.legalMoves().get(1);
                assertThat(Opponent.perfect(solver).choose(start, 0)).isEqualTo(win);
                assertThat(Opponent.ofStrength(solver, Strength.EXPERT, 1).choose(start, 0))
                        .isEqualTo(win);
                assertThat(Opponent.perfect(solver).choose(solver.advise(start, Limits.none()), 0))
                        .isEqualTo(win);
            }
        }
    }

    /** Such a game breaks its promise, whatever the limits. */
    @Test
    void aPositionThatComesAgainIsAFault() {
        GraphGame ring = new GraphGame("ring", Graph.of("a: b c", "b: a", "c: b"));
        try (Solver<GraphState, GraphMove> solver = Engines.load().get("memo").open(ring)) {
            for (Limits limits : List.of(Limits.none(), TIME)) {
                assertThatExceptionOfType(LineTooLongException.class)
                        .isThrownBy(
                                () -> Opponent.perfect(solver).within(limits).choose(ring.initialState(), 0))
                        .matches(LineTooLongException::isRepetition);
            }
        }
    }
}

package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphHints;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What knowing the game so far changes. */
class GameSoFarTest {

    private static final Bounds OPEN = Bounds.unknown();

    private final GraphGame game =
            new GraphGame("around", Graph.of("a: b c", "b: a d", "c: a d", "d=DRAW"), true, false, GraphHints.NONE);

    /** Takes the first move of every position to be worth this. */
    private record Guessing(double estimate) implements Solver<GraphState, GraphMove> {

        @Override
        public Bounds prove(GraphState state, Limits limits) {
            return Bounds.unknown();
        }

        @Override
        public Analysis<GraphState, GraphMove> analyze(GraphState state, Limits limits) {
            throw new SearchStoppedException("nothing is known", Bounds.unknown());
        }

        @Override
        public Advice<GraphState, GraphMove> advise(GraphState state, Limits limits) {
            List<AdvisedMove<GraphMove>> moves = state.legalMoves().stream()
                    .map(move -> AdvisedMove.of(move, Bounds.unknown(), OptionalDouble.of(estimate)))
                    .toList();
            return Advice.of(state, Bounds.unknown(), moves, List.of());
        }

        @Override
        public long positionsVisited() {
            return 0;
        }

        @Override
        public void close() {}
    }

    /** The position gone to by a perfect opponent after these positions, where this is known of the moves to b and c. */
    private String chosen(List<String> before, AdvisedMove<GraphMove> toB, AdvisedMove<GraphMove> toC) {
        Guessing solver = new Guessing(-toC.expected()); // as is seen at a glance
        return chosen(Opponent.perfect(solver).within(Duration.ofSeconds(1)), before, toB, toC);
    }

    private String chosen(
            Opponent<GraphState, GraphMove> opponent,
            List<String> before,
            AdvisedMove<GraphMove> toB,
            AdvisedMove<GraphMove> toC) {
        GraphState state = game.initialState();
        Advice<GraphState, GraphMove> advice = Advice.of(state, OPEN, List.of(toB, toC), List.of());
        List<GraphState> positions = before.stream().map(game::state).toList();
        GraphMove move = opponent.after(positions).choose(advice, before.size());
        return Stream.of("b", "c")
                .filter(name -> game.state(name).equals(state.play(move)))
                .findFirst()
                .orElseThrow();
    }

    private AdvisedMove<GraphMove> move(int index, Bounds bounds) {
        return AdvisedMove.of(game.initialState().legalMoves().get(index), bounds, OptionalDouble.empty());
    }

    private AdvisedMove<GraphMove> move(int index, double estimate) {
        return AdvisedMove.of(game.initialState().legalMoves().get(index), OPEN, OptionalDouble.of(estimate));
    }

    @Test
    void whoStandsBetterAvoidsAPositionThatCameBefore() {
        assertThat(chosen(List.of(), move(0, 0.8), move(1, 0.795))).isEqualTo("b");
        assertThat(chosen(List.of("a", "b"), move(0, 0.8), move(1, 0.795))).isEqualTo("c");
    }

    /** Each time counts. */
    @Test
    void aMuchBetterMoveIsMadeAgainButNotForever() {
        assertThat(chosen(List.of("a", "b"), move(0, 0.8), move(1, 0.5))).isEqualTo("b");
        assertThat(chosen(List.of("a", "b", "a", "b"), move(0, 0.8), move(1, 0.5)))
                .isEqualTo("c");
        assertThat(chosen(List.of("a", "b", "a", "b"), move(0, 0.8), move(1, 0.3)))
                .isEqualTo("b");
        assertThat(chosen(List.of("a", "b", "a", "b", "a", "b"), move(0, 0.8), move(1, 0.3)))
                .isEqualTo("c");
    }

    @Test
    void whoStandsWorseSeeksAPositionThatCameBefore() {
        assertThat(chosen(List.of(), move(0, -0.3), move(1, -0.5))).isEqualTo("b");
        assertThat(chosen(List.of("a", "c", "a", "c"), move(0, -0.3), move(1, -0.5)))
                .isEqualTo("c");
    }

    /** A move that was not looked at closely takes the place of another only if it stands a glance. */
    @Test
    void aMoveThatTurnsOutBadIsNoWayOut() {
        assertThat(chosen(Opponent.perfect(new Guessing(0)), List.of("a", "b", "a", "b"), move(0, 0.8), move(1, 0.5)))
                .isEqualTo("b");
    }

    /** A win that is proved is never given up, nor a draw for what may lose. */
    @Test
    void proofsStandAboveTheGame() {
        Bounds won = new Bounds(Outcome.win(9), Outcome.win(3));
        List<String> often = List.of("a", "b", "a", "b", "a", "b");
        assertThat(chosen(often, move(0, won), move(1, 0.99))).isEqualTo("b");
        assertThat(chosen(often, move(0, won), move(1, new Bounds(Outcome.win(11), Outcome.win(3)))))
                .isEqualTo("b");
        assertThat(chosen(often, move(0, Bounds.exactly(Outcome.draw(2))), move(1, -0.1)))
                .isEqualTo("b");
    }

    /** A table of values knows no plies: any move keeps the win, and only the game so far tells which has led nowhere. */
    @Test
    void ofMovesThatAreProvedAlikeTheNewOneWins() {
        Bounds won = new Bounds(Outcome.win(99), Outcome.win(1));
        assertThat(chosen(List.of("a", "b"), move(0, won), move(1, won))).isEqualTo("c");
        Bounds lost = new Bounds(Outcome.loss(2), Outcome.loss(98));
        assertThat(chosen(List.of("a", "c"), move(0, lost), move(1, lost))).isEqualTo("c");
    }

    /** Both moves promise the same, but one leads back. */
    @Test
    void aStrengthAvoidsRepetitionsToo() {
        assertThat(IntStream.range(0, 20)
                        .filter(seed -> chosen(
                                        Opponent.ofStrength(new Guessing(0.8), Strength.GRANDMASTER, seed),
                                        List.of("a", "b"),
                                        move(0, 0.8),
                                        move(1, 0.8))
                                .equals("c")))
                .hasSize(20);
    }

    @Test
    void theLimitsAndTheGameAreBothKept() {
        try (Solver<GraphState, GraphMove> solver = Engines.load().get("memo").open(game)) {
            for (Opponent<GraphState, GraphMove> opponent :
                    List.of(Opponent.perfect(solver), Opponent.ofStrength(solver, Strength.GRANDMASTER, 1))) {
                assertThat(opponent.after(List.of(game.state("b")))
                                .within(Duration.ofSeconds(1))
                                .choose(game.initialState(), 1))
                        .isIn(game.initialState().legalMoves());
            }
        }
    }
}

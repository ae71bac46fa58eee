package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.engine.EngineCycles;
import dev.foregone.testkit.fixture.Subtraction;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.TicTacToe.Board;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReferenceSolverTest {

    private static final int RANDOM = Thorough.orFew(1_500, 400);

    private final TicTacToe ticTacToe = new TicTacToe();

    /** The published histogram: positions by plies to the end, and by value for the player to move. */
    @Test
    void solvesEveryPositionOfTicTacToe() {
        ReferenceSolver<Board, TicTacToe.Cell> solver = new ReferenceSolver<>(ticTacToe);
        Set<Board> boards = ReferenceSolver.reachable(ticTacToe.initialState());
        Map<Outcome, Integer> histogram = new HashMap<>();
        boards.forEach(board -> histogram.merge(solver.outcome(board), 1, Integer::sum));
        assertThat(boards).hasSize(5_478);
        assertThat(solver.outcome(ticTacToe.initialState())).isEqualTo(Outcome.draw(9));
        assertThat(histogram)
                .isEqualTo(Map.ofEntries(
                        Map.entry(Outcome.loss(0), 942),
                        Map.entry(Outcome.draw(0), 16),
                        Map.entry(Outcome.win(1), 2_358),
                        Map.entry(Outcome.draw(1), 80),
                        Map.entry(Outcome.loss(2), 508),
                        Map.entry(Outcome.draw(2), 200),
                        Map.entry(Outcome.win(3), 356),
                        Map.entry(Outcome.draw(3), 200),
                        Map.entry(Outcome.loss(4), 124),
                        Map.entry(Outcome.draw(4), 264),
                        Map.entry(Outcome.win(5), 122),
                        Map.entry(Outcome.draw(5), 136),
                        Map.entry(Outcome.draw(6), 138),
                        Map.entry(Outcome.draw(7), 24),
                        Map.entry(Outcome.draw(8), 9),
                        Map.entry(Outcome.draw(9), 1)));
    }

    /** Lost are the heaps that leave 0 or 2 when divided by 7. */
    @Test
    void solvesTheSubtractionGame() {
        GraphGame game = Subtraction.of(60);
        var solver = new ReferenceSolver<>(game);
        for (int counters = 0; counters <= 60; counters++) {
            boolean lost = counters % 7 == 0 || counters % 7 == 2;
            assertThat(solver.outcome(game.state("" + counters)).value())
                    .isEqualTo(lost ? GameValue.LOSS : GameValue.WIN);
        }
    }

    @ParameterizedTest
    @EnumSource
    void followsAChainOfThousandsOfPlies(GameValue end) {
        Graph.Builder graph = new Graph.Builder();
        graph.node(end);
        for (int node = 1; node <= 5_000; node++) {
            graph.move(node - 1, graph.node(end));
        }
        GraphGame chain = new GraphGame("chain", graph.build());
        assertThat(new ReferenceSolver<>(chain).outcome(chain.initialState())).isEqualTo(new Outcome(end, 5_000));
        assertThat(new ReferenceSolver<>(chain).outcome(chain.state(1))).isEqualTo(new Outcome(end.negated(), 4_999));
    }

    @Test
    void refusesACycleAndNamesIt() {
        GraphGame circle = EngineCycles.circle(3);
        assertThatThrownBy(() -> new ReferenceSolver<>(circle).outcome(circle.initialState()))
                .isInstanceOf(LineTooLongException.class)
                .hasMessageContaining("#0")
                .hasMessageContaining("after 3 plies")
                .hasMessageContaining("circle-3");
    }

    @Test
    void givesUpWhenItWouldTakeTooLong() {
        ReferenceSolver<Board, TicTacToe.Cell> solver = new ReferenceSolver<>(ticTacToe);
        assertThat(solver.outcomeWithin(ticTacToe.initialState(), 1_000)).isEmpty();
        assertThat(solver.outcomeWithin(ticTacToe.initialState(), 10_000)).contains(Outcome.draw(9));
    }

    /** Two ways that share nothing: depth first from the position, and ply by ply from the end. */
    @Test
    void agreesWithRetrogradeAnalysis() {
        Stream<GraphGame> inTurn = LongStream.rangeClosed(1, RANDOM).mapToObj(RandomGames::acyclic);
        Stream<GraphGame> twice = LongStream.rangeClosed(1, RANDOM).mapToObj(RandomGames::doubleMoves);
        Stream.concat(inTurn, twice).forEach(game -> {
            ReferenceSolver<GraphState, ?> solver = new ReferenceSolver<>(game);
            List<Outcome> outcomes = Retrograde.outcomes(game.graph());
            game.states()
                    .forEach(state -> assertThat(solver.outcome(state))
                            .as("%s of %s", state, game.id())
                            .isEqualTo(outcomes.get(state.node())));
        });
    }

    /** The value of a position is kept where the same player moves again. */
    @Test
    void keepsTheValueWhereThePlayerMovesAgain() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int between = graph.node(GameValue.DRAW);
        int end = graph.node(GameValue.LOSS);
        GraphGame game = new GraphGame(
                "twice", graph.moveAgain(start, between).move(between, end).build());
        var solver = new ReferenceSolver<>(game);
        assertThat(solver.outcome(game.state(between))).isEqualTo(Outcome.win(1));
        assertThat(solver.outcome(game.state(start))).isEqualTo(Outcome.win(2));
        assertThat(Retrograde.outcomes(game.graph())).containsExactly(Outcome.win(2), Outcome.win(1), Outcome.loss(0));
    }
}

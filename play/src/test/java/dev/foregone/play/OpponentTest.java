package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

    /** Both moves draw in 2; after the second the other player may err. */
    @Test
    void perfectPlayLeavesTheLikeliestError() {
        GraphGame game = new GraphGame(
                "swindle", Graph.of("a: calm sharp", "calm: drawn", "sharp: drawn won", "drawn=DRAW", "won=WIN"));
        try (Solver<GraphState, GraphMove> solver = open(game)) {
            Analysis<GraphState, GraphMove> analysis = solver.analyze(game.initialState());
            assertThat(analysis.moves())
                    .allSatisfy(rated -> assertThat(rated.outcome()).isEqualTo(Outcome.draw(2)));
            GraphMove chosen = Opponent.perfect(solver).choose(game.initialState(), 0);
            assertThat(game.initialState().play(chosen)).isEqualTo(game.state("sharp"));
            assertThat(Opponent.perfect(solver).choose(Advice.of(analysis), 0)).isEqualTo(chosen);
        }
    }

    /** Knows the value of each position at once and no plies, as a table of values does. */
    private record Values(Solver<TicTacToe, Square> all) implements Solver<TicTacToe, Square> {

        @Override
        public Bounds prove(TicTacToe state, Limits limits) {
            Outcome outcome = all.solve(state);
            return state.terminalValue().isPresent()
                    ? Bounds.exactly(outcome)
                    : switch (outcome.value()) {
                        case WIN -> new Bounds(Outcome.win(99), Outcome.win(1));
                        case DRAW -> new Bounds(Outcome.endlessDraw(), Outcome.draw(1));
                        case LOSS -> new Bounds(Outcome.loss(1), Outcome.loss(99));
                    };
        }

        @Override
        public Analysis<TicTacToe, Square> analyze(TicTacToe state, Limits limits) {
            throw new SearchStoppedException("plies are not known", prove(state, limits));
        }

        @Override
        public long positionsVisited() {
            return 0;
        }

        @Override
        public void close() {
            all.close();
        }
    }

    @Test
    void withoutLimitsPerfectPlayKeepsAValueThatIsKnownWithoutPlies() {
        try (Solver<TicTacToe, Square> all = Engines.load().get("memo").open(TIC_TAC_TOE);
                Values values = new Values(all)) {
            for (String position :
                    List.of(".../.../...", "x../.../...", "xo./.../...", "xo./x../...", "xx./oo./...", "x../.o./..x")) {
                TicTacToe state = TIC_TAC_TOE.parse(position);
                Square chosen = Opponent.perfect(values).choose(state, 0);
                assertThat(all.solve(state.play(chosen)).backedUp().value())
                        .as("%s in %s", chosen, position)
                        .isEqualTo(all.solve(state).value());
            }
        }
    }

    /** Three of four errors beat one of two, wherever they stand. */
    @Test
    void theShareOfErrorsDecides() {
        GraphGame game = new GraphGame(
                "shares", Graph.of("a: half most none", "half: d w", "most: d w w w", "none: d d", "d=DRAW", "w=WIN"));
        try (Solver<GraphState, GraphMove> solver = open(game)) {
            GraphMove chosen = Opponent.perfect(solver).choose(game.initialState(), 0);
            assertThat(game.initialState().play(chosen)).isEqualTo(game.state("most"));
        }
    }

    /** The first move passes the turn to whom nothing can happen; after the second the player moves again, to whom much can. */
    @Test
    void anErrorIsLookedForAtTheEndOfTheOwnMoves() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int calm = graph.node(GameValue.DRAW);
        int again = graph.node(GameValue.DRAW);
        int sharp = graph.node(GameValue.DRAW);
        int between = graph.node(GameValue.DRAW);
        int draw = graph.node(GameValue.DRAW);
        int won = graph.node(GameValue.WIN);
        graph.move(start, calm).moveAgain(start, again).move(calm, between).move(between, draw);
        graph.move(again, sharp).move(sharp, draw).move(sharp, won);
        GraphGame game = new GraphGame("again", graph.build());
        try (Solver<GraphState, GraphMove> solver = open(game)) {
            assertThat(solver.analyze(game.initialState()).bestMoves()).hasSize(2);
            GraphMove chosen = Opponent.perfect(solver).choose(game.initialState(), 0);
            assertThat(game.initialState().play(chosen)).isEqualTo(game.state(again));
        }
    }

    /** Whoever can move forever never lets the other err. */
    @Test
    void aPlayerWhoMovesForEverIsNotFollowedForEver() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int one = graph.node(GameValue.DRAW);
        int other = graph.node(GameValue.DRAW);
        int lost = graph.node(GameValue.WIN);
        graph.moveAgain(start, one)
                .moveAgain(start, other)
                .moveAgain(one, start)
                .moveAgain(other, start);
        graph.move(one, lost).move(other, lost);
        GraphGame game = new GraphGame("for-ever", graph.build()).declaredCyclic();
        try (Solver<GraphState, GraphMove> solver =
                Engines.load().get("retrograde").open(game)) {
            assertThat(solver.analyze(game.initialState()).outcome()).isEqualTo(Outcome.endlessDraw());
            GraphMove chosen = Opponent.perfect(solver).choose(game.initialState(), 0);
            assertThat(game.initialState().play(chosen)).isEqualTo(game.state(one));
        }
    }

    @Test
    void aLikelierErrorIsNoReasonForAWorseOutcome() {
        GraphGame game =
                new GraphGame("greed", Graph.of("a: late soon", "soon=LOSS", "late: x y", "x: e", "y=WIN", "e=LOSS"));
        try (Solver<GraphState, GraphMove> solver = open(game)) {
            assertThat(game.initialState().play(Opponent.perfect(solver).choose(game.initialState(), 0)))
                    .isEqualTo(game.state("soon"));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void perfectPlayNeverLetsABetterOutcomeSlip(long seed) {
        assertPerfect(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), seed);
        KalahGame kalah = new KalahGame();
        assertPerfect(kalah, kalah.parse("3x1"), seed);
    }

    private static <S extends GameState<S, M>, M extends Move> void assertPerfect(Game<S, M> game, S start, long seed) {
        try (Solver<S, M> solver = open(game)) {
            Opponent<S, M> perfect = Opponent.perfect(solver);
            S state = start;
            int ply = 0;
            while (state.terminalValue().isEmpty()) {
                Analysis<S, M> analysis = solver.analyze(state);
                assertThat(analysis.outcomeOf(perfect.choose(state, ply)))
                        .as("seed %d, %s", seed, state)
                        .isEqualTo(analysis.outcome());
                state = state.play(MoveChances.atRandom(state.legalMoves()).choose(seed, ply++));
            }
        }
    }

    @Test
    void theSameSeedIsTheSameGame() {
        assertThat(game(11)).isEqualTo(game(11)).isNotEqualTo(game(12));
    }

    /** A game of the opponent against itself. */
    private static List<Square> game(long seed) {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            Opponent<TicTacToe, Square> opponent = Opponent.ofStrength(solver, Strength.CASUAL, seed);
            List<Square> moves = new ArrayList<>();
            TicTacToe state = TIC_TAC_TOE.initialState();
            while (state.terminalValue().isEmpty()) {
                moves.add(opponent.choose(state, moves.size()));
                state = state.play(moves.get(moves.size() - 1));
            }
            return moves;
        }
    }

    /** Asked twice, or again after moves were taken back, it does not count its own answers. */
    @Test
    void theMoveDependsOnPositionSeedAndPlyAlone() {
        TicTacToe start = TIC_TAC_TOE.initialState();
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            Opponent<TicTacToe, Square> opponent = Opponent.ofStrength(solver, Strength.BEGINNER, 3);
            List<Square> first = IntStream.range(0, 20)
                    .mapToObj(ply -> opponent.choose(start, ply))
                    .toList();
            List<Square> again = IntStream.range(0, 20)
                    .mapToObj(ply -> opponent.choose(start, ply))
                    .toList();
            assertThat(again).isEqualTo(first);
            assertThat(Set.copyOf(first)).as("draws by the ply").hasSizeGreaterThan(3);
            assertThat(opponent.choose(start, 7)).isEqualTo(first.get(7));
            assertThat(Opponent.ofStrength(solver, Strength.BEGINNER, 3).choose(start, 7))
                    .isEqualTo(first.get(7));
        }
    }

    /** The analysis is there; the questions after it are stopped. */
    @Test
    void aBestMoveIsNotThrownAwayBecauseTheComparisonDidNotEnd() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE);
                Solver<TicTacToe, Square> fresh = open(TIC_TAC_TOE)) {
            Analysis<TicTacToe, Square> analysis = solver.analyze(TIC_TAC_TOE.initialState());
            assertThat(analysis.bestMoves()).hasSizeGreaterThan(1);
            assertThat(Opponent.perfect(fresh)
                            .within(Limits.none().withPositions(3))
                            .choose(Advice.of(analysis), 0))
                    .isEqualTo(analysis.bestMoves().get(0));
        }
    }

    @Test
    void aFinishedGameIsRefused() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            TicTacToe over = TIC_TAC_TOE.parse("xxx/oo./...");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Opponent.perfect(solver).choose(over, 0))
                    .withMessageContaining("the game is over");
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        return Engines.load().get("memo").open(game);
    }
}

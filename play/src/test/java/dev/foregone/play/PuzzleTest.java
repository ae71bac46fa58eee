package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.testkit.ReferenceSolver;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PuzzleTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

    private static Optional<Puzzle<TicTacToe, Square>> of(String position) {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE)) {
            return Puzzle.of(solver, TIC_TAC_TOE.parse(position), Limits.none());
        }
    }

    /** X threatens twice from one square only; then it wins on either. */
    @Test
    void aForkIsTheOnlyWin() {
        Puzzle<TicTacToe, Square> puzzle = of("x.o/.o./..x").orElseThrow();
        assertThat(puzzle.solution()).hasToString("[2,0]");
        assertThat(puzzle.moves()).isEqualTo(1);
        assertThat(puzzle.errorChance()).isEqualTo(4 / 5.0, within(1e-12));
    }

    @Test
    void whatIsNotWonOrWonInSeveralWaysOrForcedOrOverIsNone() {
        assertThat(of(".../.../...")).as("drawn").isEmpty();
        assertThat(of("xx./x../oo.")).as("two squares win").isEmpty();
        assertThat(of("xxx/oo./...")).as("over").isEmpty();
        assertThat(of("xox/oxo/ox.")).as("forced").isEmpty();
    }

    @Test
    void eachTurnOfAPuzzleIsAnOnlyMoveAgainstTheLongestDefence() {
        assertThat(check(TIC_TAC_TOE, TIC_TAC_TOE.initialState())).isGreaterThan(100);
        KalahGame kalah = new KalahGame();
        assertThat(check(kalah, kalah.parse("2x3")))
                .as("players who move again")
                .isPositive();
    }

    /** Checks the puzzles of all positions that can be reached, and returns how many have several moves. */
    private static <S extends GameState<S, M>, M extends Move> int check(Game<S, M> game, S root) {
        ReferenceSolver<S, M> truth = new ReferenceSolver<>(game);
        int several = 0;
        try (Solver<S, M> solver = Engines.load().get("memo").open(game)) {
            for (S state : ReferenceSolver.reachable(root)) {
                Optional<Puzzle<S, M>> puzzle = Puzzle.of(solver, state, Limits.none());
                assertThat(puzzle.isPresent()).as(game.format(state)).isEqualTo(isOnlyWin(truth, state));
                puzzle.ifPresent(found -> check(truth, found));
                several += puzzle.map(Puzzle::moves).orElse(0) > 1 ? 1 : 0;
            }
        }
        return several;
    }

    private static <S extends GameState<S, M>, M extends Move> void check(
            ReferenceSolver<S, M> truth, Puzzle<S, M> puzzle) {
        S state = puzzle.position();
        boolean winner = true;
        int turns = 0;
        double found = 1;
        for (M move : puzzle.solution()) {
            if (winner) {
                assertThat(isOnlyWin(truth, state)).isTrue();
                assertThat(after(truth, state, move).value()).isEqualTo(GameValue.WIN);
                found /= state.legalMoves().size();
                turns++;
            } else {
                assertThat(after(truth, state, move)).isEqualTo(truth.outcome(state));
            }
            winner = state.movesAgain(move) == winner;
            state = state.play(move);
        }
        assertThat(puzzle.moves()).isEqualTo(turns);
        assertThat(puzzle.errorChance()).isEqualTo(1 - found, within(1e-12));
        assertThat(state.terminalValue().isPresent() || !winner || !isOnlyWin(truth, state))
                .as("it ends no sooner than it must")
                .isTrue();
    }

    private static <S extends GameState<S, M>, M extends Move> boolean isOnlyWin(ReferenceSolver<S, M> truth, S state) {
        if (state.terminalValue().isPresent()) {
            return false;
        }
        List<M> moves = state.legalMoves();
        return moves.size() > 1
                && moves.stream()
                                .filter(move -> after(truth, state, move).value() == GameValue.WIN)
                                .count()
                        == 1;
    }

    private static <S extends GameState<S, M>, M extends Move> Outcome after(
            ReferenceSolver<S, M> truth, S state, M move) {
        return truth.outcome(state.play(move)).backedUp(state.movesAgain(move));
    }
}

package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.testkit.ReferenceSolver;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles in which one move alone wins within some plies. */
class NearPuzzleTest {

    /** Wins and losses within some plies, by trying all moves. */
    private static final class BruteForce<S extends GameState<S, M>, M extends Move> {

        private record Question<S>(S state, int plies) {}

        private final Map<Question<S>, Optional<Outcome>> known = new HashMap<>();

        /** The outcome if it is a win or a loss within so many plies. */
        Optional<Outcome> within(S state, int plies) {
            Question<S> question = new Question<>(state, plies);
            Optional<Outcome> before = known.get(question);
            if (before == null) {
                before = tried(state, plies);
                known.put(question, before);
            }
            return before;
        }

        private Optional<Outcome> tried(S state, int plies) {
            if (state.terminalValue().isPresent()) {
                GameValue value = state.terminalValue().orElseThrow();
                return value == GameValue.DRAW ? Optional.empty() : Optional.of(Outcome.finished(value));
            }
            List<Optional<Outcome>> after = state.legalMoves().stream()
                    .map(move -> after(state, move, plies))
                    .toList();
            Optional<Outcome> best = after.stream().flatMap(Optional::stream).max(Comparator.naturalOrder());
            boolean isWon =
                    best.filter(outcome -> outcome.value() == GameValue.WIN).isPresent();
            return isWon || after.stream().allMatch(Optional::isPresent) ? best : Optional.empty();
        }

        Optional<Outcome> after(S state, M move, int plies) {
            return plies == 0
                    ? Optional.empty()
                    : within(state.play(move), plies - 1).map(outcome -> outcome.backedUp(state.movesAgain(move)));
        }

        List<M> winning(S state, int plies) {
            return state.terminalValue().isPresent()
                    ? List.of()
                    : state.legalMoves().stream()
                            .filter(move -> after(state, move, plies)
                                    .filter(outcome -> outcome.value() == GameValue.WIN)
                                    .isPresent())
                            .toList();
        }

        boolean hasOnlyWin(S state, int plies) {
            return winning(state, plies).size() == 1 && state.legalMoves().size() > 1;
        }
    }

    /** Every position of small games: that alternate, that do not, and that have cycles. */
    @ParameterizedTest
    @CsvSource({
        "tictactoe, memo, .../.../..., 3, 200, 20",
        "tictactoe, anytime, .../.../..., 5, 200, 100",
        "kalah, memo, 3x2, 6, 20, 5",
        "dodgem, memo, '', 3, 50, 20",
        "dodgem, anytime, '', 5, 50, 20",
        "dodgem, retrograde, '', 5, 50, 20"
    })
    void eachTurnHasOneMoveThatWinsSoSoon(
            String game, String engine, String start, int plies, int puzzles, int several) {
        check(Games.load().get(game), engine, start, plies, puzzles, several);
    }

    private static <S extends GameState<S, M>, M extends Move> void check(
            Game<S, M> game, String engine, String start, int plies, int puzzles, int several) {
        BruteForce<S, M> truth = new BruteForce<>();
        int found = 0;
        int lasting = 0;
        try (Solver<S, M> solver = Engines.load().get(engine).open(game)) {
            S root = start.isEmpty() ? game.initialState() : game.parse(start);
            for (S state : ReferenceSolver.reachable(root)) {
                Optional<Puzzle<S, M>> puzzle = Puzzle.within(solver, state, plies, Limits.none());
                assertThat(puzzle.isPresent()).as(game.format(state)).isEqualTo(truth.hasOnlyWin(state, plies));
                puzzle.ifPresent(each -> check(truth, each, plies));
                found += puzzle.isPresent() ? 1 : 0;
                lasting += puzzle.map(Puzzle::moves).orElse(0) > 1 ? 1 : 0;
            }
        }
        assertThat(found).as("puzzles").isGreaterThan(puzzles);
        assertThat(lasting).as("puzzles of several moves").isGreaterThan(several);
    }

    private static <S extends GameState<S, M>, M extends Move> void check(
            BruteForce<S, M> truth, Puzzle<S, M> puzzle, int plies) {
        S state = puzzle.position();
        boolean winner = true;
        int turns = 0;
        int left = plies;
        double chance = 1;
        for (M move : puzzle.solution()) {
            if (winner) {
                assertThat(state.legalMoves()).hasSizeGreaterThan(1);
                assertThat(truth.winning(state, left)).containsExactly(move);
                chance /= state.legalMoves().size();
                turns++;
            } else {
                assertThat(truth.after(state, move, left)).isEqualTo(truth.within(state, left));
            }
            winner = state.movesAgain(move) == winner;
            state = state.play(move);
            left--;
        }
        assertThat(puzzle.within()).hasValue(plies);
        assertThat(puzzle.moves()).isEqualTo(turns);
        assertThat(puzzle.errorChance()).isEqualTo(1 - chance, within(1e-12));
        assertThat(!winner || !truth.hasOnlyWin(state, left))
                .as("it ends no sooner than it must")
                .isTrue();
    }

    private static Optional<Puzzle<TicTacToe, Square>> of(String position, int plies, Limits limits) {
        Game<TicTacToe, Square> game = new TicTacToeGame();
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(game)) {
            return Puzzle.within(solver, game.parse(position), plies, limits);
        }
    }

    /** Two squares win, but one at once: other moves may win later. */
    @Test
    void otherMovesMayWinLater() {
        assertThat(of("xx./.../oo.", 1, Limits.none()).orElseThrow().solution()).hasToString("[0,2]");
        assertThat(of("xx./.../oo.", 5, Limits.none())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {9, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
    void thereMayBeMorePliesThanTheGameHas(int plies) {
        assertThat(of("xx./.../oo.", plies, Limits.none())).isEmpty();
        assertThat(of("xx./oo./...", plies, Limits.none()).orElseThrow().solution())
                .hasToString("[0,2]");
    }

    /** All four moves lose in two plies. */
    @Test
    void theDefenceProvesEachMoveOnceAndKeepsTheFirstOfEquals() {
        Game<TicTacToe, Square> game = new TicTacToeGame();
        AtomicInteger proofs = new AtomicInteger();
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(game)) {
            Questions<TicTacToe, Square> questions = new Questions<>(counting(solver, proofs), Limits.none());
            TicTacToe lost = game.parse("x.x/.o./o.x");
            assertThat(new NearWins<>(questions, 3).defence(lost, 1)).hasToString("0,1");
        }
        assertThat(proofs).hasValue(4);
    }

    @SuppressWarnings("unchecked") // a proxy has the type of its interface
    private static Solver<TicTacToe, Square> counting(Solver<TicTacToe, Square> solver, AtomicInteger proofs) {
        return (Solver<TicTacToe, Square>) Proxy.newProxyInstance(
                NearPuzzleTest.class.getClassLoader(), new Class<?>[] {Solver.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("prove")) {
                        proofs.incrementAndGet();
                    }
                    return method.invoke(solver, arguments);
                });
    }

    @Test
    void aLimitIsNoAnswer() {
        assertThatExceptionOfType(SearchStoppedException.class)
                .isThrownBy(() -> of("x../.../o..", 9, Limits.none().withPositions(3)))
                .withMessageContaining("before it was known whether a move wins so soon");
    }

    @Test
    void noMoveWinsWithinNoPlies() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of("x../.../o..", 0, Limits.none()))
                .withMessage("a move wins within 1 ply or more, not within 0");
    }
}

package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Fixture.Option;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(300)
class StrengthTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

    private static final double EXACT = 1e-12;

    @Test
    void eachSeesAsFarAsTheOneBeforeAndThinksOfAsManyMoves() {
        Strength[] all = Strength.values();
        assertThat(all[0].sight()).as("takes a win in one, stops a loss in one").isEqualTo(2);
        assertThat(all[0].thoughts()).as("moves at random beyond").isEqualTo(1);
        for (int i = 1; i < all.length; i++) {
            assertThat(all[i].sight()).isGreaterThanOrEqualTo(all[i - 1].sight());
            assertThat(all[i].thoughts()).isGreaterThan(all[i - 1].thoughts());
        }
    }

    @Test
    void isFoundByItsName() {
        assertThat(Strength.named("Beginner")).contains(Strength.BEGINNER);
        for (Strength strength : Strength.values()) {
            assertThat(Strength.named(strength.toString())).contains(strength);
        }
        assertThat(Strength.named("godlike")).isEmpty();
        assertThat(Strength.names()).startsWith("beginner, ").endsWith(", perfect");
    }

    // ---- The chances

    /** Four of five moves are in question; the two in the middle are expected to be alike. */
    @Test
    void theMostPromisingOfTheMovesDrawnIsMade() {
        List<AdvisedMove<Option>> moves = List.of(
                Fixture.estimated(0, 0.1),
                Fixture.estimated(1, 0.4),
                Fixture.proved(2, Outcome.loss(2)),
                Fixture.estimated(3, 0.1),
                Fixture.estimated(4, -0.5));
        for (Strength strength : Strength.values()) {
            MoveChances<Option> chances = MoveChances.of(Fixture.advice(moves), strength);
            double first = 1 - Math.pow(0.75, strength.thoughts());
            double last = Math.pow(0.25, strength.thoughts());
            assertThat(chances.of(new Option(1))).isCloseTo(first, within(EXACT));
            assertThat(chances.of(new Option(4))).isCloseTo(last, within(EXACT));
            assertThat(chances.of(new Option(0))).isCloseTo((1 - first - last) / 2, within(EXACT));
            assertThat(chances.of(new Option(3))).isEqualTo(chances.of(new Option(0)));
            assertThat(chances.of(new Option(2))).isZero();
        }
    }

    /** Of four moves that come to mind where there are eight, three are of a share of them. */
    @Test
    void whereThereAreManyMovesMoreComeToMind() {
        assertThat(bestOf(8, Strength.CASUAL)).isCloseTo(1 - Math.pow(7 / 8.0, 4), within(EXACT));
        assertThat(bestOf(48, Strength.CASUAL)).isCloseTo(1 - Math.pow(47 / 48.0, 1 + 3 * 6), within(EXACT));
        for (Strength strength : sighted()) {
            double few = strength.thoughts() - 1;
            assertThat(bestOf(28, strength)).isCloseTo(1 - Math.pow(27 / 28.0, 1 + few * 3.5), within(EXACT));
        }
        assertThat(bestOf(48, Strength.BEGINNER)).isCloseTo(1 / 48.0, within(EXACT));
    }

    /** The chance of the most promising of so many moves. */
    private static double bestOf(int moves, Strength strength) {
        List<AdvisedMove<Option>> advised = IntStream.range(0, moves)
                .mapToObj(number -> Fixture.estimated(number, 0.5 - number / 1_000.0))
                .toList();
        return MoveChances.of(Fixture.advice(advised), strength).of(new Option(0));
    }

    @ParameterizedTest
    @EnumSource
    void theSoonestWinInSightIsMadeAndElseTheLatestLoss(Strength strength) {
        AdvisedMove<Option> hope = Fixture.estimated(0, 0.9);
        assertThat(only(strength, List.of(hope, Fixture.proved(1, Outcome.win(3)), Fixture.proved(2, Outcome.win(1)))))
                .isEqualTo(2);
        assertThat(only(strength, List.of(Fixture.proved(0, Outcome.loss(2)), Fixture.proved(1, Outcome.loss(4)))))
                .isEqualTo(1);
        assertThat(only(strength, List.of(Fixture.proved(0, Outcome.loss(2)), Fixture.estimated(1, -1))))
                .isEqualTo(1);
    }

    private static int only(Strength strength, List<AdvisedMove<Option>> moves) {
        List<MoveChance<Option>> possible = MoveChances.of(Fixture.advice(moves), strength).moves().stream()
                .filter(move -> move.chance() > 0)
                .toList();
        assertThat(possible).hasSize(1);
        return possible.get(0).move().number();
    }

    // ---- The moves

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(TIC_TAC_TOE, ""),
                Arguments.of(new KalahGame(), "6x4"),
                Arguments.of(new DodgemGame(), ""));
    }

    /** Of each strength, also after harder questions, which leave proofs behind. */
    @ParameterizedTest
    @MethodSource("games")
    void theMoveDependsOnPositionStrengthSeedAndPlyAlone(Game<?, ?> game, String start) {
        depends(game, start);
    }

    private static <S extends GameState<S, M>, M extends Move> void depends(Game<S, M> game, String start) {
        S root = start.isEmpty() ? game.initialState() : game.parse(start);
        S next = root.play(root.legalMoves().get(0));
        for (Strength strength : sighted()) {
            try (Solver<S, M> solver = open(game, 1);
                    Solver<S, M> other = open(game, 2)) {
                List<M> first = moves(solver, strength, root);
                other.advise(root, Limits.none().withPositions(200_000));
                moves(other, strength, next);
                assertThat(moves(other, strength, root)).as("%s", strength).isEqualTo(first);
                assertThat(moves(solver, strength, root)).as("%s", strength).isEqualTo(first);
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> List<M> moves(
            Solver<S, M> solver, Strength strength, S state) {
        Opponent<S, M> opponent = Opponent.ofStrength(solver, strength, 3).within(Duration.ofMinutes(1));
        return IntStream.range(0, 10)
                .mapToObj(ply -> opponent.choose(state, ply))
                .toList();
    }

    @Test
    void seedsAndPliesAreOtherDraws() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE, 1)) {
            TicTacToe start = TIC_TAC_TOE.initialState();
            assertThat(Set.copyOf(moves(solver, Strength.BEGINNER, start))).hasSizeGreaterThan(3);
            Set<Square> bySeed = new HashSet<>();
            for (long seed = 0; seed < 20; seed++) {
                bySeed.add(Opponent.ofStrength(solver, Strength.BEGINNER, seed).choose(start, 0));
            }
            assertThat(bySeed).hasSizeGreaterThan(3);
        }
    }

    /** The win in 5 is beyond the sight of a beginner, who sees 2 plies, but not of the perfect. */
    @Test
    void whatIsDecidedBeyondItsSightIsNotSeen() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE, 1)) {
            TicTacToe won = TIC_TAC_TOE.parse("xo./.../...");
            assertThat(solver.solve(won)).isEqualTo(Outcome.win(5));
            List<Square> winning = solver.analyze(won).bestMoves();
            assertThat(winning).containsAll(moves(solver, Strength.PERFECT, won));
            assertThat(moves(solver, Strength.BEGINNER, won)).anyMatch(move -> !winning.contains(move));
            Advice<TicTacToe, Square> known = Advice.of(solver.analyze(won));
            Opponent<TicTacToe, Square> beginner = Opponent.ofStrength(solver, Strength.BEGINNER, 3);
            for (int ply = 0; ply < 10; ply++) {
                assertThat(beginner.choose(known, ply)).isEqualTo(beginner.choose(won, ply));
            }
        }
    }

    @Test
    void aFinishedGameIsRefused() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE, 1)) {
            TicTacToe over = TIC_TAC_TOE.parse("xxx/oo./...");
            for (Strength strength : Strength.values()) {
                assertThatIllegalArgumentException()
                        .isThrownBy(
                                () -> Opponent.ofStrength(solver, strength, 1).choose(over, 0))
                        .withMessageContaining("the game is over");
            }
        }
    }

    private static List<Strength> sighted() {
        return Stream.of(Strength.values())
                .filter(each -> each != Strength.PERFECT)
                .toList();
    }

    private static <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, int threads) {
        SolverOptions options =
                SolverOptions.defaults().withMemoryBytes(1 << 24).withThreads(threads);
        return Engines.load().forPlaying(game).open(game, options);
    }
}

package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.StrategyVerifier;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The strategies that games bring are right, and Connect Four's is checked by a stranger too. */
final class BundledStrategiesTest {

    static Stream<Game<?, ?>> games() {
        Games games = Games.load();
        return games.ids().stream()
                .<Game<?, ?>>map(games::get)
                .filter(game -> !Strategy.bundled(game).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void isRight(Game<S, M> game) {
        for (Strategy<S, M> strategy : Strategy.bundled(game)) {
            StrategyVerification found = StrategyVerifier.of(Engines.load().forSolving(game))
                    .withThreads(2)
                    .verify(strategy);
            assertThat(found.finding()).isEmpty();
            assertThat(found.nodes()).isEqualTo(strategy.statistics().nodes());
        }
    }

    /** As published: the first player wins Connect Four, by the middle column. */
    @Test
    void connectFourIsWonAtOnce() {
        wonAtOnce(Games.load().get("connectfour"), "4");
    }

    private static <S extends GameState<S, M>, M extends Move> void wonAtOnce(Game<S, M> game, String move) {
        List<Strategy<S, M>> strategies = Strategy.bundled(game);
        assertThat(strategies).hasSize(1);
        Strategy<S, M> strategy = strategies.get(0);
        assertThat(strategy.move(strategy.root()).map(Object::toString)).contains(move);
        try (Solver<S, M> solver = strategy.solver()) {
            Bounds bounds = solver.proveValue(game.initialState(), Limits.none());
            assertThat(bounds.atLeast()).isGreaterThan(Outcome.draw(1));
        }
    }

    /** The whole game could not be solved in the time of any test. */
    @Test
    @Timeout(120)
    void aPerfectOpponentWithoutLimitsWinsConnectFour() {
        Game<?, ?> game = Games.load().get("connectfour");
        for (long seed = 0; seed < Thorough.orFew(50, 5); seed++) {
            winsAgainstChance(game, seed);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void winsAgainstChance(Game<S, M> game, long seed) {
        Strategy<S, M> strategy = Strategy.bundled(game).get(0);
        Random random = new Random(seed);
        S state = game.initialState();
        try (Solver<S, M> alone = strategy.solver();
                Solver<S, M> both =
                        strategy.solver(Engines.load().forPlaying(game).open(game))) {
            for (int ply = 0; state.terminalValue().isEmpty(); ply++) {
                List<M> legal = state.legalMoves();
                M move = legal.get(random.nextInt(legal.size()));
                if (ply == 1) {
                    assertThat(legal).contains(Opponent.perfect(both).choose(state, ply));
                } else if (ply % 2 == 0) {
                    move = Opponent.perfect(both).choose(state, ply);
                    Optional<M> known = strategy.move(state);
                    assertThat(move).isEqualTo(known.orElse(move));
                    if (known.isPresent()) {
                        assertThat(Opponent.perfect(alone).choose(state, ply)).isEqualTo(move);
                    }
                }
                state = state.play(move);
            }
        }
        assertThat(state.terminalValue()).contains(GameValue.LOSS);
    }

    /** Who loses whatever happens holds out as if no strategy said so. */
    @Test
    void theLosingSideMovesAsWithoutIt() {
        for (String position : List.of("4", "44444")) {
            holdsOut(Games.load().get("connectfour"), position);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void holdsOut(Game<S, M> game, String position) {
        Engine engine = Engines.load().forPlaying(game);
        S state = game.parse(position);
        Limits limits = Limits.none().withPositions(20_000);
        try (Solver<S, M> alone = engine.open(game);
                Solver<S, M> both = Strategy.bundled(game).get(0).solver(engine.open(game))) {
            assertThat(both.proveValue(state, limits).atMost().value()).isEqualTo(GameValue.LOSS);
            assertThat(both.advise(state, limits).bestMove())
                    .isEqualTo(alone.advise(state, limits).bestMove());
        }
    }

    /** The program is found on a machine that builds; where there is none, this checks nothing. */
    @Test
    void aStrategyWithoutLeavesIsCheckedInAnotherLanguage(@TempDir Path directory) throws Exception {
        assumeTrue(hasNode(), "node is not installed");
        Path file = built(Games.load().get("connectfour"), directory.resolve("4x4.strategy"));
        assertThat(checked(file)).isZero();
        Path forged = directory.resolve("forged.strategy");
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        Files.writeString(forged, text.replace("proves DRAW", "proves WIN"), StandardCharsets.ISO_8859_1);
        assertThat(checked(forged)).isEqualTo(1);
    }

    private static <S extends GameState<S, M>, M extends Move> Path built(Game<S, M> game, Path file)
            throws IOException {
        Strategy.builder(game, game.parse("4x4:-"), Engines.load().get("memo"))
                .withLeafPositions(0)
                .build(file);
        return file;
    }

    private static boolean hasNode() {
        try {
            return run("node", "--version") == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private static int checked(Path file) throws IOException {
        return run("node", "../docs/checker/connectfour.mjs", file.toString());
    }

    private static int run(String... command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return Optional.of(process.onExit().join()).map(Process::exitValue).orElseThrow();
    }
}

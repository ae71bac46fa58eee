package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forged strategies, everything in them put right: what the verifier accepts keeps its promise, followed move by move. */
final class ForgedStrategyTest {

    /** Of each strategy; {@code -Dforegone.attack.files=20000} makes it 100,000. */
    private static final int FORGED = Integer.getInteger("foregone.attack.files", Thorough.orFew(2_000, 300));

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({
        "tictactoe, retrograde, 0, first",
        "tictactoe, retrograde, 60, second",
        "connectfour, memo, 60, first",
        "dodgem, retrograde, 0, first",
        "dodgem, retrograde, 40, first"
    })
    void isFoundOut(String game, String engine, long leaf, String side) throws IOException {
        Game<?, ?> known = Games.load().get(game);
        isFoundOut(known, Engines.load().get(engine), leaf, Side.valueOf(side.toUpperCase(Locale.ROOT)));
    }

    private <S extends GameState<S, M>, M extends Move> void isFoundOut(
            Game<S, M> game, Engine engine, long leaf, Side side) throws IOException {
        S root = game.id().equals("connectfour") ? game.parse("4x4:11") : game.initialState();
        Path right = directory.resolve("right");
        Strategy.builder(game, root, engine)
                .withSide(side)
                .withLeafPositions(leaf)
                .build(right);
        byte[] bytes = Files.readAllBytes(right);
        Random random = new Random(leaf + game.id().hashCode());
        Forger forger = new Forger(random, roots(game, root, random));
        Path forged = directory.resolve("forged");
        Map<S, Outcome> outcomes = new HashMap<>();
        int accepted = 0;
        try (Solver<S, M> solver = engine.open(game)) {
            Function<S, GameValue> value =
                    state -> outcomes.computeIfAbsent(state, solver::solve).value();
            for (int i = 0; i < FORGED; i++) {
                Files.write(forged, forger.forge(bytes, game));
                accepted += isAccepted(forged, game, engine, value) ? 1 : 0;
            }
        }
        assertThat(accepted).as("forged, and right all the same").isPositive();
    }

    /** The root, and positions a few plies from it. */
    private static <S extends GameState<S, M>, M extends Move> List<String> roots(
            Game<S, M> game, S root, Random random) {
        List<String> roots = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            S state = root;
            for (int plies = random.nextInt(4); plies > 0 && !state.legalMoves().isEmpty(); plies--) {
                state = state.play(
                        state.legalMoves().get(random.nextInt(state.legalMoves().size())));
            }
            roots.add(game.format(state));
        }
        return roots;
    }

    private static <S extends GameState<S, M>, M extends Move> boolean isAccepted(
            Path forged, Game<S, M> game, Engine engine, Function<S, GameValue> value) throws IOException {
        try {
            if (!StrategyVerifier.of(engine).verify(forged, id -> game).correct()) {
                return false;
            }
            Strategy<S, M> strategy = Strategy.open(forged, game);
            GameValue had = new Followed<>(
                            strategy,
                            state -> value.apply(state) == GameValue.WIN,
                            state -> value.apply(state) == GameValue.LOSS)
                    .value();
            assertThat(had)
                    .as(strategy::toString)
                    .isGreaterThanOrEqualTo(strategy.claim().value());
            strategy.claim().plies().ifPresent(plies -> assertThat(plies).isNotNegative());
            return true;
        } catch (StrategyException refused) {
            return false;
        }
    }
}

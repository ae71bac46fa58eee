package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Strategies of random games of every kind, against outcomes by induction. */
final class RandomGamesTest {

    private static final Engine ENGINE = Engines.load().get("retrograde");

    @TempDir
    private Path directory;

    static Stream<LongFunction<GraphGame>> kinds() {
        return Stream.<LongFunction<GraphGame>>of(
                        RandomGames::acyclic,
                        RandomGames::doubleMoves,
                        seed -> RandomGames.cyclic(seed).declaredCyclic(),
                        seed -> RandomGames.cyclicDoubleMoves(seed).declaredCyclic(),
                        RandomGames::tangled)
                .flatMap(kind -> Stream.of(kind, seed -> kind.apply(seed).packed()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void hasTheValueThatInductionFinds(LongFunction<GraphGame> kind) throws IOException {
        for (long seed = 1; seed <= Thorough.orFew(200, 30); seed++) {
            GraphGame game = kind.apply(seed);
            if (game.state(0).terminalValue().isPresent()) {
                continue;
            }
            List<Outcome> outcomes = Retrograde.outcomes(game.graph());
            for (Side side : Side.values()) {
                check(game, outcomes, side, 3 * (seed % 4), false);
                check(game, outcomes, side, 3 * (seed % 3), true);
            }
        }
    }

    private void check(GraphGame game, List<Outcome> outcomes, Side side, long leaf, boolean shortest)
            throws IOException {
        Path path = directory.resolve("a.strategy");
        Files.deleteIfExists(path);
        StrategyBuilder<GraphState, GraphMove> builder = Strategy.builder(game, game.state(0), ENGINE)
                .withSide(side)
                .withLeafPositions(leaf)
                .withShortest(shortest);
        GameValue first = outcomes.get(0).value();
        GameValue value = side == Side.FIRST ? first : first.negated();
        if (value == GameValue.LOSS || (shortest && value == GameValue.DRAW)) {
            assertThatThrownBy(() -> builder.build(path)).isInstanceOf(StrategyException.class);
            Files.deleteIfExists(directory.resolve("a.strategy.work"));
            return;
        }
        Strategy<GraphState, GraphMove> strategy = builder.build(path);
        assertThat(strategy.claim().value()).as(game.id()).isEqualTo(value);
        Followed<GraphState, GraphMove> followed = new Followed<>(
                strategy,
                state -> outcomes.get(state.node()).value() == GameValue.WIN,
                state -> outcomes.get(state.node()).value() == GameValue.LOSS);
        assertThat(followed.value()).as(game.id()).isEqualTo(value);
        StrategyVerification found = StrategyVerifier.of(ENGINE).verify(strategy);
        assertThat(found.finding()).as(game.id()).isEmpty();
        assertThat(found.nodes()).isEqualTo(strategy.statistics().nodes());
        assertThat(found.leaves()).isEqualTo(strategy.statistics().leaves());
        if (shortest) {
            OptionalInt plies = OptionalInt.of(outcomes.get(0).plies());
            assertThat(strategy.claim().plies()).as(game.id()).isEqualTo(plies);
            assertThat(found.plies()).as(game.id()).isEqualTo(plies);
        }
    }
}

package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.endings.EndingsGame;
import dev.foregone.games.morris.MorrisGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.RankingCheck;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tablebases of all positions of a tier and those below say what those of the positions reached say, and of no position less. */
final class AllPositionsTest {

    private static final int POSITIONS = Thorough.orFew(10_000, 1_000);

    @TempDir
    private Path directory;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(new EndingsGame(), "7K/6Q1/8/8/2k5/8/8/8 w"),
                Arguments.of(new EndingsGame(), "8/8/8/1k6/8/8/K5P1/8 w"),
                Arguments.of(new MorrisGame(), "4"),
                Arguments.of(new MorrisGame(), "4f"));
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void agreesWithThoseReached(Game<S, M> game, String notation)
            throws IOException {
        S root = game.parse(notation);
        Tablebase<S, M> all =
                TablebaseBuilder.of(game, root).allPositions(true).threads(2).build(directory.resolve("all.tb"));
        Tablebase<S, M> reached = TablebaseBuilder.of(game, root).build(directory.resolve("reached.tb"));

        assertThat(all.statistics().allPositions()).isTrue();
        assertThat(all.statistics().positions())
                .isGreaterThanOrEqualTo(reached.statistics().positions());
        reached.sample(1, outcome -> true)
                .limit(POSITIONS)
                .forEach(each -> assertThat(all.find(each.state())).contains(each.outcome()));
        for (VerificationOptions options :
                List.of(VerificationOptions.byPackedRules().withThreads(2), VerificationOptions.bySample(POSITIONS))) {
            assertThat(all.verify(options).fault()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void everyPositionOfTheTierHasItsRank(Game<S, M> game, String notation)
            throws IOException {
        S root = game.parse(notation);
        RankingCheck<S, M> check = new RankingCheck<>(game.packedRules(root).orElseThrow());
        check.checkTiers();
        Tablebase<S, M> reached = TablebaseBuilder.of(game, root).build(directory.resolve("reached.tb"));
        reached.sample(1, outcome -> true)
                .limit(POSITIONS)
                .forEach(
                        each -> check.check(game.packedRules(root).orElseThrow().pack(each.state())));
    }
}

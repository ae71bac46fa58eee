package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.RandomGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a tablebase of a game says is what every engine says that takes the game, and what the plain rules prove, with
 * symmetry and without, which changes no outcome.
 */
final class TablebaseAgreementTest {

    private static final int WALKS = 30;
    private static final int NEAR_THE_END = 6;
    private static final long SEED = 20_261_121;
    private static final Limits WITHIN = Limits.none().withPositions(30_000);

    @TempDir
    private Path directory;

    @ParameterizedTest(name = "{0} from {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "tictactoe; .../.../...",
                "connectfour; 4x3:-",
                "footstep; 111/111/111 0,0 2,2",
                "kalah; 3x2",
                "dodgem; 3x3"
            })
    void aTablebaseAgreesWithEveryEngine(String id, String root) throws IOException {
        check(Games.load().get(id), root);
    }

    @Tag("slow")
    @Test
    void aTablebaseOfALargeGameAgreesWithEveryEngine() throws IOException {
        check(Games.load().get("dodgem"), "4x4");
    }

    /** They have no packed rules: their positions are kept under hashes. */
    @Test
    void everyEngineAgreesOnGamesWithoutPackedRules() throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            GraphGame game = RandomGames.acyclic(seed);
            check(game, game.initialState());
        }
    }

    private <S extends GameState<S, M>, M extends Move> void check(Game<S, M> game, String root) throws IOException {
        check(game, game.parse(root));
    }

    private <S extends GameState<S, M>, M extends Move> void check(Game<S, M> game, S root) throws IOException {
        long[] fingerprints = new long[2];
        for (boolean symmetry : new boolean[] {false, true}) {
            Path file = directory.resolve(game.id() + "-" + symmetry + ".tb");
            Tablebase<S, M> tablebase =
                    TablebaseBuilder.of(game, root).symmetry(symmetry).build(file);
            Verification verification = tablebase.verify(VerificationOptions.byPlainRules());
            assertThat(verification.correct()).as(String.valueOf(verification)).isTrue();
            fingerprints[symmetry ? 1 : 0] = tablebase.outcomeFingerprint(1);
            Engines.load().supporting(game).forEach(engine -> compare(engine.open(game), tablebase, game, root));
        }
        assertThat(fingerprints[1]).as("fingerprint with symmetry").isEqualTo(fingerprints[0]);
    }

    private static <S extends GameState<S, M>, M extends Move> void compare(
            Solver<S, M> solver, Tablebase<S, M> tablebase, Game<S, M> game, S root) {
        List<S> positions = Positions.nearTheEnds(root, WALKS, NEAR_THE_END, SEED);
        try (solver) {
            for (S position : positions) {
                Bounds bounds = solver.prove(position, WITHIN);
                assertThat(bounds.contains(tablebase.outcome(position)))
                        .as(game.format(position) + ": " + bounds + " and " + tablebase.outcome(position))
                        .isTrue();
            }
            S last = positions.get(positions.size() - 1);
            Analysis<S, M> analysis = solver.analyze(last);
            assertThat(tablebase.analyze(last)).isEqualTo(analysis);
        }
    }
}

package dev.foregone.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/**
 * What a cluster must build: the same as one machine.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
record Expected<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, S root, boolean symmetry, List<Object> statistics, long fingerprint) {

    /** A game by its id, from a root, as one machine builds it. */
    static Expected<?, ?> of(String game, String root, boolean symmetry, Path directory) throws IOException {
        return switch (game) {
            case "connectfour" -> of(new ConnectFourGame(), root, symmetry, directory);
            case "dodgem" -> of(new DodgemGame(), root, symmetry, directory);
            default -> of(new TicTacToeGame(), root, symmetry, directory);
        };
    }

    private static <S extends GameState<S, M>, M extends Move> Expected<S, M> of(
            Game<S, M> game, String notation, boolean symmetry, Path directory) throws IOException {
        S root = notation.isEmpty() ? game.initialState() : game.parse(notation);
        Tablebase<S, M> local =
                TablebaseBuilder.of(game, root).symmetry(symmetry).build(directory.resolve("local.tb"));
        return new Expected<>(game, root, symmetry, withoutBytes(local.statistics()), local.outcomeFingerprint(1));
    }

    /** Builds it on a cluster, and looks whether it is the same, and right. */
    void check(SparkSession session, Path file, int partitions) throws IOException {
        check(session, file, partitions, BuildListener.none());
    }

    void check(SparkSession session, Path file, int partitions, BuildListener listener) throws IOException {
        Tablebase<S, M> built = TablebaseBuilder.of(game, root)
                .cluster(SparkTablebases.cluster(session, game, root))
                .symmetry(symmetry)
                .partitions(partitions)
                .listener(listener)
                .build(file);
        assertThat(withoutBytes(built.statistics())).isEqualTo(statistics);
        assertThat(built.outcomeFingerprint(1)).isEqualTo(fingerprint);
        assertThat(built.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
    }

    private static List<Object> withoutBytes(TablebaseStatistics all) {
        return List.of(
                all.game(),
                all.root(),
                all.symmetry(),
                all.positions(),
                all.counts(),
                all.moves(),
                all.soleBest(),
                all.layers());
    }
}

package dev.foregone.spark;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.util.Objects;
import org.apache.spark.sql.SparkSession;

/**
 * Builds tablebases on a cluster of Apache Spark.
 *
 * <pre>{@code
 * Game<ConnectFour, Drop> game = new ConnectFourGame();
 * Tablebase<ConnectFour, Drop> tablebase = SparkTablebases.build(
 *         session, game, game.parse("6x5:-"), SparkOptions.to(Path.of("/shared/6x5.tb")).withPartitions(64));
 * }</pre>
 *
 * <p>The tablebase is in parts and otherwise like any other: opened by {@link Tablebase#open}, verified, compared. Its
 * outcomes, statistics and fingerprint are those of a build on one machine, whatever the number of partitions and
 * machines.
 *
 * <p>Every machine must have the game on its class path, registered as a service: it is found there by its id. The
 * machines' numbering of positions is compared with that of the driver.
 */
public final class SparkTablebases {

    private SparkTablebases() {}

    /**
     * Builds a tablebase, or resumes building it. Blocks until it is finished. Finished steps are not repeated, neither
     * when an executor is lost nor when the driver is restarted with the same files.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param session a session of Spark; it is not stopped
     * @param game the game; it needs packed rules
     * @param root the position from which all others are reached
     * @param options where to write it and how to build it
     * @return the tablebase, opened
     * @throws IOException if a file cannot be written or read, or is in the way; or if Spark gives up
     * @throws dev.foregone.tablebase.report.TablebaseException if the game has no packed rules, or a partition is too large
     * @throws dev.foregone.api.StoppedException if the build was stopped
     * @throws dev.foregone.tablebase.cluster.OtherRulesException if a machine has another version of the game
     * @throws dev.foregone.api.PluginException if the game throws
     */
    public static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> build(
            SparkSession session, Game<S, M> game, S root, SparkOptions options) throws IOException {
        Objects.requireNonNull(session, "session");
        TablebaseBuilder<S, M> builder = Tablebase.builder(game, root)
                .cluster(new SparkCluster(session, RulesSource.of(game, root)))
                .symmetry(options.symmetry())
                .layers(options.layers())
                .listener(options.listener());
        options.workDirectory().ifPresent(builder::workDirectory);
        options.partitions().ifPresent(builder::partitions);
        options.cancellation().ifPresent(builder::cancellation);
        return builder.build(options.file());
    }
}

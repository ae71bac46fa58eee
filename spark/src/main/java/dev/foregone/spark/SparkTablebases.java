package dev.foregone.spark;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.cluster.Cluster;
import java.util.Objects;
import org.apache.spark.sql.SparkSession;

/**
 * A cluster of Apache Spark, for building tablebases.
 *
 * <pre>{@code
 * Game<ConnectFour, Drop> game = new ConnectFourGame();
 * ConnectFour root = game.parse("6x5:-");
 * Tablebase<ConnectFour, Drop> tablebase = TablebaseBuilder.of(game, root)
 *         .cluster(SparkTablebases.cluster(session, game, root))
 *         .partitions(64)
 *         .build(Path.of("/shared/6x5.tb"));
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
     * A cluster for a build of a {@link dev.foregone.tablebase.builder.TablebaseBuilder}. Its file and work directory must be in directories that
     * all machines see by the same names. Finished steps are not repeated, neither when an executor is lost nor when the driver is
     * restarted with the same files. The build throws an {@link java.io.IOException} if Spark gives up, too, and an {@link
     * dev.foregone.tablebase.builder.cluster.OtherRulesException} if a machine has another version of the game.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param session a session of Spark; it is not stopped
     * @param game the game; it needs packed rules
     * @param root the position from which all others are reached
     * @return the machines of the session, with the game's rules
     */
    public static <S extends GameState<S, M>, M extends Move> Cluster cluster(
            SparkSession session, Game<S, M> game, S root) {
        return new SparkCluster(Objects.requireNonNull(session, "session"), RulesSource.of(game, root));
    }
}

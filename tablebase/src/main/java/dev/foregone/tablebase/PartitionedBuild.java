package dev.foregone.tablebase;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.tablebase.layered.LayeredBuild;
import dev.foregone.tablebase.layered.LayersDoNotHoldException;
import dev.foregone.tablebase.partitioned.Partitioning;
import dev.foregone.tablebase.partitioned.PartsClaim;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.general.PartitionedGeneral;
import dev.foregone.tablebase.partitioned.layered.PartitionedLayers;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.Stop;
import dev.foregone.tablebase.work.WorkDirectory;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Builds a tablebase in parts on a cluster: by layers where the game has them, otherwise the general way. */
final class PartitionedBuild {

    private final Cluster cluster;
    private final RulesIdentity identity;
    private final WorkDirectory work;
    private final Path file;
    private final Partitioning partitioning;
    private final ProgressMeter meter;
    private final Stop stop;

    /**
     * A build, which goes on from what is in the work directory.
     *
     * @param file the tablebase
     * @param partitions into how many partitions positions are cut, or 0
     */
    PartitionedBuild(
            Cluster cluster,
            RulesIdentity identity,
            WorkDirectory work,
            Path file,
            int partitions,
            ProgressMeter meter,
            Stop stop) {
        this.cluster = cluster;
        this.identity = identity;
        this.work = work;
        this.file = file;
        this.partitioning = new Partitioning(partitions, cluster.parallelism());
        this.meter = meter;
        this.stop = stop;
    }

    /**
     * Does what is still to be done.
     *
     * @param layers whether layers are used where the game has them
     * @return the parts of the tablebase, in order
     */
    List<Part> run(PackedRules<?, ?> rules, boolean layers) throws IOException {
        new PartsClaim(work, file).take();
        try {
            if (layers && LayeredBuild.mayHold(rules, identity.root())) {
                return new PartitionedLayers(cluster, identity, work, file, partitioning, meter, stop).run(rules);
            }
            return general(rules);
        } catch (LayersDoNotHoldException general) {
            return general(rules);
        } catch (NoSuchFileException missing) {
            throw new IOException(
                    "a work file of the build is missing: " + missing.getFile() + "\n  delete " + work.directory()
                            + " and " + TablebaseParts.directory(file) + " and begin again",
                    missing);
        }
    }

    private List<Part> general(PackedRules<?, ?> rules) throws IOException {
        return new PartitionedGeneral(cluster, identity, work, file, partitioning.ofGame(), meter, stop).run(rules);
    }
}

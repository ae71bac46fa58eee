package dev.foregone.tablebase.build;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.layered.LayeredBuild;
import dev.foregone.tablebase.layered.LayersDoNotHoldException;
import dev.foregone.tablebase.partitioned.CheckPart;
import dev.foregone.tablebase.partitioned.CompareRules;
import dev.foregone.tablebase.partitioned.LocalCluster;
import dev.foregone.tablebase.partitioned.Partitioning;
import dev.foregone.tablebase.partitioned.PartsOwner;
import dev.foregone.tablebase.partitioned.ReportsDamage;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.partitioned.WorkPlacement;
import dev.foregone.tablebase.partitioned.general.PartitionedGeneral;
import dev.foregone.tablebase.partitioned.layered.PartitionedLayers;
import dev.foregone.tablebase.records.DamagedFileException;
import dev.foregone.tablebase.records.WorkDirectory;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.Stop;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Builds a tablebase in parts on a cluster: by layers where the game has them, otherwise the general way. */
final class PartitionedBuild {

    /** How often damaged files are repaired; then everything is built again once, and after that the build fails. */
    private static final int REPAIRS = 2;

    private static final int ATTEMPTS = REPAIRS + 2;
    private static final int CHECKED_AT_ONCE = 1 << 10;

    private final Cluster cluster;
    private final RulesIdentity identity;
    private final WorkDirectory work;
    private final Path file;
    private final Partitioning partitioning;
    private final ProgressMeter meter;
    private final Stop stop;
    private final PartsOwner owner;
    private boolean layered;

    /**
     * A build, which resumes from the contents of the work directory.
     *
     * @param file the tablebase
     * @param partitioning how many partitions positions are cut into
     */
    PartitionedBuild(
            Cluster cluster,
            RulesIdentity identity,
            WorkDirectory work,
            Path file,
            Partitioning partitioning,
            ProgressMeter meter,
            Stop stop) {
        this.cluster = new ReportsDamage(cluster);
        this.identity = identity;
        this.work = work;
        this.file = file;
        this.partitioning = partitioning;
        this.meter = meter;
        this.stop = stop;
        this.owner = new PartsOwner(work, file);
    }

    /**
     * Does the remaining work, and repeats it where files turn out damaged, until all parts have been read and are
     * intact.
     *
     * @param layers whether layers are used where the game has them
     * @return the parts of the tablebase, in order
     */
    List<Part> run(PackedRules<?, ?> rules, boolean layers) throws IOException {
        owner.take();
        compareRules();
        layered = layers && LayeredBuild.mayHold(rules, identity.root());
        for (int attempt = 1; ; attempt++) {
            try {
                List<Part> parts = parts(rules);
                check(rules, parts);
                return parts;
            } catch (DamagedFileException | NoSuchFileException damaged) {
                prepare(attempt, damaged);
            }
        }
    }

    /** Before anything is done: a build that a machine refuses leaves nothing behind. */
    private void compareRules() throws IOException {
        cluster.run(IntStream.range(0, cluster.parallelism()).boxed().toList(), new CompareRules(identity));
    }

    private List<Part> parts(PackedRules<?, ?> rules) throws IOException {
        if (layered) {
            try {
                return layered().run(rules);
            } catch (LayersDoNotHoldException general) {
                layered = false;
            }
        }
        return general().run(rules);
    }

    private PartitionedLayers layered() {
        return new PartitionedLayers(cluster, identity, work, file, partitioning, meter, stop);
    }

    private PartitionedGeneral general() {
        return new PartitionedGeneral(cluster, identity, work, file, partitioning.ofGame(), meter, stop);
    }

    /** Has all parts read; the steps that led to them are gone, so if one is damaged, all are made again. */
    private void check(PackedRules<?, ?> rules, List<Part> parts) throws IOException {
        try {
            read(parts, new WorkPlacement(cluster, LocalCluster.ofDriver(rules, StepFiles.in(work.directory()), stop)));
        } catch (DamagedFileException | NoSuchFileException damaged) {
            deleteAll();
            throw damaged;
        }
    }

    private void read(List<Part> parts, WorkPlacement placement) throws IOException {
        Cluster where = placement.of(parts.stream().mapToLong(Part::keys).sum());
        for (int from = 0; from < parts.size(); from += CHECKED_AT_ONCE) {
            stop.check();
            List<Part> some = List.copyOf(parts.subList(from, Math.min(parts.size(), from + CHECKED_AT_ONCE)));
            List<Integer> places = IntStream.range(0, some.size()).boxed().toList();
            where.run(places, new CheckPart(file.toAbsolutePath().toString(), some));
        }
    }

    /** First the superstep that made the damaged file is done again; if that does not help, everything is. */
    private void prepare(int attempt, IOException damaged) throws IOException {
        if (attempt == ATTEMPTS) {
            throw new IOException(
                    "files of the build are damaged or missing, and again when they had been written anew; the last: "
                            + damaged.getMessage() + "\n  look after the disk of " + work.directory()
                            + " and whoever else writes there, and start again",
                    damaged);
        }
        if (attempt > REPAIRS) {
            deleteAll();
        }
    }

    private void deleteAll() throws IOException {
        work.deleteSteps();
        owner.keepOnly(List.of());
    }
}

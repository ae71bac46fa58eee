package dev.foregone.tablebase.partitioned;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.build.BuildInParts;
import dev.foregone.tablebase.build.BuildOptions;
import dev.foregone.tablebase.build.Partitioning;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.general.PartitionedGeneral;
import dev.foregone.tablebase.partitioned.layered.PartitionedLayers;
import dev.foregone.tablebase.storage.WorkDirectory;
import dev.foregone.tablebase.threads.Progress;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Builds in parts, as a service. */
public final class PartsBuilder implements BuildInParts {

    @Override
    public List<String> steps() {
        return Stream.of(PartitionedLayers.STEPS, PartitionedGeneral.STEPS)
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<Part> solve(
            PackedRules<?, ?> rules,
            FileHeader header,
            BuildOptions options,
            WorkDirectory work,
            Path file,
            Progress progress,
            Stop stop)
            throws IOException {
        Cluster cluster = options.cluster();
        Cluster where = cluster != null
                ? cluster
                : new LocalCluster(rules, new Workers(options.threads(), stop), StepFiles.in(work.directory()));
        Partitioning partitioning = cluster == null
                ? options.partitioningOnDisk()
                : Partitioning.onCluster(options.partitions(), cluster.parallelism());
        RulesIdentity identity = new RulesIdentity(header.symmetry(), header.fingerprint(), header.rootKey());
        DriverContext driver =
                new DriverContext(new ReportsDamage(where), rules, identity, work, file, partitioning, progress, stop);
        return new PartitionedBuild(driver, options.layers()).run();
    }
}

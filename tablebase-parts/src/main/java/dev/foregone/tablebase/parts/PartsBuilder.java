package dev.foregone.tablebase.parts;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.run.BuildInParts;
import dev.foregone.tablebase.builder.run.BuildOptions;
import dev.foregone.tablebase.builder.run.Partitioning;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.steps.DriverContext;
import dev.foregone.tablebase.parts.steps.LocalCluster;
import dev.foregone.tablebase.parts.steps.ReportsDamage;
import dev.foregone.tablebase.parts.steps.RulesIdentity;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Builds in parts, as a service. */
public final class PartsBuilder implements BuildInParts {

    @Override
    public List<Part> solve(
            PackedRules<?, ?> rules,
            FileHeader header,
            BuildOptions options,
            WorkDirectory work,
            Path file,
            MonotoneProgress progress,
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

package dev.foregone.tablebase.build;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.layered.LayeredBuild;
import dev.foregone.tablebase.layered.NotLayeredException;
import dev.foregone.tablebase.partitioned.DriverContext;
import dev.foregone.tablebase.partitioned.LocalCluster;
import dev.foregone.tablebase.partitioned.Partitioning;
import dev.foregone.tablebase.partitioned.ReportsDamage;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.retrograde.GeneralBuild;
import dev.foregone.tablebase.retrograde.TieredBuild;
import dev.foregone.tablebase.storage.WorkDirectory;
import dev.foregone.tablebase.threads.Progress;
import dev.foregone.tablebase.threads.Resources;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Solves a game by its packed rules: tier by tier, or layer by layer where it has layers, otherwise as if it had cycles. */
public record PackedBuild(PackedRules<?, ?> rules, FileHeader header, BuildOptions options) implements BuildMethod {

    @Override
    public List<Path> inMemory(WorkDirectory work, Resources resources) throws IOException {
        KeyRules keys = new KeyRules(rules, header.symmetry());
        if (header.allPositions()) {
            return new TieredBuild(keys, rules.ranking().orElseThrow(), work, resources).run(header.rootKey());
        }
        if (options.layers() && LayeredBuild.mayHold(rules, header.rootKey())) {
            try {
                return new LayeredBuild(keys, work, resources).run(header.rootKey());
            } catch (NotLayeredException general) { // as any game can be solved
                return new GeneralBuild(keys, work, resources).run(header.rootKey());
            }
        }
        return new GeneralBuild(keys, work, resources).run(header.rootKey());
    }

    @Override
    public boolean isForParts() {
        return !header.allPositions();
    }

    @Override
    public List<Part> inParts(WorkDirectory work, @Nullable Cluster cluster, Path file, Progress progress, Stop stop)
            throws IOException {
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

package dev.foregone.tablebase.builder.run;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.layered.LayeredBuild;
import dev.foregone.tablebase.builder.layered.NotLayeredException;
import dev.foregone.tablebase.builder.retrograde.GeneralBuild;
import dev.foregone.tablebase.builder.retrograde.TieredBuild;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.Stop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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
        return !header.allPositions() && BuildInParts.found().isPresent();
    }

    @Override
    public List<Part> inParts(WorkDirectory work, Path file, MonotoneProgress progress, Stop stop) throws IOException {
        return BuildInParts.found()
                .orElseThrow(() -> new TablebaseException("a tablebase in parts is built by foregone-tablebase-parts,"
                        + " which is not there\n  add it, or build without a cluster or partitions"))
                .solve(rules, header, options, work, file, progress, stop);
    }
}

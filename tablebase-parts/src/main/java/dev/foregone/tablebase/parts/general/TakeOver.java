package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.retrograde.Handover;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The first step: of the positions found before, by a build in memory or as the root alone, a partition takes its own. Groups and
 * partitions are cut from the same hash, in the same order.
 *
 * @param context the context of the build
 * @param found what was found
 */
record TakeOver(BuildContext context, Handover.Found found) implements Work<Count> {

    /** As if there had been a step before it: the run of an even step may hold what was found in several. */
    static final int STEP = 2;

    @Override
    public Count run(PackedRules<?, ?> rules, int partition) throws IOException {
        StepFiles files = context.files();
        long known = take(found.known(), partition, RunFiles.run(files, STEP, partition));
        KeepNew.checkSize(partition, known);
        return new Count(take(found.fresh(), partition, StepFile.FRESH.of(files, STEP, partition)), known);
    }

    private long take(List<String> groups, int partition, Path to) throws IOException {
        Owners owners = context.owners();
        LongStream.Builder own = LongStream.builder();
        try (SortedRuns all = new SortedRuns(groupsOf(groups, partition))) {
            all.forEach(key -> {
                if (owners.of(key) == partition) {
                    own.add(key);
                }
            });
        }
        long[] keys = own.build().toArray();
        new KeySorter().sort(keys, keys.length);
        context.files().write(to, KeyFile.content(keys, keys.length));
        return keys.length;
    }

    private List<Path> groupsOf(List<String> groups, int partition) {
        int partitions = context.owners().partitions();
        long first = (long) partition * groups.size() / partitions;
        long last = ((partition + 1L) * groups.size() - 1) / partitions;
        return groups.isEmpty()
                ? List.of()
                : groups.subList((int) first, (int) last + 1).stream()
                        .map(Path::of)
                        .toList();
    }
}

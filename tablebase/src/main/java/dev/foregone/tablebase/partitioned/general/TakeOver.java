package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeySorter;
import dev.foregone.tablebase.retrograde.Handover;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The first step where a build in memory has found positions before: those of a partition are known to it. Groups and
 * partitions are cut from the same hash, in the same order.
 *
 * @param context the context of the build
 * @param found what was found
 */
record TakeOver(BuildContext context, Handover.Found found) implements Work<TakeOver.Taken> {

    /** As if there had been a step before it: the run of an even step may hold what was found in several. */
    static final int STEP = 2;

    /**
     * What a partition begins with.
     *
     * @param known how many positions
     * @param fresh how many of them have not been expanded
     */
    record Taken(long known, long fresh) implements Serializable {}

    @Override
    public Taken run(PackedRules<?, ?> rules, int partition) throws IOException {
        StepFiles files = context.files();
        long known = take(found.known(), partition, RunFiles.run(files, STEP, partition));
        KeepNew.checkSize(partition, known);
        return new Taken(known, take(found.fresh(), partition, RunFiles.fresh(files, STEP, partition)));
    }

    private long take(List<String> groups, int partition, Path to) throws IOException {
        long[] own = new long[1 << 10];
        int count = 0;
        for (String group : groupsOf(groups, partition)) {
            try (KeyFile all = KeyFile.open(Path.of(group))) {
                for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                    long[] keys = new long[all.size(bucket)];
                    all.read(bucket, keys);
                    own = count + keys.length > own.length ? Arrays.copyOf(own, 2 * (count + keys.length)) : own;
                    count += keep(keys, partition, own, count);
                }
            }
        }
        int size = new KeySorter().sortUnique(own, count);
        context.files().write(to, KeyFile.content(own, size));
        return size;
    }

    private List<String> groupsOf(List<String> groups, int partition) {
        int partitions = context.owners().partitions();
        long first = (long) partition * groups.size() / partitions;
        long last = ((partition + 1L) * groups.size() - 1) / partitions;
        return groups.isEmpty() ? groups : groups.subList((int) first, (int) last + 1);
    }

    /** Copies a partition's own keys; returns how many they are. */
    private int keep(long[] keys, int partition, long[] into, int from) {
        int next = from;
        for (long key : keys) {
            if (context.owners().of(key) == partition) {
                into[next++] = key;
            }
        }
        return next - from;
    }
}

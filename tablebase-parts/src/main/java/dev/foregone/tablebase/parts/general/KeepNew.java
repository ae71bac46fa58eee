package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.positions.KeyTable;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Finds which of the positions that were sent are new.
 *
 * @param context the context of the build
 * @param step the number of this step
 */
record KeepNew(BuildContext context, int step) implements Receiver<Count> {

    @Override
    public Count receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        Keys keys = new Keys(partition);
        for (Block block : blocks) {
            keys.add(new KeyBlock(block.bytes()));
        }
        keys.sort();
        StepFiles files = context.files();
        long all;
        try (SortedRuns known = new SortedRuns(RunFiles.paths(files, RunFiles.runs(step - 1), partition))) {
            keys.count = known.drop(keys.keys, keys.count);
            all = known.size() + keys.count;
        }
        checkSize(partition, all);
        if (step % 2 == 0) {
            writeRun(files, partition, keys);
        }
        files.write(StepFile.FRESH.of(files, step, partition), KeyFile.content(keys.keys, keys.count));
        return new Count(keys.count, all);
    }

    private void writeRun(StepFiles files, int partition, Keys fresh) throws IOException {
        try (SortedRuns before = new SortedRuns(RunFiles.paths(files, RunFiles.mergedBy(step), partition))) {
            files.write(RunFiles.run(files, step, partition), before.with(fresh.keys, fresh.count));
        }
    }

    /** Refuses more positions than a partition can number. */
    static void checkSize(int partition, long positions) {
        if (positions > KeyTable.MAX_SIZE) {
            throw TooLargeException.always(
                    "partition %d has %,d positions, and none holds more than %,d\n  build with more partitions",
                    partition, positions, KeyTable.MAX_SIZE);
        }
    }

    /** How many keys to make room for when this many have come to a partition, some of them perhaps twice. */
    static int room(int partition, long keys) {
        checkSize(partition, keys);
        return (int) Math.min(KeyTable.MAX_SIZE, 2 * keys);
    }

    /** Keys that have come, sorted whenever there is no more room, since many of them come from several partitions. */
    static final class Keys {
        private final KeySorter sorter = new KeySorter();
        private final int partition;
        private int count;
        long[] keys = {};

        Keys(int partition) {
            this.partition = partition;
        }

        void add(KeyBlock block) {
            int more = block.count();
            if (more > keys.length - count) {
                sort();
                int room = room(partition, (long) count + more);
                keys = room > keys.length ? Arrays.copyOf(keys, room) : keys;
            }
            System.arraycopy(block.keys(), 0, keys, count, more);
            count += more;
        }

        void sort() {
            count = sorter.sortUnique(keys, count);
        }
    }
}

package dev.foregone.tablebase.layered;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.EncodedSection;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.MoveLookup;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.util.Arrays;

/** From a layer's children back to the layer: each position's outcome is the best of its moves' outcomes. */
public final class Resolution {

    private final KeyRules keyRules;
    private final Workers workers;
    private final int layer;
    private final KeyFile keys;
    private final long[] entries;
    private final KeyTable.Directory directory;
    private final int bits;
    private final Worker[] scratch;

    /** A resolution of a layer from a table that has all its children. */
    Resolution(KeyRules keyRules, Workers workers, int layer, KeyFile keys, KeyTable children) {
        this(
                keyRules,
                workers,
                layer,
                keys,
                children,
                new KeyTable.Directory(keys.size(), KeyTable.bitsOf(keys.greatest())));
    }

    /** The same for a layer or a part of it; nothing is looked for in the table of its positions. */
    public static Resolution toEncode(KeyRules keyRules, Workers workers, int layer, KeyFile keys, KeyTable children) {
        KeyTable.Directory least = KeyTable.Directory.least(KeyTable.bitsOf(keys.greatest()));
        return new Resolution(keyRules, workers, layer, keys, children, least);
    }

    private Resolution(
            KeyRules keyRules,
            Workers workers,
            int layer,
            KeyFile keys,
            KeyTable children,
            KeyTable.Directory directory) {
        this.keyRules = keyRules;
        this.workers = workers;
        this.layer = layer;
        this.keys = keys;
        this.entries = KeyTable.room(keys.size());
        this.bits = KeyTable.bitsOf(keys.greatest());
        this.directory = directory;
        this.scratch = new Worker[workers.threads()];
        Arrays.setAll(scratch, worker -> new Worker(children));
    }

    /** The working memory of one thread. */
    private final class Worker {
        private final MoveLookup lookup;
        private long[] parents = {};

        Worker(KeyTable children) {
            lookup = new MoveLookup(keyRules, children, Math.max(0, layer - 1));
        }

        void resolve(int bucket) throws IOException {
            int size = keys.size(bucket);
            if (size == 0) {
                return;
            }
            if (parents.length < size) {
                parents = new long[size + size / 2];
            }
            keys.read(bucket, parents);
            int index = keys.firstIndex(bucket);
            long previous = keys.greatestBefore(bucket);
            for (int from = 0; from < size; from += MoveLookup.BATCH) {
                int count = Math.min(MoveLookup.BATCH, size - from);
                lookup.resolve(parents, from, count);
                for (int i = 0; i < count; i++) {
                    long key = parents[from + i];
                    entries[index] = KeyTable.entry(key, code(key, i));
                    directory.enter(previous, key, index++);
                    previous = key;
                }
            }
        }

        private int code(long key, int i) {
            int code = OutcomeCode.of(lookup.score(i));
            if (lookup.missing(i)) {
                throw new IllegalStateException("the packed rules contradict themselves: a move of position "
                        + Long.toHexString(key) + " led to another position the first time");
            }
            return code;
        }
    }

    /** The table of the positions. */
    public KeyTable resolve() throws IOException {
        workers.run(KeyBuckets.COUNT, (bucket, worker) -> scratch[worker].resolve(bucket));
        directory.end(keys.greatest(), keys.size());
        return new KeyTable(entries, directory, keys.size(), bits);
    }

    /** The positions as a section of the file. */
    public EncodedSection encode(KeyTable table) throws IOException {
        long moves = Arrays.stream(scratch)
                .mapToLong(worker -> worker.lookup.moves())
                .sum();
        long soleBest = Arrays.stream(scratch)
                .mapToLong(worker -> worker.lookup.soleBest())
                .sum();
        return SectionEncoder.encode(table, layer, moves, soleBest, workers);
    }
}

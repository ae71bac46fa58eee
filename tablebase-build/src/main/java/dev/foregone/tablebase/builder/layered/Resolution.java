package dev.foregone.tablebase.builder.layered;

import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.positions.BestOfChildren;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;

/** From a layer's children back to the layer: each position's outcome is the best of its moves' outcomes. */
public final class Resolution {

    private final KeyRules keyRules;
    private final Workers workers;
    private final int layer;
    private final KeyFile keys;
    private final char[] codes;
    private final Worker[] scratch;

    /** A resolution of a layer, or of a part of it, from a table that has all its children. */
    public Resolution(KeyRules keyRules, Workers workers, int layer, KeyFile keys, KeyTable children) {
        this.keyRules = keyRules;
        this.workers = workers;
        this.layer = layer;
        this.keys = keys;
        this.codes = new char[keys.size()];
        this.scratch = new Worker[workers.threads()];
        Arrays.setAll(scratch, worker -> new Worker(children));
    }

    /**
     * The outcomes of a layer. They do not hold on to the children.
     *
     * @param codes of all positions, in the order of their keys
     * @param moves of all positions together
     * @param soleBest positions with only one best move
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Resolved(int layer, char[] codes, long moves, long soleBest) {

        /** The positions as a section of the file. */
        public EncodedSection encode(Entries table, Workers workers) throws IOException {
            return SectionEncoder.encode(table, layer, moves, soleBest, workers);
        }
    }

    /** The working memory of one thread. */
    private final class Worker {
        private final BestOfChildren lookup;
        private long[] parents = {};

        Worker(KeyTable children) {
            lookup = new BestOfChildren(keyRules, children, Math.max(0, layer - 1));
        }

        void resolve(int bucket) throws IOException {
            parents = keys.read(bucket, parents);
            int size = keys.size(bucket);
            int index = keys.firstIndex(bucket);
            for (int from = 0; from < size; from += BestOfChildren.BATCH) {
                int count = Math.min(BestOfChildren.BATCH, size - from);
                lookup.resolve(parents, from, count);
                for (int i = 0; i < count; i++) {
                    codes[index++] = (char) code(parents[from + i], i);
                }
            }
        }

        private int code(long key, int i) {
            if (lookup.missing(i)) {
                throw new IllegalStateException("the packed rules contradict themselves: a move of position "
                        + StateKeys.hex(key) + " led to another position the first time");
            }
            return lookup.code(i);
        }
    }

    /** The outcomes of the positions. */
    public Resolved resolve() throws IOException {
        workers.run(KeyBuckets.COUNT, (bucket, worker) -> scratch[worker].resolve(bucket));
        long moves = Arrays.stream(scratch)
                .mapToLong(worker -> worker.lookup.moves())
                .sum();
        long soleBest = Arrays.stream(scratch)
                .mapToLong(worker -> worker.lookup.soleBest())
                .sum();
        return new Resolved(layer, codes, moves, soleBest);
    }
}

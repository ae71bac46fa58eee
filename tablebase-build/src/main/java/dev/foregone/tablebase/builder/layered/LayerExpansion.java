package dev.foregone.tablebase.builder.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.positions.Staging;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;

/**
 * From a layer to the next: threads take buckets of parents and put their children into buckets, which are then sorted
 * and encoded one by one. One expansion serves all layers, so that its memory is reused.
 */
public final class LayerExpansion {

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final Workers workers;
    private final KeyBuckets children;
    private final Worker[] scratch;

    /** An expansion, for one layer after the other. */
    public LayerExpansion(KeyRules keyRules, Workers workers, long memoryBytes) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.workers = workers;
        this.children = new KeyBuckets(memoryBytes);
        this.scratch = new Worker[workers.threads()];
        Arrays.setAll(scratch, worker -> new Worker());
    }

    /** The working memory of one thread. */
    private final class Worker {
        private final KeySorter sorter = new KeySorter();
        private final Staging staging = children.staging(sorter);
        private final Expander expander = new Expander(keyRules);
        private long[] parents = {};

        void expand(KeyFile keys, int bucket, int layer) throws IOException {
            parents = keys.read(bucket, parents);
            for (int i = 0; i < keys.size(bucket); i++) {
                check(parents[i], layer);
                expander.expand(parents[i], this::put);
            }
        }

        private void put(long child) {
            staging.add(children.of(child), child);
        }
    }

    /** Finds the children of a layer, or of a part of it. */
    public void expand(KeyFile parents, int layer) throws IOException {
        children.begin(0, expectedBits(parents.greatest()));
        workers.run(KeyBuckets.COUNT, (task, worker) -> scratch[worker].expand(parents, bitReversed(task), layer));
        for (Worker worker : scratch) {
            worker.staging.flush();
        }
    }

    /** Buckets in such an order that threads at work at the same time are far from each other, and so, mostly, are the children. */
    private static int bitReversed(int task) {
        return Integer.reverse(task) >>> (Integer.SIZE - KeyFile.BUCKET_BITS);
    }

    /** Checks that a position belongs to its layer: with all positions checked, all moves are. None leads on from the last. */
    private void check(long position, int layer) {
        int maxPlies = rules.maxPlies(position);
        if (maxPlies != layer || (layer == 0 && rules.terminal(position) == Score.ONGOING)) {
            throw new NotLayeredException(position, layer, maxPlies);
        }
    }

    /** How many bits children are expected to have; they may have more. */
    private int expectedBits(long greatestParent) {
        int declared = rules.positionBits();
        return declared < Long.SIZE
                ? declared
                : Math.min(Long.SIZE, Long.SIZE - Long.numberOfLeadingZeros(greatestParent) + 1);
    }

    /** A consumer of children. */
    @FunctionalInterface
    public interface Reader {

        /** Takes keys, ascending and all different, of which the first {@code size} count. */
        void accept(long[] keys, int size);
    }

    /** Has all children read, in ascending order. */
    public void read(Reader reader) {
        for (int bucket = 0; bucket < KeyBuckets.COUNT; bucket++) {
            children.read(bucket, scratch[0].sorter, reader);
        }
    }

    /** The content of a file of the next layer's keys. */
    AtomicFiles.Content content() throws IOException {
        return children.content(
                workers, Arrays.stream(scratch).map(worker -> worker.sorter).toArray(KeySorter[]::new));
    }
}

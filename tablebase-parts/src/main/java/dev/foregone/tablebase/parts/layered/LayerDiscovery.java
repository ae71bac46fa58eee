package dev.foregone.tablebase.parts.layered;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.run.BuildInParts;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.parts.steps.Checkpoints;
import dev.foregone.tablebase.parts.steps.DriverContext;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import dev.foregone.tablebase.parts.steps.RulesIdentity;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Finds all positions: forward by layers, each cut into ranges of about the same size. */
final class LayerDiscovery {

    /** This many positions for each partition are looked at to cut the next layer into ranges. */
    private static final int SAMPLE = 128;

    /** The most positions of a partition, which are sorted in one array with room to grow. */
    private static final long MOST_POSITIONS = 1 << 29;

    static final String RANGES = BuildInParts.RANGES;
    static final String LAYER = BuildInParts.LAYER;

    private final DriverContext driver;
    private final Checkpoints checkpoints;

    LayerDiscovery(DriverContext driver) {
        this.driver = driver;
        this.checkpoints = driver.checkpoints();
    }

    /** The layer of the root alone. */
    LayerInParts root() throws IOException {
        RulesIdentity identity = driver.identity();
        int top = driver.rules().maxPlies(identity.root());
        LayerInParts root = new LayerInParts(identity, driver.files(), driver.fileName(), top, 1);
        checkpoints.of(LAYER, top, () -> {
            forgetWhatFollows(top);
            driver.files().write(root.keys(0), KeyFile.content(new long[] {identity.root()}, 1));
            return root.sizes();
        });
        return root;
    }

    /** The layer after another; it may be empty. */
    LayerInParts next(LayerInParts parents) throws IOException {
        driver.stop().check();
        int number = parents.number() - 1;
        return parents.below(checkpoints.of(LAYER, number, () -> {
            forgetWhatFollows(number);
            return find(parents, ranges(parents));
        }));
    }

    /** All that was made from a layer that is found again is made again: each such step forgets the one after it. */
    private void forgetWhatFollows(int layer) throws IOException {
        checkpoints.forget(LAYER, layer - 1);
        checkpoints.forget(PartitionedLayers.SOLVED, layer);
    }

    /**
     * Recorded ranges hold even if another number of partitions is asked for later: a slow machine may still write
     * files of these.
     */
    private KeyRanges ranges(LayerInParts parents) throws IOException {
        return new KeyRanges(checkpoints.of(RANGES, parents.number() - 1, () -> {
            int count = driver.isSmall(parents.positions())
                    ? 1
                    : driver.partitioning().ofLayerAfter(parents.positions());
            return (count == 1 ? KeyRanges.whole() : KeyRanges.even(sample(parents, count), count)).firsts();
        }));
    }

    private long[] sample(LayerInParts parents, int count) throws IOException {
        int every = (int) Math.max(1, Math.min(Integer.MAX_VALUE, parents.positions() / SAMPLE / count));
        List<long[]> samples = driver.cluster().run(parents.partitions(), new SampleChildren(parents, every));
        return samples.stream().flatMapToLong(LongStream::of).toArray();
    }

    private long[] find(LayerInParts parents, KeyRanges ranges) throws IOException {
        LayerInParts children = parents.below();
        List<Integer> all = IntStream.range(0, ranges.count()).boxed().toList();
        List<Integer> found = driver.placed(parents.positions())
                .exchange(
                        parents.partitions(), new SendChildren(parents, ranges), all, new StoreKeys(children, ranges));
        long[] sizes = found.stream().mapToLong(Integer::longValue).toArray();
        checkSizes(children.number(), sizes);
        return sizes;
    }

    private void checkSizes(int layer, long[] sizes) {
        long greatest = LongStream.of(sizes).max().orElse(0);
        if (greatest > MOST_POSITIONS) {
            throw TooLargeException.always(
                    "layer %d has %,d positions in one of %d partitions, and a partition may have %,d\n"
                            + "  use more partitions",
                    layer, greatest, sizes.length, MOST_POSITIONS);
        }
    }
}

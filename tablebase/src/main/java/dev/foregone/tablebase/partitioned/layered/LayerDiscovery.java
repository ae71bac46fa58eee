package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.partitioned.Checkpoints;
import dev.foregone.tablebase.partitioned.Driver;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.storage.Trees;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Finds all positions: forward by layers, each cut into ranges of about the same size. */
final class LayerDiscovery {

    /** This many positions for each partition are looked at to cut the next layer into ranges. */
    private static final int SAMPLE = 128;

    /** The most positions of a partition, which are sorted in one array with room to grow. */
    private static final long MOST_POSITIONS = 1 << 29;

    static final String RANGES = "ranges";
    static final String LAYER = "layer";

    private final Driver driver;
    private final Checkpoints checkpoints;

    LayerDiscovery(Driver driver) {
        this.driver = driver;
        this.checkpoints = driver.checkpoints();
    }

    /** The layer of the root alone. */
    FoundLayer root(LayerFiles files) throws IOException {
        if (checkpoints.of(LAYER, files.layer()) == null) {
            forgetWhatFollows(files.layer());
            files.files()
                    .write(
                            files.keys(0),
                            KeyFile.content(new long[] {files.identity().root()}, 1));
            checkpoints.finish(LAYER, files.layer(), 1);
        }
        return new FoundLayer(files.layer(), new int[] {1});
    }

    /** The layer after another; it may be empty. */
    FoundLayer next(FoundLayer parents, LayerFiles files) throws IOException {
        driver.stop().check();
        int number = files.layer() - 1;
        long[] noted = checkpoints.of(LAYER, number);
        if (noted != null) {
            return new FoundLayer(
                    number, Arrays.stream(noted).mapToInt(Math::toIntExact).toArray());
        }
        forgetWhatFollows(number);
        int[] sizes = find(parents, files, ranges(parents, files));
        checkpoints.finish(LAYER, number, IntStream.of(sizes).asLongStream().toArray());
        return new FoundLayer(number, sizes);
    }

    /** All that was made from a layer that is found again is made again: each such step forgets the one after it. */
    private void forgetWhatFollows(int layer) throws IOException {
        checkpoints.forget(LAYER, layer - 1);
        checkpoints.forget(Resolver.SOLVED, layer);
    }

    /**
     * Recorded ranges hold even if another number of partitions is asked for later: a slow machine may still write
     * files of these.
     */
    private KeyRanges ranges(FoundLayer parents, LayerFiles files) throws IOException {
        long[] noted = checkpoints.of(RANGES, files.layer() - 1);
        if (noted != null) {
            return new KeyRanges(noted);
        }
        int count =
                driver.isSmall(parents.positions()) ? 1 : driver.partitioning().ofLayerAfter(parents.positions());
        KeyRanges ranges = count == 1 ? KeyRanges.whole() : KeyRanges.even(sample(parents, files, count), count);
        checkpoints.finish(RANGES, files.layer() - 1, ranges.firsts());
        return ranges;
    }

    private long[] sample(FoundLayer parents, LayerFiles files, int count) throws IOException {
        int every = (int) Math.max(1, Math.min(Integer.MAX_VALUE, parents.positions() / SAMPLE / count));
        List<long[]> samples = driver.cluster().run(parents.partitions(), new SampleChildren(files, every));
        return samples.stream().flatMapToLong(LongStream::of).toArray();
    }

    private int[] find(FoundLayer parents, LayerFiles files, KeyRanges ranges) throws IOException {
        LayerFiles children = files.below();
        List<Integer> all = IntStream.range(0, ranges.count()).boxed().toList();
        List<Integer> found = driver.placed(parents.positions())
                .exchange(parents.partitions(), new SendChildren(files, ranges), all, new StoreKeys(children, ranges));
        int[] sizes = found.stream().mapToInt(Integer::intValue).toArray();
        checkSizes(children.layer(), sizes);
        return sizes;
    }

    private void checkSizes(int layer, int[] sizes) {
        int greatest = IntStream.of(sizes).max().orElse(0);
        if (greatest > MOST_POSITIONS) {
            throw TooLargeException.always(
                    "layer %d has %,d positions in one of %d partitions, and a partition may have %,d\n"
                            + "  use more partitions",
                    layer, greatest, sizes.length, MOST_POSITIONS);
        }
    }

    /** Deletes the keys of a layer whose outcomes are all known, and its requests to the layer below. */
    static void forget(LayerFiles layer) throws IOException {
        Trees.delete(layer.allKeys());
        Trees.delete(layer.below().allRequests());
    }
}

package dev.foregone.tablebase.parts.layered;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The union of keys that several partitions have sent")
class StoreKeysTest {

    private static final long SEED = 20261122;

    @TempDir
    Path directory;

    @ParameterizedTest(name = "{0} senders, {1} keys each, {2} bits from {3} on")
    @CsvSource({
        "1, 5000, 20, 0",
        "3, 5000, 16, 1000",
        "3, 5000, 13, 0",
        "4, 2000, 40, 77",
        "5, 100, 64, 5",
        "2, 3000, 63, -9000000000000000000",
        "2, 1, 1, -2"
    })
    @DisplayName("has each key once, in order")
    void union(int senders, int count, int bits, long least) throws IOException {
        Random random = new Random(SEED);
        TreeSet<Long> all = new TreeSet<>(Long::compareUnsigned);
        List<Block> blocks = new ArrayList<>();
        for (int sender = 0; sender < senders; sender++) {
            long[] keys = keys(random, count, bits, least);
            LongStream.of(keys).forEach(all::add);
            for (int from = 0; from < keys.length; ) {
                int size = Math.min(1 + random.nextInt(count), keys.length - from);
                long[] some = LongStream.of(keys).skip(from).limit(size).toArray();
                blocks.add(new Block(3 * sender, KeyBlock.encode(some, size)));
                from += size;
            }
        }

        assertThat(written(blocks, least)).containsExactlyElementsOf(all);
    }

    /** Different keys, ascending, none less than {@code least}; the greatest of all may be among them. */
    private static long[] keys(Random random, int count, int bits, long least) {
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        for (int i = 0; i < count; i++) {
            long key = least + (random.nextLong() >>> (Long.SIZE - bits));
            keys.add(Long.compareUnsigned(key, least) < 0 ? -1 : key);
        }
        return keys.stream().mapToLong(Long::longValue).toArray();
    }

    @Test
    @DisplayName("is empty if nothing was sent")
    void nothing() throws IOException {
        assertThat(written(List.of(), 7)).isEmpty();
    }

    private List<Long> written(List<Block> blocks, long least) throws IOException {
        Path path = directory.resolve("keys");
        new AtomicFiles(Disk.real()).write(path, StoreKeys.union(blocks, least));
        List<Long> written = new ArrayList<>();
        try (KeyFile file = KeyFile.open(path)) {
            for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                long[] keys = new long[file.size(bucket)];
                file.read(bucket, keys);
                LongStream.of(keys).forEach(written::add);
            }
        }
        return written;
    }
}

package dev.foregone.tablebase.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.file.TableOf;
import dev.foregone.tablebase.memory.TooLargeException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A table of keys")
class KeyTableTest {

    private static final long SEED = 20261124;

    @ParameterizedTest(name = "{0} heaps of {1} keys in {2} bits each, from {3} on")
    @CsvSource({
        "1, 1, 1, 0",
        "1, 1, 1, -2000000000000000000",
        "3000, 1, 1, 0",
        "300, 8, 4, 0",
        "300, 9, 4, 1000000",
        "40, 500, 10, 0",
        "5, 3000, 50, 0",
        "100, 20, 62, 0",
        "300, 600, 62, 0",
        "20, 200, 12, -9000000000000000000"
    })
    @DisplayName("finds each of its keys, and none beside them")
    void finds(int heaps, int each, int bits, long least) {
        TreeSet<Long> keys = keys(heaps, each, bits, least);
        TreeMap<Long, Integer> codes = new TreeMap<>(Long::compareUnsigned);
        for (long key : keys) {
            codes.put(key, 1 + codes.size() % 1000);
        }

        KeyTable table = TableOf.of(codes, least == 0 ? 0 : keys.first());

        int index = 0;
        for (long key : keys) {
            assertThat(table.indexOf(key)).isEqualTo(index);
            assertThat(table.codeOf(key)).isEqualTo(1 + index++ % 1000);
            for (long beside : new long[] {key - 1, key + 1, key ^ 1L << 48, key ^ 1L << 63}) {
                assertThat(table.codeOf(beside) != 0).isEqualTo(keys.contains(beside));
            }
        }
    }

    private static TreeSet<Long> keys(int heaps, int each, int bits, long least) {
        Random random = new Random(SEED);
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        for (int heap = 0; heap < heaps; heap++) {
            long begin = random.nextLong() >>> Math.max(1, Math.min(20, 62 - bits));
            for (int i = 0; i < each; i++) {
                keys.add(least + begin + (random.nextLong() >>> (Long.SIZE - bits)));
            }
        }
        return keys;
    }

    @Test
    @DisplayName("is not made from a file that has more keys than it holds")
    void tooMany(@TempDir Path directory) throws IOException {
        RecordFile.Entry[] buckets = new RecordFile.Entry[KeyFile.BUCKETS];
        Arrays.fill(buckets, new RecordFile.Entry(1 << 22, 1, new byte[0])); // it is refused before it is read
        Path file = directory.resolve("keys");
        new AtomicFiles(Disk.real()).write(file, KeyFile.content(buckets));
        assertThatThrownBy(() -> KeyFile.open(file))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("too many for one table");
    }

    @Test
    @DisplayName("without keys finds none")
    void empty() {
        assertThat(KeyTable.empty().codeOf(0)).isZero();
        assertThat(KeyTable.empty().codeOf(1)).isZero();
        assertThat(KeyTable.empty().codeOf(-1)).isZero();
    }
}

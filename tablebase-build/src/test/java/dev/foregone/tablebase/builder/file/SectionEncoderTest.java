package dev.foregone.tablebase.builder.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is written as a section is read from it, and nothing else. */
class SectionEncoderTest {

    @TempDir
    private Path directory = Path.of("");

    /** Keys with codes, given as arrays. */
    private record Listed(long[] keys, char[] codes, boolean dense) implements Entries {

        @Override
        public int size() {
            return keys.length;
        }

        @Override
        public Cursor cursor(int from) {
            return new Cursor() {
                private int index = from - 1;

                @Override
                public long next() {
                    return keys[++index];
                }

                @Override
                public int code() {
                    return codes[index];
                }
            };
        }
    }

    /**
     * Keys at random distances, with outcomes as they lie in a plane: mostly like the one before or the one above.
     *
     * @param holes of 16 ranks, about how many have no position
     * @param kinds how many outcomes there are
     * @param change of 100 outcomes, about how many are new
     */
    private static Listed random(int size, int holes, int kinds, int change, boolean dense) {
        Random random = new Random(size + 31L * holes + 7L * kinds + change);
        long[] keys = new long[size];
        char[] codes = new char[size];
        long key = random.nextInt(1000);
        for (int i = 0; i < size; i++) {
            do {
                key++;
            } while (random.nextInt(16) < holes);
            keys[i] = key;
            int like = i - (random.nextBoolean() ? 1 : 8);
            codes[i] = like < 0 || random.nextInt(100) < change ? (char) (1 + random.nextInt(kinds)) : codes[like];
        }
        return new Listed(keys, codes, dense);
    }

    private Path written(Listed entries, int threads) throws IOException {
        Path file = directory.resolve("section-" + threads);
        Files.deleteIfExists(file);
        EncodedSection section = SectionEncoder.encode(entries, -1, 5, -1, new Workers(threads, Stop.never()));
        new AtomicFiles(Disk.real()).write(file, section::writeTo, false);
        return file;
    }

    /** Every entry is read; every so many are looked for alone, each by decoding a block. */
    private void assertKept(Listed entries, int step) throws IOException {
        Path file = written(entries, 1);
        assertThat(Files.readAllBytes(written(entries, 3))).isEqualTo(Files.readAllBytes(file));
        Section section = Section.alone(file);
        int index = 0;
        long[] keys = new long[Section.BLOCK_KEYS];
        char[] codes = new char[Section.BLOCK_KEYS];
        for (long block = 0; block < section.blocks(); block++) {
            int count = section.read(block, keys, codes);
            assertThat(Arrays.copyOf(keys, count)).isEqualTo(Arrays.copyOfRange(entries.keys, index, index + count));
            assertThat(Arrays.copyOf(codes, count)).isEqualTo(Arrays.copyOfRange(entries.codes, index, index + count));
            index += count;
        }
        assertThat(index).isEqualTo(entries.size());
        assertThat(section.greatestKey()).isEqualTo(index == 0 ? 0 : entries.keys[index - 1]);
        assertFound(section, entries, step);
    }

    private static void assertFound(Section section, Listed entries, int step) throws IOException {
        int wrong = 0;
        for (int i = 0; i < entries.size(); i += step) {
            long before = entries.keys[i] - 1;
            boolean isListed = i > 0 && entries.keys[i - 1] == before;
            wrong += section.find(entries.keys[i]) == entries.codes[i] ? 0 : 1;
            wrong += isListed || section.find(before) == 0 ? 0 : 1;
        }
        assertThat(wrong).isZero();
        long last = entries.keys.length == 0 ? -2 : entries.keys[entries.keys.length - 1];
        for (long outside : new long[] {last + 1, last + 600, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
            assertThat(section.find(outside)).isZero();
        }
    }

    @Test
    void everyEntryIsReadAndFound() throws IOException {
        for (boolean dense : new boolean[] {false, true}) {
            for (int size : new int[] {0, 1, 15, 16, 17, 64, 65, 128, 511, 512, 513, 35_000}) {
                for (int holes : new int[] {0, 5, 15}) {
                    assertKept(random(size, holes, 60, 30, dense), size > 513 ? 7 : 1);
                }
            }
        }
    }

    /** One outcome alone, few that hardly change, and more than there are symbols. */
    @Test
    void anyNumberOfOutcomesIsKept() throws IOException {
        for (boolean dense : new boolean[] {false, true}) {
            for (int kinds : new int[] {1, 2, 63, 64, 253, 254, 255, 60_000}) {
                for (int change : new int[] {0, 2, 100}) {
                    assertKept(random(3_000, 5, kinds, change, dense), 13);
                }
            }
        }
    }

    /** What stays the same for long costs next to nothing: without forecasts it would be more than a bit for each. */
    @Test
    void whatIsForetoldTakesLessThanABit() throws IOException {
        Listed entries = random(200_000, 0, 3, 1, true);
        assertThat(Files.size(written(entries, 1)) * 8.0 / entries.size()).isLessThan(0.7);
    }
}

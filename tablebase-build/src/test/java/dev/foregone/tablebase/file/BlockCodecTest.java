package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.file.BlockEncoder;
import dev.foregone.tablebase.coding.DeltaCode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A forged block, whose checksum is right, is refused by whoever reads it, whatever was read before. */
class BlockCodecTest {

    private static final long FIRST = 5;

    private static final byte[] NO_DELTAS = new byte[DeltaCode.SYMBOLS];

    /** What a reader sees of a block that lies in memory where others have been. */
    private static final class Forged {
        private final BlockCodec codec;
        private final BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        private final int keys;

        Forged(SectionHeader header, int keys, byte[] bits, int before) {
            this.codec = new BlockCodec(header);
            this.keys = keys;
            Arrays.fill(scratch.bytes, (byte) before);
            load(scratch, bits, FIRST);
        }

        static void load(BlockCodec.Scratch scratch, byte[] bits, long firstKey) {
            int checksum = BlockCodec.checksum(new BlockCodec.Scratch(), bits, 0, bits.length, firstKey);
            ByteBuffer.wrap(scratch.bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .position(BlockCodec.BLOCK_AT)
                    .putInt(checksum)
                    .put(bits);
            assertThat(BlockCodec.intact(scratch, Integer.BYTES + bits.length, firstKey))
                    .isTrue();
        }

        boolean read() {
            return codec.read(scratch, keys, new long[keys], new char[keys]) == keys;
        }

        int readDense() {
            return codec.read(scratch, keys, new long[keys], new char[keys]);
        }

        int find(int key) {
            return codec.find(scratch, keys, FIRST + key);
        }
    }

    /** All codes are in one table, in which nothing is foretold. */
    private static SectionHeader header(List<OutcomeTally> outcomes, byte[] deltas, byte[] lengths) {
        return header(BlockLayout.KEYED, outcomes, deltas, 0, OutcomeModel.NOTHING, lengths);
    }

    private static SectionHeader header(
            BlockLayout layout, List<OutcomeTally> outcomes, byte[] deltas, int stride, byte foretold, byte[] lengths) {
        int contexts = OutcomeModel.contexts(lengths.length);
        byte[] tables = new byte[stride == 0 ? contexts : contexts * contexts];
        byte[] stretches = new byte[layout.run() + 1];
        Arrays.fill(stretches, (byte) 7);
        OutcomeModel model = new OutcomeModel(stride, tables, new byte[] {foretold}, new byte[][] {lengths, stretches});
        return new SectionHeader(-1, 8, 0, 0, 0, layout == BlockLayout.DENSE ? 8 : 0, outcomes, deltas, model, null);
    }

    private static List<OutcomeTally> outcomes(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new OutcomeTally(i + 2, 1, 0))
                .toList();
    }

    /** The eighth outcome begins with the last bit, the lowest, and what lies below belongs to no block. */
    @Test
    void bitsBehindTheBlockDoNotCount() {
        SectionHeader header = header(outcomes(2), NO_DELTAS, new byte[] {1, 3});
        for (int before : new int[] {0, 0xFF, 0xA5}) {
            Forged forged = new Forged(header, 8, new byte[] {1}, before);
            assertThat(forged.read()).as("read after %x", before).isFalse();
            assertThat(forged.find(6)).as("find after %x", before).isEqualTo(2);
            assertThat(forged.find(7)).as("find after %x", before).isEqualTo(BlockCodec.DAMAGED);
            assertThat(forged.find(8)).as("find after %x", before).isEqualTo(BlockCodec.DAMAGED);
        }
    }

    /** An outcome that is too rare for a code of its own stands in 16 bits, which can be anything. */
    @Test
    void whatIsNoOutcomeIsRefused() {
        byte[] lengths = new byte[255];
        lengths[254] = 1;
        for (int code : new int[] {0, 0xFFFE, 0xFFFF}) {
            byte[] bits = {(byte) (code << 7), (byte) (code >> 1), (byte) (code >> 9)};
            Forged forged = new Forged(header(outcomes(300), NO_DELTAS, lengths), 1, bits, 0);
            assertThat(forged.read()).as("%x", code).isFalse();
            assertThat(forged.find(0)).as("%x", code).isEqualTo(BlockCodec.DAMAGED);
        }
        Forged right = new Forged(header(outcomes(300), NO_DELTAS, lengths), 1, new byte[] {0, 1, 0}, 0);
        assertThat(right.read()).isTrue();
        assertThat(right.find(0)).isEqualTo(2);
    }

    /** Two runs, each of 16 keys without a bit, and the second is said to begin anywhere. */
    @Test
    void aRunThatIsNotWhereItIsSaidToBeIsRefused() {
        SectionHeader header = header(outcomes(1), NO_DELTAS, new byte[] {0});
        for (int place : new int[] {0, 1, 7, 8, 1000, (1 << 14) - 1}) {
            long list =
                    13 | 4 << 4 | 20 << 10 | (long) place << 15; // p is 14, w 5: the second run is 20 after the first
            byte[] bits = {(byte) list, (byte) (list >> 8), (byte) (list >> 16), (byte) (list >> 24)};
            Forged forged = new Forged(header, 32, bits, 0xFF);
            assertThat(forged.read()).as("%d", place).isEqualTo(place == 0);
            assertThat(forged.find(3)).as("%d", place).isEqualTo(2);
            assertThat(forged.find(23)).as("%d", place).isEqualTo(place == 0 ? 2 : BlockCodec.DAMAGED);
        }
        Forged tooShort = new Forged(header, 32, new byte[] {63, -1, -1}, 0xFF);
        assertThat(tooShort.read()).isFalse();
        assertThat(tooShort.find(3)).isEqualTo(BlockCodec.DAMAGED);
    }

    /** Whatever the bits of a block of ranks are: outcomes, or damage, and no exception. */
    @Test
    void anyBitsAreReadOrRefused() {
        Random random = new Random(3);
        SectionHeader dense = header(BlockLayout.DENSE, outcomes(300), NO_DELTAS, 8, (byte) 1, lengthsOf(255, 9));
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] bits = new byte[random.nextInt(i % 2 == 0 ? 40 : BlockCodec.MAX_BYTES - Integer.BYTES)];
            random.nextBytes(bits);
            Forged forged = new Forged(dense, 1 + random.nextInt(512), bits, 0xFF);
            refused += forged.readDense() == BlockCodec.DAMAGED ? 1 : 0;
            assertThat(forged.find(random.nextInt(600))).isBetween(BlockCodec.DAMAGED, 0xFFFF);
        }
        assertThat(refused).isGreaterThan(19_000);
    }

    private static byte[] lengthsOf(int symbols, int bits) {
        byte[] lengths = new byte[symbols];
        Arrays.fill(lengths, (byte) bits);
        return lengths;
    }

    /** Dense keys and sparse ones, up to all 64 bits, in one run and in several; short codes of outcomes and the longest. */
    @Test
    void everyKeyIsFoundAndNoOther() {
        byte[] deltas = lengthsOf(DeltaCode.SYMBOLS, 8);
        assertFound(header(outcomes(3), deltas, new byte[] {1, 2, 2}));
        assertFound(header(outcomes(300), deltas, lengthsOf(255, 12)));
    }

    /** Outcomes that depend on one above, foretold or not, as long as they last or not at all. */
    @Test
    void everyRankIsFoundAndNoOther() {
        Random random = new Random(1);
        for (int stride : new int[] {0, 1, 3, 32}) {
            for (byte foretold : new byte[] {OutcomeModel.NOTHING, 0, 2}) {
                for (int change : new int[] {1, 5, 100}) {
                    long[] keys = LongStream.range(7, 8 + random.nextInt(512)).toArray();
                    char[] codes = new char[keys.length];
                    Arrays.fill(codes, (char) 2);
                    for (int i = 1; i < codes.length; i++) {
                        codes[i] = random.nextInt(100) < change ? (char) (2 + random.nextInt(3)) : codes[i - 1];
                    }
                    byte[] few = {1, 2, 2};
                    assertFound(header(BlockLayout.DENSE, outcomes(3), NO_DELTAS, stride, foretold, few), keys, codes);
                    byte[] many = lengthsOf(255, 12);
                    assertFound(
                            header(BlockLayout.DENSE, outcomes(300), NO_DELTAS, stride, foretold, many), keys, codes);
                }
            }
        }
    }

    private static void assertFound(SectionHeader header) {
        Random random = new Random(1);
        for (int bits : new int[] {1, 5, 11, 20, 56, 57, 58, 64}) {
            for (int count : new int[] {1, 2, 15, 16, 17, 32, 33, 127, 128}) {
                long step = bits == 64 ? Long.MAX_VALUE : 1L << (bits - 1);
                long[] keys = new long[bits > 57 ? Math.min(count, 1 << (65 - bits)) : count];
                char[] codes = new char[keys.length];
                for (int i = 0; i < keys.length; i++) {
                    keys[i] = i * step + random.nextLong(step);
                    codes[i] = (char) (2 + random.nextInt(header.outcomes().size()));
                }
                assertFound(header, keys, codes);
            }
        }
    }

    private static void assertFound(SectionHeader header, long[] keys, char[] codes) {
        BlockCodec codec = new BlockCodec(header);
        BlockEncoder encoder = new BlockEncoder(header);
        int length = encoder.write(keys, codes, keys.length);
        byte[] block = encoder.take();
        assertThat(block).hasSize(length);
        BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        System.arraycopy(block, 0, scratch.bytes, BlockCodec.BLOCK_AT, length);
        assertThat(BlockCodec.intact(scratch, length, keys[0])).isTrue();
        long[] read = new long[keys.length];
        char[] outcomes = new char[keys.length];
        assertThat(codec.read(scratch, keys.length, read, outcomes)).isEqualTo(keys.length);
        assertThat(read).isEqualTo(keys);
        assertThat(outcomes).isEqualTo(codes);
        for (int i = 0; i < keys.length; i++) {
            assertThat(codec.find(scratch, keys.length, keys[i])).isEqualTo(codes[i]);
            boolean another = i + 1 < keys.length && keys[i] + 1 == keys[i + 1];
            assertThat(codec.find(scratch, keys.length, keys[i] + 1)).isEqualTo(another ? codes[i + 1] : 0);
        }
    }
}

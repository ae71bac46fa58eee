package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.coding.DeltaCode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A forged block, whose checksum is right, is refused by whoever reads it, whatever was read before. */
class BlockCodecTest {

    private static final long FIRST = 5;

    /** What a reader sees of a block that lies in memory where others have been. */
    private static final class Forged {
        private final BlockCodec codec;
        private final BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        private final int length;
        private final int keys;

        Forged(SectionHeader header, int keys, byte[] bits, int before) {
            this.codec = new BlockCodec(header);
            this.keys = keys;
            this.length = Integer.BYTES + bits.length;
            int checksum = BlockCodec.checksum(new BlockCodec.Scratch(), bits, 0, bits.length, FIRST);
            Arrays.fill(scratch.bytes, (byte) before);
            ByteBuffer.wrap(scratch.bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .position(BlockCodec.BLOCK_AT)
                    .putInt(checksum)
                    .put(bits);
            assertThat(BlockCodec.intact(scratch, length, FIRST)).isTrue();
        }

        boolean read() {
            return codec.read(scratch, length, keys, FIRST, new long[keys], new char[keys]);
        }

        int find(int key) {
            return codec.find(scratch, length, keys, FIRST, FIRST + key);
        }
    }

    private static SectionHeader header(List<OutcomeTally> outcomes, byte[][] lengths) {
        return new SectionHeader(-1, 8, 0, 0, 0, outcomes, new byte[DeltaCode.SYMBOLS], lengths);
    }

    private static List<OutcomeTally> outcomes(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new OutcomeTally(i + 2, 1, 0))
                .toList();
    }

    /** The eighth outcome begins with the last bit: two zeros behind it make it a code, ones make it none at all. */
    @Test
    void bitsBehindTheBlockDoNotCount() {
        SectionHeader header = header(outcomes(2), new byte[][] {{1, 3}, {1, 3}});
        for (int before : new int[] {0, 0xFF, 0xA5}) {
            Forged forged = new Forged(header, 8, new byte[] {(byte) 0x80}, before);
            assertThat(forged.read()).as("read after %x", before).isFalse();
            assertThat(forged.find(6)).as("find after %x", before).isEqualTo(2);
            assertThat(forged.find(7)).as("find after %x", before).isEqualTo(BlockCodec.DAMAGED);
            assertThat(forged.find(8)).as("find after %x", before).isEqualTo(BlockCodec.DAMAGED);
        }
    }

    /** An outcome that is too rare for a code of its own stands in 16 bits, which can be anything. */
    @Test
    void whatIsNoOutcomeIsRefused() {
        byte[][] lengths = new byte[16][255];
        lengths[0][254] = 1;
        for (int code : new int[] {0, 0xFFFE, 0xFFFF}) {
            byte[] bits = {(byte) (code << 1), (byte) (code >> 7), (byte) (code >> 15)};
            Forged forged = new Forged(header(outcomes(300), lengths), 1, bits, 0);
            assertThat(forged.read()).as("%x", code).isFalse();
            assertThat(forged.find(0)).as("%x", code).isEqualTo(BlockCodec.DAMAGED);
        }
        Forged right = new Forged(header(outcomes(300), lengths), 1, new byte[] {4, 0, 0}, 0);
        assertThat(right.read()).isTrue();
        assertThat(right.find(0)).isEqualTo(2);
    }
}

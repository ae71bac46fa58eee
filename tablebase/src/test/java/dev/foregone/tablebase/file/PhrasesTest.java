package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Bits;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Phrases as they are found, written and read. */
class PhrasesTest {

    private static final int FIRST_BYTE = 8;

    /** Phrases of two and more values, with codes from 2 to 15 bits. */
    private static Phrases ofAllLengths() {
        byte[] bits = {3, 4, 5, 2, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15};
        int[] left = new int[bits.length];
        int[] right = new int[bits.length];
        for (int phrase = Phrases.VALUES; phrase < bits.length; phrase++) {
            left[phrase] = phrase - 3;
            right[phrase] = phrase % 3;
        }
        return new Phrases(left, right, bits);
    }

    private record Written(byte[] bytes, long end, byte[] values) {}

    private static Written written(Phrases phrases, int[] used) {
        BitWriter out = new BitWriter();
        out.writeLong(0, FIRST_BYTE * Byte.SIZE);
        long[] codewords = phrases.codewords();
        for (int i = used.length - 1; i >= 0; i--) {
            out.write(codewords[used[i]]);
        }
        long end = out.position();
        out.align();
        byte[] values = new byte[Arrays.stream(used).map(phrases::length).sum()];
        int size = 0;
        for (int phrase : used) {
            size = phrases.write(phrase, values, size);
        }
        return new Written(Arrays.copyOf(out.array(), out.size() + Bits.SLACK), end, values);
    }

    @Test
    void codesOfAllLengthsAreReadAsTheyWereWritten() {
        Phrases phrases = ofAllLengths();
        assertThat(IntStream.range(0, phrases.count()).map(phrases::bits).max()).hasValue(Phrases.MOST_BITS);
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 50; round++) {
            int[] used = random.ints(60, 0, phrases.count()).toArray();
            Written written = written(phrases, used);
            byte[] read = new byte[written.values.length];
            long begin = FIRST_BYTE * Byte.SIZE;
            assertThat(phrases.read(written.bytes, begin, written.end, read.length, read))
                    .isEqualTo(begin);
            assertThat(read).isEqualTo(written.values);
            for (int i = 0; i < read.length; i++) {
                assertThat(phrases.at(written.bytes, begin, written.end, i)).isEqualTo(read[i]);
            }
            assertThat(phrases.at(written.bytes, begin, written.end, read.length))
                    .isEqualTo(Phrases.DAMAGED);
            assertThat(phrases.read(written.bytes, begin, written.end, read.length + 1, new byte[read.length + 1]))
                    .isEqualTo(Phrases.DAMAGED);
        }
    }

    @Test
    void theHeaderHasThemAgain() {
        Phrases phrases = ofAllLengths();
        ByteBuffer bytes = ByteBuffer.allocate(phrases.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        phrases.put(bytes);
        assertThat(bytes.hasRemaining()).isFalse();
        bytes.flip();
        assertThat(Phrases.get(bytes).codewords()).isEqualTo(phrases.codewords());
    }

    @Test
    void whatWouldNotEndOrFitIsRefused() {
        assertThatThrownBy(() -> new Phrases(new int[] {0, 0, 0, 3}, new int[4], new byte[] {1, 2, 3, 3}))
                .hasMessageContaining("made of later ones");
        assertThatThrownBy(() -> new Phrases(new int[3], new int[3], new byte[] {1, 1, 1}))
                .hasMessageContaining("more codes of 1 bits");
        assertThatThrownBy(() -> new Phrases(new int[3], new int[3], new byte[] {1, 2, 0}))
                .hasMessageContaining("a code of 0 bits");
        int[] doubled = IntStream.range(0, 12).map(phrase -> phrase - 1).toArray();
        byte[] bits = new byte[12];
        Arrays.fill(bits, 0, 3, (byte) 2);
        assertThatThrownBy(() -> new Phrases(doubled, doubled, bits)).hasMessageContaining("a phrase of 512 values");
    }

    /** What is written is what was to be written, whatever stands where anything may. */
    @Test
    void freePlacesTakeWhatIsCheapest() {
        SplittableRandom random = new SplittableRandom(2);
        byte[][] blocks = new byte[4][1000];
        for (byte[] block : blocks) {
            for (int i = 0; i < block.length; i++) {
                block[i] = random.nextInt(4) == 0 ? PhraseFinder.ANY : (byte) (i / 7 % 3);
            }
        }
        Phrases phrases = PhraseFinder.of(List.of(blocks));
        assertThat(phrases.count()).isGreaterThan(Phrases.VALUES);
        int[] used = new int[BlockLayout.MOST_KEYS];
        int size = new PhraseParser(phrases).parse(blocks[0], 1000, used);
        assertThat(size).isLessThan(100);
        byte[] values = written(phrases, Arrays.copyOf(used, size)).values;
        assertThat(values).hasSize(1000);
        for (int i = 0; i < values.length; i++) {
            assertThat(blocks[0][i]).isIn(PhraseFinder.ANY, values[i]);
        }
    }
}

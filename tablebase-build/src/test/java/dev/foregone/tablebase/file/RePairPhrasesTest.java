package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.file.PhraseFinder;
import dev.foregone.tablebase.builder.file.PhraseParser;
import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.PrefixCode;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Phrases as they are found, written and read. */
class RePairPhrasesTest {

    private static final int FIRST_BYTE = 8;

    /** Phrases of two and more values, with codes from 2 to 12 bits. */
    private static RePairPhrases ofAllLengths() {
        byte[] bits = {3, 4, 5, 2, 2, 6, 7, 8, 9, 10, 11, 12, 12};
        byte[] left = new byte[bits.length];
        byte[] right = new byte[bits.length];
        for (int phrase = RePairPhrases.VALUES; phrase < bits.length; phrase++) {
            left[phrase] = (byte) (phrase - 3);
            right[phrase] = (byte) (phrase % 3);
        }
        return new RePairPhrases(left, right, bits);
    }

    private record Written(byte[] bytes, long end, byte[] values) {}

    private static Written written(RePairPhrases phrases, int[] used) {
        BitWriter out = new BitWriter();
        out.writeLong(0, FIRST_BYTE * Byte.SIZE);
        for (int i = used.length - 1; i >= 0; i--) {
            out.write(phrases.codeword(used[i]));
        }
        long end = out.position();
        out.align();
        ByteArrayOutputStream values = new ByteArrayOutputStream();
        for (int phrase : used) {
            values.writeBytes(phrases.values(phrase));
        }
        return new Written(Arrays.copyOf(out.array(), out.size() + Bits.SLACK), end, values.toByteArray());
    }

    @Test
    void codesOfAllLengthsAreReadAsTheyWereWritten() {
        RePairPhrases phrases = ofAllLengths();
        assertThat(IntStream.range(0, phrases.count()).map(phrases::bits).max()).hasValue(PrefixCode.MAX_LENGTH);
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
                    .isEqualTo(RePairPhrases.DAMAGED);
            assertThat(phrases.read(written.bytes, begin, written.end, read.length + 1, new byte[read.length + 1]))
                    .isEqualTo(RePairPhrases.DAMAGED);
        }
    }

    @Test
    void theHeaderHasThemAgain() {
        RePairPhrases phrases = ofAllLengths();
        ByteBuffer bytes = ByteBuffer.allocate(phrases.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        phrases.put(bytes);
        assertThat(bytes.hasRemaining()).isFalse();
        bytes.flip();
        RePairPhrases read = RePairPhrases.get(bytes);
        assertThat(read.count()).isEqualTo(phrases.count());
        for (int phrase = 0; phrase < read.count(); phrase++) {
            assertThat(read.codeword(phrase)).isEqualTo(phrases.codeword(phrase));
            assertThat(read.values(phrase)).isEqualTo(phrases.values(phrase));
        }
    }

    @Test
    void whatWouldNotEndOrFitIsRefused() {
        assertThatThrownBy(() -> new RePairPhrases(new byte[] {0, 0, 0, 3}, new byte[4], new byte[] {1, 2, 3, 3}))
                .hasMessageContaining("made of later ones");
        assertThatThrownBy(() -> new RePairPhrases(new byte[3], new byte[3], new byte[] {1, 1, 1}))
                .hasMessageContaining("more codes of 1 bits");
        assertThatThrownBy(() -> new RePairPhrases(new byte[3], new byte[3], new byte[] {1, 2, 0}))
                .hasMessageContaining("a code of 0 bits");
        byte[] doubled = {0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        byte[] bits = new byte[12];
        Arrays.fill(bits, 0, 3, (byte) 2);
        assertThatThrownBy(() -> new RePairPhrases(doubled, doubled, bits))
                .hasMessageContaining("a phrase of 512 values");
    }

    /** Frequencies of any kind give codes with which the longest block fits. */
    @Test
    void codesOfValuesStayShort() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 2000; round++) {
            long[] counts = new long[RePairPhrases.VALUES + random.nextInt(RePairPhrases.MOST - RePairPhrases.VALUES)];
            long most = 1 + random.nextLong(1L << random.nextInt(1, 40));
            Arrays.setAll(
                    counts, phrase -> phrase < random.nextInt(5) ? 0 : random.nextLong(most) >>> random.nextInt(20));
            RePairPhrases phrases = RePairPhrases.of(new byte[counts.length], new byte[counts.length], counts);
            for (int value = 0; value < RePairPhrases.VALUES; value++) {
                assertThat(phrases.bits(value)).isBetween(1, 7);
            }
        }
    }

    /** What is written is what was to be written, whatever stands where anything may. */
    @Test
    void freePlacesTakeWhatIsCheapest() {
        SplittableRandom random = new SplittableRandom(2);
        byte[][] blocks = new byte[4][1000];
        for (byte[] block : blocks) {
            for (int i = 0; i < block.length; i++) {
                block[i] = random.nextInt(4) == 0 ? RePairPhrases.ANY : (byte) (i / 7 % 3);
            }
        }
        RePairPhrases phrases = PhraseFinder.of(List.of(blocks));
        assertThat(phrases.count()).isGreaterThan(RePairPhrases.VALUES);
        int[] used = new int[BlockLayout.MOST_KEYS];
        int size = new PhraseParser(phrases).parse(blocks[0], used);
        assertThat(size).isLessThan(120);
        byte[] values = written(phrases, Arrays.copyOf(used, size)).values;
        assertThat(values).hasSize(1000);
        for (int i = 0; i < values.length; i++) {
            assertThat(blocks[0][i]).isIn(RePairPhrases.ANY, values[i]);
        }
    }
}

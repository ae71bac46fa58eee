package dev.foregone.tablebase.coding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The code of distances")
class DeltaCodeTest {

    /** All short distances, and about every power of two. */
    private static final long[] NUMBERS = LongStream.concat(
                    LongStream.range(0, 5000),
                    LongStream.range(12, Long.SIZE)
                            .flatMap(bit -> LongStream.of((1L << bit) - 1, 1L << bit, (1L << bit) + 1)))
            .toArray();

    @Test
    @DisplayName("reads what it has written, one by one or by its table of near ones")
    void readsWhatItHasWritten() {
        byte[] lengths = new byte[DeltaCode.SYMBOLS];
        Arrays.fill(lengths, (byte) 8);
        PrefixCode code = DeltaCode.code(lengths);
        long[] near = DeltaCode.codewords(code);
        BitWriter out = new BitWriter();
        for (long number : NUMBERS) {
            DeltaCode.write(out, code, number);
            if (DeltaCode.isNear(number)) {
                out.write(near[(int) number]);
            }
        }
        out.align();

        byte[] bytes = Arrays.copyOf(out.array(), out.size() + Bits.SLACK);
        long at = 0;
        for (long number : NUMBERS) {
            for (int copy = 0; copy < (DeltaCode.isNear(number) ? 2 : 1); copy++) {
                long bits = Bits.at(bytes, at);
                int entry = code.entry(bits);
                assertThat(DeltaCode.number(entry, bits, bytes, at)).isEqualTo(number);
                at += PrefixCode.length(entry);
            }
        }
        assertThat((at + 7) / 8).isEqualTo(out.size());
    }
}

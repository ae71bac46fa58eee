package dev.foregone.tablebase.coding;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class PlainCrc32cTest {

    /** The check value of CRC-32C in the catalogue of parametrised CRC algorithms. */
    @Test
    void theStandardTextHasTheStandardChecksum() {
        PlainCrc32c plain = new PlainCrc32c();
        plain.update("123456789".getBytes(StandardCharsets.US_ASCII), 0, 9);
        assertThat(plain.getValue()).isEqualTo(0xE3069283L);
    }

    @Test
    void itIsThatOfThePlatform() {
        Random random = new Random(1);
        PlainCrc32c plain = new PlainCrc32c();
        for (int size = 0; size < 100; size++) {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            int from = size / 3;
            CRC32C platform = new CRC32C();
            platform.update(bytes, from, size - from);
            plain.reset();
            plain.update(bytes, from, size - from);
            assertThat(plain.getValue()).as("%d bytes", size).isEqualTo(platform.getValue());
        }
    }
}

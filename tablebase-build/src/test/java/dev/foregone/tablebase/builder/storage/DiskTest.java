package dev.foregone.tablebase.builder.storage;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DiskTest {

    @Test
    @DisplayName("a disk that is full is told with the file that it had no room for")
    void full() throws IOException {
        Path full = Path.of("/dev/full");
        assumeThat(Files.isWritable(full)).isTrue();
        try (Disk.Output out = Disk.real().create(full)) {
            assertThatThrownBy(() -> out.write(new byte[1]))
                    .isInstanceOf(IOException.class)
                    .hasMessage("cannot write /dev/full: No space left on device");
        }
    }
}

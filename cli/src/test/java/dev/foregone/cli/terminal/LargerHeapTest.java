package dev.foregone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LargerHeapTest {

    private static final long GIGABYTE = 1 << 30;

    @Test
    @DisplayName("the command to type has the heap that is wanted, and no limit of memory")
    void command() {
        assertThat(LargerHeap.command(
                        List.of(
                                "tablebase",
                                "build",
                                "dobutsu",
                                "--to",
                                "my file's.tb",
                                "--memory",
                                "1GB",
                                "--threads=2"),
                        8 * GIGABYTE + 1,
                        4 * GIGABYTE))
                .isEqualTo(
                        "FOREGONE_JAVA_OPTS=-Xmx9g ./foregone tablebase build dobutsu --to 'my file'\\''s.tb' --threads=2");
        assertThat(LargerHeap.command(List.of("tablebase", "build", "dodgem", "--memory=1MB"), 100, 200))
                .isEqualTo("./foregone tablebase build dodgem");
        assertThat(LargerHeap.command(List.of("tablebase"), (100 << 20) - 1, 0))
                .isEqualTo("FOREGONE_JAVA_OPTS=-Xmx100m ./foregone tablebase");
    }
}

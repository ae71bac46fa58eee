package dev.foregone.tablebase.builder.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.TablebaseException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A message for a build that needs more memory")
class MemoryAdviceTest {

    @TempDir
    private Path steps;

    @Test
    @DisplayName("says what to do where no memory would be enough, and what is kept")
    void tooManyForAnyMemory() {
        FileHeader header = new FileHeader("game", "root", false, false, false, 0, 0, 0);
        TooLargeException tooMany =
                catchThrowableOfType(TooLargeException.class, () -> KeyTable.checkSize(KeyTable.MAX_SIZE + 1L));

        TablebaseException said = new MemoryAdvice(header, steps).memory(tooMany);

        assertThat(said)
                .hasMessageContaining("2,147,221,504 positions are too many for one table")
                .hasMessageEndingWith(
                        "\n  add foregone-tablebase-parts, and let the build continue on disk; no step was finished, and nothing is kept");
        assertThat(said.heapBytes()).isEmpty();
    }
}

package dev.foregone.tablebase.partitioned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.records.AtomicFiles;
import dev.foregone.tablebase.records.BlockFile;
import dev.foregone.tablebase.records.DamagedFileException;
import dev.foregone.tablebase.records.Disk;
import dev.foregone.tablebase.records.LongsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A work file that was changed anywhere, or cut anywhere, is found out")
class WorkFilesTest {

    @TempDir
    Path directory;

    private Path path;

    @BeforeEach
    void path() {
        path = directory.resolve("file");
    }

    /** What reads a file. */
    @FunctionalInterface
    private interface Reading {
        void read() throws IOException;
    }

    private void check(AtomicFiles.Content content, Reading reading) throws IOException {
        new AtomicFiles(Disk.real()).write(path, content);
        byte[] whole = Files.readAllBytes(path);
        reading.read();
        for (int bit = 0; bit < Byte.SIZE * whole.length; bit++) {
            byte[] changed = whole.clone();
            changed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            refused(changed, "bit " + bit, reading);
        }
        for (int length = 0; length < whole.length; length++) {
            refused(Arrays.copyOf(whole, length), "cut to " + length, reading);
        }
        refused(Arrays.copyOf(whole, whole.length + 1), "longer", reading);
    }

    private void refused(byte[] bytes, String what, Reading reading) throws IOException {
        Files.write(path, bytes);
        assertThatThrownBy(reading::read).as(what).isInstanceOf(DamagedFileException.class);
    }

    @Test
    void blocks() throws IOException {
        List<Block> blocks =
                List.of(new Block(0, new byte[] {1, 2, 3}), new Block(0, new byte[0]), new Block(3, new byte[] {
                    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
                }));
        check(BlockFile.content(blocks), () -> BlockFile.read(path, block -> {}));

        new AtomicFiles(Disk.real()).write(path, BlockFile.content(blocks));
        List<Block> read = new ArrayList<>();
        BlockFile.read(path, read::add);
        assertThat(read).usingRecursiveComparison().isEqualTo(blocks);
    }

    @Test
    void numbers() throws IOException {
        check(LongsFile.content(), () -> LongsFile.read(path));
        check(LongsFile.content(0, 0, -1), () -> LongsFile.read(path));

        new AtomicFiles(Disk.real()).write(path, LongsFile.content(0, 7, -1));
        assertThat(LongsFile.read(path)).containsExactly(0, 7, -1);
    }
}

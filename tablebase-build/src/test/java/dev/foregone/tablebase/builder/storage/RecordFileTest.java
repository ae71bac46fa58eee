package dev.foregone.tablebase.builder.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.storage.RecordFile.Entry;
import dev.foregone.tablebase.file.DamagedFileException;
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
class RecordFileTest {

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
    void records() throws IOException {
        List<Entry> records = List.of(
                new Entry(0, 0, new byte[] {1, 2, 3}), new Entry(-1, 1, new byte[0]), new Entry(3, 0, new byte[12]));
        check(RecordFile.content(records), () -> RecordFile.check(path));
        check(RecordFile.content(List.of()), () -> RecordFile.check(path));

        new AtomicFiles(Disk.real()).write(path, RecordFile.content(records));
        try (RecordFile file = RecordFile.open(path)) {
            List<Entry> read = new ArrayList<>();
            for (int record = 0; record < file.count(); record++) {
                read.add(new Entry(file.first(record), file.second(record), file.read(record)));
            }
            assertThat(read).usingRecursiveComparison().isEqualTo(records);
        }
    }

    @Test
    void numbers() throws IOException {
        check(RecordFile.numbers(), () -> RecordFile.numbers(path));
        check(RecordFile.numbers(0, 0, -1), () -> RecordFile.numbers(path));

        new AtomicFiles(Disk.real()).write(path, RecordFile.numbers(0, 7, -1));
        assertThat(RecordFile.numbers(path)).containsExactly(0, 7, -1);
    }
}

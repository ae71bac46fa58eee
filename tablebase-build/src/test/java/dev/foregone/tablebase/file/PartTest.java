package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a part, and what it is called. */
class PartTest {

    private static final long GREATEST = -2;

    @TempDir
    private Path directory;

    private Path section(KeyTable table, int layer) throws IOException {
        Path path = directory.resolve("section");
        PartCutter.write(SectionEncoder.encode(table, layer, 0, 0, new Workers(1, Stop.never())), path);
        return path;
    }

    /** Keys far up, the greatest of which is negative where numbers have a sign. */
    private static KeyTable table() {
        TreeMap<Long, Integer> entries = new TreeMap<>(Long::compareUnsigned);
        for (long i = 0; i < 1_000; i++) {
            entries.put(Long.MAX_VALUE - 500 + i, OutcomeCode.ENDLESS);
        }
        entries.put(GREATEST, OutcomeCode.ENDLESS);
        return TableOf.of(entries);
    }

    @Test
    void describesItsFile() throws IOException {
        Path path = section(table(), 12);
        byte[] bytes = Files.readAllBytes(path);
        Part part = Part.of(path, 3);
        assertThat(part)
                .isEqualTo(new Part(
                        12,
                        3,
                        1_001,
                        bytes.length,
                        Checksum.of(bytes, 0, bytes.length),
                        Long.MAX_VALUE - 500,
                        GREATEST));
        assertThat(part.name()).isEqualTo("layer-000012-000003");
        assertThat(Part.of(section(table(), -1), 3).name()).isEqualTo("whole-000003");
    }

    @Test
    void keysOutsideOfItsRangeAreNotFound() throws IOException {
        Section section = new Section(new MappedFile(section(table(), 0)), 0);
        for (long key : new long[] {0, 1, Long.MAX_VALUE - 501, Long.MAX_VALUE + 500, GREATEST - 1, GREATEST + 1}) {
            assertThat(section.find(key)).as("%x", key).isEqualTo(OutcomeCode.NONE);
        }
        for (long key : new long[] {Long.MAX_VALUE - 500, Long.MAX_VALUE, Long.MIN_VALUE, GREATEST}) {
            assertThat(section.find(key)).as("%x", key).isEqualTo(OutcomeCode.ENDLESS);
        }
    }

    @Test
    void goesToAnotherMachine() throws IOException, ClassNotFoundException {
        Part part = Part.of(section(table(), 12), 3);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(part);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(part);
        }
    }

    @Test
    void isBesideTheMainFile() {
        Path file = directory.resolve("a").resolve("game.tb");
        assertThat(TablebaseParts.directory(file))
                .isEqualTo(directory.resolve("a").resolve("game.tb.parts"));
        assertThat(TablebaseParts.path(file, 1_234_567, 0)).hasFileName("layer-1234567-000000");
        assertThat(TablebaseParts.path(file, -1, 12)).hasFileName("whole-000012");
    }

    @Test
    void aFileThatIsNoPartIsRefused() throws IOException {
        Path path = section(KeyTable.empty(), 12);
        assertThatThrownBy(() -> Part.of(path, 0))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContainingAll(path + " is no part of a tablebase", "with 0 keys");
        byte[] bytes = Files.readAllBytes(section(table(), 12));
        Files.write(path, Arrays.copyOf(bytes, bytes.length + 1));
        assertThatThrownBy(() -> Part.of(path, 0))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining(path + " is no part of a tablebase");
        Files.write(path, "A letter that is longer than the header of a section.".getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> Part.of(path, 0))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining(path + " is no part of a tablebase: ");
    }
}

package dev.foregone.tablebase.parts.general;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Labels and moves as they are written and read, in more than one block. */
class LabelsInFilesTest {

    private static final int MANY = 1_500_000;

    @TempDir
    private Path directory;

    private static int randomLabel(Random random) {
        int plies = random.nextInt(OutcomeCode.MAX_PLIES);
        return switch (random.nextInt(5)) {
            case 0 -> Labels.open(1 + random.nextInt(500));
            case 1 -> Score.win(plies);
            case 2 -> Score.draw(plies);
            case 3 -> Score.loss(plies);
            default -> Score.ENDLESS_DRAW;
        };
    }

    private static Labels random(Random random, int size) {
        Labels labels = new Labels(size);
        for (int index = 0; index < size; index++) {
            labels.set(index, randomLabel(random));
        }
        return labels;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1_000, MANY})
    void allLabels(int size) throws IOException {
        Labels labels = random(new Random(size), size);
        Path path = directory.resolve("labels");
        StepFiles.in(directory).write(path, Changes.all(labels));
        Labels read = new Labels(size);
        Changes.read(path, read::set);
        for (int index = 0; index < size; index++) {
            assertThat(read.get(index)).isEqualTo(labels.get(index));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1_000, MANY})
    void changes(int size) throws IOException {
        Random random = new Random(size);
        Labels labels = random(random, size);
        BitSet changed = new BitSet();
        for (int index = 0; index < size; index += 1 + random.nextInt(6)) {
            changed.set(index);
        }
        Path path = directory.resolve("changes");
        StepFiles.in(directory).write(path, Changes.content(changed, labels::get));
        BitSet read = new BitSet();
        Changes.read(path, (index, label) -> {
            read.set(index);
            assertThat(label).isEqualTo(labels.get(index));
        });
        assertThat(read).isEqualTo(changed);
        assertThat(Changes.count(path)).isEqualTo(Changes.count(changed, labels));
        assertThat(Changes.count(path).all()).isEqualTo(changed.cardinality());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1_023, 1_024, 1_025, 20_000})
    void moves(int size) throws IOException {
        Random random = new Random(size);
        List<long[]> moves = new ArrayList<>();
        for (int position = 0; position < size; position++) {
            moves.add(random.longs(random.nextInt(position % 1_000 == 7 ? 30_000 : 5), 0, 1L << 40)
                    .sorted()
                    .toArray());
        }
        Path path = writeMoves(moves);
        for (int from = 0; from < 3 && from < size; from++) {
            try (MovesReader reader = new MovesReader(path)) {
                for (int position = from; position < size; position += 1 + random.nextInt(1 + from * 100)) {
                    List<Long> read = new ArrayList<>();
                    reader.read(position, read::add);
                    assertThat(read.stream().mapToLong(Long::longValue).toArray())
                            .isEqualTo(moves.get(position));
                }
            }
        }
    }

    private Path writeMoves(List<long[]> moves) throws IOException {
        Path path = directory.resolve("moves");
        StepFiles.in(directory).write(path, out -> {
            MovesWriter writer = new MovesWriter(out);
            for (long[] sources : moves) {
                writer.add(sources, 0, sources.length);
            }
            writer.end();
        });
        return path;
    }

    @Test
    void everyChangedByteOfMovesIsFound() throws IOException {
        List<long[]> moves = new ArrayList<>();
        for (int position = 0; position < 100; position++) {
            moves.add(new Random(position)
                    .longs(position % 4, 0, 1 << 20)
                    .sorted()
                    .toArray());
        }
        Path path = writeMoves(moves);
        byte[] intact = Files.readAllBytes(path);
        for (int at = 0; at < intact.length; at++) {
            byte[] spoiled = intact.clone();
            spoiled[at] ^= 0x10;
            Files.write(path, spoiled);
            assertThatThrownBy(() -> {
                        try (MovesReader reader = new MovesReader(path)) {
                            for (int position = 0; position < moves.size(); position++) {
                                reader.read(position, move -> {});
                            }
                        }
                    })
                    .as("byte %d", at)
                    .isInstanceOf(DamagedFileException.class);
        }
    }

    @Test
    void whereAMoveComesFrom() {
        for (MoveNumbers moves : List.of(MoveNumbers.of(7, true), MoveNumbers.of(7, false), MoveNumbers.of(1, false))) {
            for (int index : new int[] {0, 1, 1_000_000_000, Integer.MAX_VALUE - 1}) {
                for (boolean again : new boolean[] {false, moves.kinds() == 2}) {
                    int partition = moves.partitions() - 1;
                    long number = moves.number(partition, Integer.toUnsignedLong(moves.turn(index, again)));
                    assertThat(moves.partition(number)).isEqualTo(partition);
                    assertThat(moves.index(number)).isEqualTo(index);
                    assertThat(moves.again(number)).isEqualTo(again);
                }
            }
        }
    }

    @Test
    void anOutcomeThatNoFileHoldsIsRefused() {
        for (int score : new int[] {Score.win(21_843), Score.draw(21_843), Score.ENDLESS_DRAW}) {
            assertThat(Labels.code(score)).isEqualTo(OutcomeCode.of(score));
        }
        Labels labels = new Labels(2);
        labels.set(0, Score.win(1));
        labels.set(1, Labels.open(1));
        assertThat(settle(labels, 0, Score.loss(21_844))).isEqualTo(new BitSet());
        assertThatThrownBy(() -> settle(labels, 1, Score.loss(21_844)))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("LOSS in 21844")
                .hasMessageContaining("21843");
    }

    private static BitSet settle(Labels labels, int index, int score) {
        Leb128Writer out = new Leb128Writer();
        out.number(OutcomeCode.of(score));
        out.number(1);
        out.number(index);
        BitSet changed = new BitSet();
        ApplyUpdates.take(new Leb128Reader(out.toByteArray()), labels, changed);
        return changed;
    }
}

package dev.foregone.tablebase.builder.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Labels are what was set, however many different ones there are, and positions are settled as the law has it. */
class LabelsTest {

    private static final int SIZE = Labels.PIECE + 500;

    @ParameterizedTest
    @CsvSource({"40, 100", "300, 100", "40, 3000", "60000, 100", "40, 200000"})
    void areWhatWasSet(int children, int plies) {
        Random random = new Random(children + plies);
        Labels labels = new Labels(SIZE);
        int[] expected = new int[SIZE];
        Arrays.fill(expected, Labels.HOLE);
        for (int i = 0; i < 2 * SIZE; i++) {
            int index = random.nextInt(SIZE);
            expected[index] = random.nextBoolean() ? Labels.open(random.nextInt(children)) : score(random, plies);
            labels.set(index, expected[index]);
        }
        assertThat(IntStream.range(0, SIZE).map(labels::get)).containsExactly(boxed(expected));
    }

    /** A thousand plies, in each of which some positions lose a child and others are won or drawn. */
    @ParameterizedTest
    @CsvSource({"3", "47", "48", "400"})
    void areSettled(int children) {
        Random random = new Random(children);
        Labels labels = new Labels(SIZE);
        int[] expected = new int[SIZE];
        for (int index = 0; index < SIZE; index++) {
            expected[index] = Labels.open(1 + random.nextInt(children));
            labels.set(index, expected[index]);
        }
        for (int ply = 1; ply < 1000; ply++) {
            labels.makeRoom();
            for (int score : new int[] {Score.win(ply), Score.loss(ply), Score.draw(ply)}) {
                for (int i = 0; i < 50; i++) {
                    int index = random.nextInt(SIZE);
                    int next = backedUp(expected[index], score);
                    assertThat(labels.backUp(index, score)).isEqualTo(next == score && next != expected[index]);
                    expected[index] = next;
                }
            }
        }
        assertThat(IntStream.range(0, SIZE).map(labels::get)).containsExactly(boxed(expected));
    }

    private static int backedUp(int label, int score) {
        if (!Labels.isOpen(label)) {
            return label;
        }
        return Score.isLoss(score) && Labels.children(label) > 1 ? label - 1 : score;
    }

    private static int score(Random random, int plies) {
        int ply = random.nextInt(plies);
        return switch (random.nextInt(4)) {
            case 0 -> Score.win(ply);
            case 1 -> Score.loss(ply);
            case 2 -> Score.draw(ply);
            default -> Score.ENDLESS_DRAW;
        };
    }

    private static Integer[] boxed(int[] labels) {
        return IntStream.of(labels).boxed().toArray(Integer[]::new);
    }
}

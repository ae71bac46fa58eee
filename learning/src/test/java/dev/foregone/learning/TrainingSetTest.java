package dev.foregone.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.weights.CellSymmetry;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TrainingSetTest {

    private static TrainingPosition position(int number) {
        return new TrainingPosition(
                new byte[] {(byte) number, (byte) (number >> 8)}, true, 0, 0, false, number % 2, number);
    }

    private static TrainingSet set(int count) {
        return TrainingSet.of(
                IntStream.range(0, count).mapToObj(TrainingSetTest::position).toList());
    }

    /** Those of the first games alone would be the worst. */
    @Test
    void fewAreOfAllTimes() {
        TrainingSet few = set(1_000).few(90);
        List<Integer> games = few.known().stream().map(TrainingPosition::game).toList();
        assertThat(games).hasSize(90).isSorted().doesNotHaveDuplicates();
        assertThat(games.get(45)).isBetween(400, 600);
        assertThat(games.get(89)).isGreaterThan(980);
        assertThat(few.apart()).hasSize(100);
        assertThat(set(50).few(90).known()).hasSize(45);
    }

    @Test
    void menThatAreTheirOwnImageSpeakForASymmetry() {
        CellSymmetry mirror = new CellSymmetry(new int[] {1, 0, 3, 2}, false);
        CellSymmetry exchange = new CellSymmetry(new int[] {2, 3, 0, 1}, true);
        byte[] men = {1, 1, -1, -1};
        assertThat(Symmetries.keeps(men, mirror)).isTrue();
        assertThat(Symmetries.keeps(men, exchange)).isTrue();
        assertThat(Symmetries.keeps(new byte[] {1, 0, 0, -1}, mirror)).isFalse();
        assertThat(Symmetries.keeps(new byte[] {1, 1, 1, 1}, exchange)).isFalse();
        assertThat(Symmetries.keeps(new byte[4], mirror))
                .as("nothing speaks for it")
                .isFalse();
    }
}

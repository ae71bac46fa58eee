package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveAveragesTest {

    private final MoveAverages averages = new MoveAverages();

    @Test
    void aMoveIsAsGoodAsTheGamesInWhichItsPlayerMadeIt() {
        int ours = MoveAverages.place(7, true);
        int theirs = MoveAverages.place(7, false);
        game(1, ours, theirs);
        game(1, ours);
        game(-1, theirs, ours);
        assertThat(averages.mean(ours)).isCloseTo(1 / 3f, within(1e-6f));
        assertThat(averages.mean(theirs)).isZero();
        assertThat(averages.count(ours)).isEqualTo(3);
        assertThat(averages.count(theirs)).isEqualTo(2);
        assertThat(averages.mean(MoveAverages.place(8, true))).isZero();
    }

    @Test
    void anUnfinishedGameDoesNotCount() {
        int move = MoveAverages.place(7, true);
        averages.made(move);
        averages.abandon();
        averages.ended(1);
        assertThat(averages.mean(move)).isZero();
    }

    @Test
    void longGamesCountWhole() {
        int[] moves = IntStream.range(0, 300)
                .map(i -> MoveAverages.place(i % 3, true))
                .toArray();
        game(-1, moves);
        assertThat(IntStream.of(moves)).allMatch(move -> averages.mean(move) == -1);
    }

    @Test
    void fewMovesShareAPlace() {
        assertThat(IntStream.range(0, 200)
                        .map(move -> MoveAverages.place(move, true))
                        .distinct())
                .hasSizeGreaterThan(190);
        assertThat(IntStream.range(0, 200).map(move -> MoveAverages.place(move, false)))
                .doesNotContain(IntStream.range(0, 200)
                        .map(move -> MoveAverages.place(move, true))
                        .boxed()
                        .toArray(Integer[]::new));
    }

    private void game(int result, int... places) {
        for (int place : places) {
            averages.made(place);
        }
        averages.ended(result);
    }
}

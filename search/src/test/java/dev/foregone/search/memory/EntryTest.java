package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import org.junit.jupiter.api.Test;

class EntryTest {

    private static final int[] SCORES = {
        Score.WORST,
        Score.loss(1),
        Score.loss(Score.MAX_PLIES),
        Score.DRAW,
        Score.win(Score.MAX_PLIES),
        Score.win(7),
        Score.BEST
    };

    @Test
    void whatGoesInComesOut() {
        for (int atLeast : SCORES) {
            for (int atMost : SCORES) {
                for (long positions : new long[] {1, 2, 3, 1_000, Long.MAX_VALUE}) {
                    long entry = Entry.of(atLeast, atMost, positions);
                    assertThat(entry).isNotEqualTo(Entry.NONE);
                    assertThat(Entry.atLeast(entry)).isEqualTo(atLeast);
                    assertThat(Entry.atMost(entry)).isEqualTo(atMost);
                    assertThat(Entry.positions(entry)).isBetween(positions / 2, positions);
                }
            }
        }
    }

    @Test
    void ageTakesWorkAwayAndNothingElse() {
        long entry = Entry.of(Score.loss(4), Score.win(5), 1_000);
        for (int i = 0; i < 100; i++) {
            long older = Entry.aged(entry);
            assertThat(Entry.work(older)).isEqualTo(Math.max(1, Entry.work(entry) - 1));
            assertThat(Entry.atLeast(older)).isEqualTo(Score.loss(4));
            assertThat(Entry.atMost(older)).isEqualTo(Score.win(5));
            assertThat(older).isNotEqualTo(Entry.NONE);
            entry = older;
        }
    }

    private static final int[] PLIES = {0, 1, 2, 7, 124, 125, 126, 127, 250, 1_999};

    @Test
    void thePliesOfADrawComeOut() {
        for (int soonest : PLIES) {
            for (int latest : PLIES) {
                if (soonest <= latest && latest > 0) {
                    long bounds = Score.bounds(Score.draw(latest), Score.draw(soonest));
                    assertDraw(Entry.ofDraw(bounds, 9), bounds);
                }
            }
            long open = Score.bounds(Score.ENDLESS_DRAW, Score.draw(soonest));
            assertDraw(Entry.ofDraw(open, 9), open);
        }
    }

    private static void assertDraw(long entry, long bounds) {
        assertThat(Entry.drawBounds(entry)).isEqualTo(bounds);
        assertThat(Entry.atLeast(entry)).as("the pruning score").isEqualTo(Score.DRAW);
        assertThat(Entry.atMost(entry)).as("the pruning score").isEqualTo(Score.DRAW);
    }

    @Test
    void nothingIsKnownOfThePliesOfOtherPositions() {
        long nothing = Score.bounds(Score.ENDLESS_DRAW, Score.DRAW);
        assertThat(Entry.drawBounds(Entry.NONE)).isEqualTo(nothing);
        for (int atLeast : SCORES) {
            for (int atMost : SCORES) {
                assertThat(Entry.drawBounds(Entry.of(atLeast, atMost, 3))).isEqualTo(nothing);
            }
        }
    }
}

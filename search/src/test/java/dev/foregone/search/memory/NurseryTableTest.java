package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.search.view.GameView;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.RandomGames;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NurseryTableTest {

    private static final int MEGABYTE = 1 << 20;
    private static final int MANY = 200_000;
    private static final int FEW = 5_000;
    private static final long CHEAP = Entry.of(Score.DRAW, Score.BEST, 3);
    private static final long COSTLY = Entry.of(Score.DRAW, Score.BEST, 300);

    private final GraphGame game = RandomGames.packed(1);
    private NurseryTable table = table(64 * MEGABYTE);

    private NurseryTable table(long bytes) {
        PackedRules<?, ?> rules =
                GameView.of(game, game.initialState()).packedRules().orElseThrow();
        PackedTable old = new PackedTable(rules, bytes, false, () -> Long.MAX_VALUE);
        return new NurseryTable(old, rules.positionBits(), bytes);
    }

    private void put(long from, long count, long entry) {
        for (long key = from; key < from + count; key++) {
            table.put(key, entry);
        }
    }

    private long found(long from, long count) {
        long found = 0;
        for (long key = from; key < from + count; key++) {
            found += table.get(key) == Entry.NONE ? 0 : 1;
        }
        return found;
    }

    @BeforeEach
    void fill() {
        table.beginQuestion();
        put(0, MANY, COSTLY);
    }

    @Test
    void theFirstQuestionHasNoNursery() {
        assertThat(table.hasOld()).isFalse();
        assertThat(found(0, MANY)).isGreaterThan(MANY * 9 / 10);
    }

    @Test
    void theNextQuestionFindsWhatTheFirstHasLeftAsOld() {
        table.beginQuestion();
        assertThat(table.hasOld()).isTrue();
        assertThat(found(0, MANY)).isGreaterThan(MANY * 9 / 10);
        assertThat(table.getNew(1)).isEqualTo(Entry.NONE);
        assertThat(table.getOld(1)).isEqualTo(COSTLY);
        table.put(1, CHEAP);
        assertThat(table.getNew(1)).isEqualTo(CHEAP);
        assertThat(table.getOld(1)).isEqualTo(COSTLY);
        assertThat(table.get(1)).isEqualTo(CHEAP);
    }

    @Test
    void aLongQuestionLosesNothingAndGoesOnInTheLargeTable() {
        table.beginQuestion();
        put(MANY, MANY, CHEAP);
        assertThat(table.hasOld()).isFalse();
        assertThat(found(MANY, MANY)).isGreaterThan(MANY * 9 / 10);
    }

    @Test
    void betweenShortQuestionsOnlyWhatTookWorkIsKept() {
        table.beginQuestion();
        put(MANY, FEW, CHEAP);
        put(MANY + FEW, FEW, COSTLY);
        assertThat(found(MANY, 2 * FEW)).isGreaterThan(2 * FEW * 9 / 10);
        table.beginQuestion();
        assertThat(table.hasOld()).isTrue();
        assertThat(table.getNew(MANY + FEW)).isEqualTo(Entry.NONE);
        assertThat(found(MANY, FEW)).isZero();
        assertThat(found(MANY + FEW, FEW)).isGreaterThan(FEW * 9 / 10);
    }

    @Test
    void whatThreadsShareIsInTheLargeTable() {
        table.beginQuestion();
        put(MANY, 100, CHEAP);
        table.prepareForSharing();
        assertThat(table.hasOld()).isFalse();
        assertThat(found(MANY, 100)).isGreaterThan(90);
    }

    @Test
    void thereIsNoneBeyondTheAllowedMemory() {
        table = table(MEGABYTE);
        put(0, MANY, COSTLY);
        table.beginQuestion();
        assertThat(table.hasOld()).isFalse();
    }
}

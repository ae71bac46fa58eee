package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.search.view.GameView;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.RandomGames;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackedTableTest {

    private static final int MEGABYTE = 1 << 20;

    private final GraphGame game = RandomGames.packed(1);
    private final PackedRules<?, ?> rules = rules(game);

    private long nanosLeft = Long.MAX_VALUE;

    private static PackedRules<?, ?> rules(GraphGame game) {
        return GameView.of(game, game.initialState()).packedRules().orElseThrow();
    }

    private PackedTable table(long bytes) {
        return new PackedTable(rules, bytes, false, () -> nanosLeft);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 63, 64, 100, 4_096, MEGABYTE})
    void whatIsFoundIsWhatWasPutThere(long bytes) {
        PackedTable table = table(bytes);
        Map<Long, Long> truth = new HashMap<>();
        SplittableRandom random = new SplittableRandom(bytes);
        for (int i = 0; i < 50_000; i++) {
            long key = random.nextLong(20_000) << random.nextInt(44);
            long entry = Entry.of(Score.loss(1 + random.nextInt(50)), Score.win(1 + random.nextInt(50)), 1 + i);
            table.put(key, entry);
            truth.put(key, entry);
            long probed = random.nextLong(20_000) << random.nextInt(44);
            long found = table.get(probed);
            if (found != Entry.NONE) {
                assertThat(truth).containsKey(probed);
                assertThat(Entry.atMost(found)).isEqualTo(Entry.atMost(truth.get(probed)));
                assertThat(Entry.atLeast(found)).isEqualTo(Entry.atLeast(truth.get(probed)));
            }
        }
    }

    @Test
    void aTableWithRoomForgetsHardlyAnything() {
        PackedTable table = table(MEGABYTE);
        long entry = Entry.of(Score.DRAW, Score.DRAW, 10);
        for (long key = 0; key < 20_000; key++) {
            table.put(key, entry);
        }
        long kept = 0;
        for (long key = 0; key < 20_000; key++) {
            kept += table.get(key) == entry ? 1 : 0;
        }
        assertThat(kept).isGreaterThan(19_500);
    }

    @ParameterizedTest
    @ValueSource(longs = {64, 1_000, 65_536, MEGABYTE, MEGABYTE + 1, 3 * MEGABYTE})
    void theMemoryIsNeverMoreThanAllowed(long bytes) {
        PackedTable table = table(bytes);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 300_000; i++) {
            table.put(random.nextLong(), Entry.of(Score.DRAW, Score.DRAW, 1 + random.nextInt(1000)));
        }
        assertThat(table.bytes()).isLessThanOrEqualTo(bytes).isGreaterThan(bytes / 2 - 64);
    }

    @Test
    void muchWorkIsKeptBeforeLittle() {
        PackedTable table = table(64);
        long precious = Entry.of(Score.DRAW, Score.DRAW, 1_000_000);
        table.put(1, precious);
        for (long key = 2; key < 12; key++) {
            table.put(key, Entry.of(Score.DRAW, Score.DRAW, 1));
        }
        assertThat(Entry.atMost(table.get(1))).isEqualTo(Score.DRAW);
        for (long key = 100; key < 200; key++) {
            table.put(key, Entry.of(Score.DRAW, Score.DRAW, 1));
        }
        assertThat(table.get(1)).as("old work gives way in the end").isEqualTo(Entry.NONE);
    }

    @ParameterizedTest
    @CsvSource({"-5, 1024", "0, 1024", "300000, 2048", "1000000, 8192", "2000000, 16384"})
    void itGrowsAsFarAsTheTimeAllows(long nanos, long buckets) {
        nanosLeft = nanos;
        PackedTable table = table(64L * MEGABYTE);
        putMany(table, 400_000);
        assertThat(table.bytes()).isEqualTo(buckets * Buckets.BYTES);
        table.prepareForSharing();
        assertThat(table.bytes()).isEqualTo(buckets * Buckets.BYTES);
        nanosLeft = Long.MAX_VALUE;
        putMany(table, 400_000);
        assertThat(table.bytes()).isGreaterThan(buckets * Buckets.BYTES);
    }

    @ParameterizedTest
    @CsvSource({"500000, 4096", "9223372036854775807, 8192"})
    void sharingReservesAsMuchAsTheTimeAllows(long nanos, long buckets) {
        PackedTable table = table(64L * MEGABYTE);
        putMany(table, 2_000);
        assertThat(table.bytes()).isEqualTo(1024L * Buckets.BYTES);
        nanosLeft = nanos;
        table.prepareForSharing();
        assertThat(table.bytes()).isEqualTo(buckets * Buckets.BYTES);
    }

    @Test
    void withoutWholeWordsThreadsShareWideBuckets() {
        GraphGame small = IntStream.range(0, 100)
                .mapToObj(RandomGames::hinted)
                .filter(each -> rules(each).positionBits() < 40)
                .findFirst()
                .orElseThrow();
        PackedTable table = new PackedTable(rules(small), MEGABYTE, false, () -> nanosLeft);
        long key = 1;
        long kept = Entry.of(Score.loss(20), Score.win(21), 5);
        table.put(key, kept);
        assertThat(table.buckets()).isInstanceOf(TightBuckets.class);
        TranspositionTable shared = table.shared(GameView.of(small, small.initialState()));
        table.prepareForSharing(false);
        assertThat(shared.get(key)).isEqualTo(kept);
        Buckets wide = table.buckets();
        assertThat(wide).isInstanceOf(WideBuckets.class);
        long exact = Entry.of(Score.loss(300), Score.win(301), 5);
        shared.put(key, exact);
        assertThat(shared.get(key)).isEqualTo(exact);
        table.prepareForSharing(false);
        assertThat(table.buckets()).as("moves once").isSameAs(wide);
    }

    private static void putMany(PackedTable table, int count) {
        SplittableRandom random = new SplittableRandom(count);
        for (int i = 0; i < count; i++) {
            table.put(random.nextLong(), Entry.of(Score.DRAW, Score.DRAW, 1));
        }
    }
}

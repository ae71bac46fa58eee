package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BucketsTest {

    private static Buckets buckets(int positionBits, int count) {
        return Buckets.maker(positionBits, count).apply(count);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "5,4", "18,1", "18,1024", "42,1", "49,128", "52,1024", "63,1024", "64,1", "64,1024"})
    void aPositionIsNeverTakenForAnother(int positionBits, int count) {
        Buckets buckets = buckets(positionBits, count);
        SplittableRandom random = new SplittableRandom(positionBits);
        Map<Long, Integer> truth = new HashMap<>();
        for (int i = 1; i < 100_000; i++) {
            long key = random.nextLong() >>> (Long.SIZE - positionBits) >>> random.nextInt(positionBits);
            int plies = 1 + i % 100;
            buckets.put(key, Entry.of(Score.loss(plies), Score.win(plies), i));
            truth.put(key, plies);
            long probed = random.nextLong() >>> (Long.SIZE - positionBits) >>> random.nextInt(positionBits);
            long found = buckets.get(probed);
            if (found != Entry.NONE) {
                assertThat(Entry.atMost(found)).isEqualTo(Score.win(truth.get(probed)));
                assertThat(Entry.atLeast(found)).isEqualTo(Score.loss(truth.get(probed)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 49, 52, 64})
    void whatIsCopiedToMoreBucketsIsFoundThere(int positionBits) {
        Buckets few = buckets(positionBits, 1024);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 4_000; i++) {
            few.put(
                    random.nextLong() >>> (Long.SIZE - positionBits),
                    Entry.of(Score.loss(i % 90), Score.win(7), 1 + i));
        }
        Buckets more = Buckets.maker(positionBits, 1024).apply(2048);
        assertThat(few.copyTo(more)).isBetween(3_000, 4_000);
        random = new SplittableRandom(1);
        for (int i = 0; i < 4_000; i++) {
            long key = random.nextLong() >>> (Long.SIZE - positionBits);
            assertThat(more.get(key)).as("%d", i).isEqualTo(few.get(key));
        }
    }

    @Test
    void anEntryOfAFewBitsTakesOneWord() {
        assertThat(buckets(49, 1024).slots()).isEqualTo(8 * 1024);
        assertThat(buckets(64, 1024).slots()).isEqualTo(4 * 1024);
    }

    @ParameterizedTest
    @CsvSource({
        "LOSS, 125, LOSS, 125, LOSS, 125",
        "LOSS, 126, LOSS, 125, LOSS, SOMETIME",
        "LOSS, 600, LOSS, 125, LOSS, SOMETIME",
        "DRAW, 0, DRAW, 0, DRAW, 0",
        "WIN, 600, WIN, SOMETIME, WIN, 125",
        "WIN, 126, WIN, SOMETIME, WIN, 125",
        "WIN, 125, WIN, 125, WIN, 125",
        "WIN, 1, WIN, 1, WIN, 1"
    })
    void aBoundThatDoesNotFitIsRoundedSoThatItHolds(
            String value, int plies, String least, String leastPlies, String most, String mostPlies) {
        Buckets tight = buckets(49, 1024);
        tight.put(5, Entry.of(score(value, plies), score(value, plies), 3));
        long found = tight.get(5);
        assertThat(Entry.atLeast(found)).isEqualTo(score(least, plies(leastPlies)));
        assertThat(Entry.atMost(found)).isEqualTo(score(most, plies(mostPlies)));
    }

    /** All pairs of bounds that a position may have, about the ends of what 8 bits hold. */
    @Test
    void whateverIsKeptIsTrueAndWhatFitsIsExact() {
        Buckets tight = buckets(49, 1024);
        int[] scores = scores();
        for (int atLeast : scores) {
            for (int atMost : scores) {
                if (atLeast <= atMost) {
                    long entry = Entry.of(atLeast, atMost, 3);
                    tight.put(5, entry);
                    long found = tight.get(5);
                    assertThat(Entry.exactAtLeast(found)).isLessThanOrEqualTo(atLeast);
                    assertThat(Entry.exactAtMost(found)).isGreaterThanOrEqualTo(atMost);
                    assertThat(found == entry || !tight.keeps(entry))
                            .as("%d to %d", atLeast, atMost)
                            .isTrue();
                    assertSameWinner(entry, found);
                }
            }
        }
    }

    private static void assertSameWinner(long entry, long found) {
        assertThat(Integer.signum(Entry.atLeast(found))).isEqualTo(Integer.signum(Entry.atLeast(entry)));
        assertThat(Integer.signum(Entry.atMost(found))).isEqualTo(Integer.signum(Entry.atMost(entry)));
    }

    private static int[] scores() {
        return IntStream.of(1, 2, 124, 125, 126, 127, 600, Score.MAX_PLIES)
                .flatMap(plies -> IntStream.of(Score.win(plies), Score.loss(plies)))
                .flatMap(score -> IntStream.of(score, Score.DRAW, Score.WORST, Score.BEST))
                .distinct()
                .toArray();
    }

    @Test
    void thePliesOfDrawsAreKeptToo() {
        Buckets tight = buckets(49, 1024);
        for (int soonest = 0; soonest <= 130; soonest++) {
            for (int latest = Math.max(1, soonest); latest <= 131; latest++) {
                int longest = latest == 131 ? Score.ENDLESS_DRAW : Score.draw(latest);
                long entry = Entry.of(longest, Score.draw(soonest), 3);
                tight.put(5, entry);
                long found = tight.get(5);
                boolean fits = soonest <= 125 && (latest <= 125 || latest == 131);
                assertThat(tight.keeps(entry)).as("%d to %d", soonest, latest).isEqualTo(fits);
                if (fits) {
                    assertThat(found).as("%d to %d", soonest, latest).isEqualTo(entry);
                } else {
                    assertThat(Entry.exactAtLeast(found)).isLessThanOrEqualTo(longest);
                    assertThat(Entry.exactAtMost(found)).isGreaterThanOrEqualTo(Score.draw(soonest));
                    assertThat(Entry.atLeast(found)).isEqualTo(Score.DRAW);
                    assertThat(Entry.atMost(found)).isEqualTo(Score.DRAW);
                }
            }
        }
    }

    /** They would be read as losses. */
    @Test
    void oneBoundInTheMidstOfTheDrawsIsNotKept() {
        Buckets tight = buckets(49, 1024);
        for (int score : new int[] {Score.ENDLESS_DRAW, -Score.ENDLESS_DRAW, Score.draw(5), Score.draw(126)}) {
            assertThat(tight.keeps(Entry.of(score, Score.BEST, 3)))
                    .as("from %d", score)
                    .isFalse();
            assertThat(tight.keeps(Entry.of(Score.WORST, score, 3)))
                    .as("to %d", score)
                    .isFalse();
        }
    }

    private static int plies(String plies) {
        return plies.equals("SOMETIME") ? Score.MAX_PLIES : Integer.parseInt(plies);
    }

    private static int score(String value, int plies) {
        return switch (value) {
            case "WIN" -> Score.win(plies);
            case "LOSS" -> Score.loss(plies);
            default -> Score.DRAW;
        };
    }
}

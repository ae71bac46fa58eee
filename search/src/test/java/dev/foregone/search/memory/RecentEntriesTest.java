package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecentEntriesTest {

    @Test
    void whatWasUsedIsLeft() {
        RecentEntries entries = new RecentEntries(30, 1);
        entries.put("a", 1, 10);
        entries.put("b", 2, 10);
        entries.put("c", 3, 10);
        assertThat(entries.get("a")).isEqualTo(1);
        entries.put("d", 4, 10);
        assertThat(entries.get("b")).isEqualTo(Entry.NONE);
        assertThat(List.of(entries.get("a"), entries.get("c"), entries.get("d")))
                .containsExactly(1L, 3L, 4L);
    }

    @Test
    void aLargeEntryTakesThePlaceOfSeveral() {
        RecentEntries entries = new RecentEntries(30, 1);
        entries.put("a", 1, 10);
        entries.put("b", 2, 10);
        entries.put("c", 3, 25);
        assertThat(entries.get("a")).isEqualTo(Entry.NONE);
        assertThat(entries.get("b")).isEqualTo(Entry.NONE);
        assertThat(entries.get("c")).isEqualTo(3);
    }

    @Test
    void anEntryThatIsLargerThanAllMayBeTakesTheirPlaceFromNone() {
        RecentEntries entries = new RecentEntries(30, 1);
        entries.put("a", 1, 10);
        entries.put("b", 2, 20);
        entries.put("c", 3, 31);
        assertThat(List.of(entries.get("a"), entries.get("b"), entries.get("c")))
                .containsExactly(1L, 2L, Entry.NONE);
        entries.put("d", 4, 30);
        assertThat(entries.get("d")).isEqualTo(4);
    }

    @Test
    void anEntryThatIsReplacedTakesNothing() {
        RecentEntries entries = new RecentEntries(30, 1);
        entries.put("a", 1, 10);
        for (int i = 0; i < 10; i++) {
            entries.put("b", i, 20);
        }
        assertThat(entries.get("a")).isEqualTo(1);
        assertThat(entries.get("b")).isEqualTo(9);
    }

    @Test
    void whatIsOldGoesThoughThereIsRoom() {
        RecentEntries entries = new RecentEntries(1_000_000, 1);
        IntStream.range(0, 100).forEach(old -> entries.put("old " + old, old + 1, 10));
        for (int question = 0; question < 4; question++) {
            assertThat(entries.get("old 7")).isEqualTo(8);
            entries.age();
            assertThat(entries.get("old 8")).isEqualTo(9);
        }
        IntStream.range(0, 5_000).forEach(each -> entries.put(each, each + 1, 10));
        assertThat(IntStream.range(0, 5_000).filter(each -> entries.get(each) == each + 1))
                .hasSize(5_000);
        assertThat(IntStream.range(0, 100).filter(old -> entries.get("old " + old) != Entry.NONE))
                .containsExactly(7, 8);
    }

    @Test
    void whereNoQuestionsAreToldOfNothingIsOld() {
        RecentEntries entries = new RecentEntries(1_000_000, 1);
        IntStream.range(0, 10_000).forEach(each -> entries.put(each, each + 1, 10));
        assertThat(IntStream.range(0, 10_000).filter(each -> entries.get(each) == each + 1))
                .hasSize(10_000);
    }

    /** An entry that is found is that of its key. */
    @Test
    void manyThreadsUseIt() throws Exception {
        int threads = 4;
        RecentEntries entries = new RecentEntries(100_000, threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Callable<Long> work = () -> IntStream.range(0, 200_000)
                    .map(i -> (int) (i * 2_654_435_761L >>> 16) & 0xFFF)
                    .filter(key -> {
                        long found = entries.get(key);
                        entries.put(key, key + 1L, 100);
                        return found != Entry.NONE && found != key + 1;
                    })
                    .count();
            for (Future<Long> wrong : pool.invokeAll(List.of(work, work, work, work))) {
                assertThat(wrong.get()).isZero();
            }
        } finally {
            pool.shutdownNow();
        }
        long kept = IntStream.range(0, 1 << 12)
                .filter(key -> entries.get(key) != Entry.NONE)
                .count();
        assertThat(kept).isBetween(500L, 1_000L);
    }
}

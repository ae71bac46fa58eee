package dev.foregone.tablebase.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How much of the heap is taken by default. */
class HeapShareTest {

    private static final long GB = 1L << 30;
    private static final long MB = 1L << 20;

    @Test
    void mostOfWhatIsNotForNewObjects() {
        assertThat(HeapShare.bytes(6 * GB, 4 * GB)).isEqualTo(15 * GB / 4);
        assertThat(HeapShare.bytes(6 * GB, 5 * GB)).isEqualTo(75 * GB / 16);
    }

    @Test
    void somethingIsLeftForTheProgramHoweverLittleThereIs() {
        assertThat(HeapShare.bytes(12 * MB, 8 * MB)).isEqualTo(5 * MB);
        assertThat(HeapShare.bytes(6 * MB, 4 * MB)).isEqualTo(2 * MB);
    }

    @Test
    void fiveEighthsWherePoolsShareTheHeap() {
        assertThat(HeapShare.bytes(8 * GB, 8 * GB)).isEqualTo(5 * GB);
        assertThat(HeapShare.bytes(8 * GB, Long.MAX_VALUE)).isEqualTo(5 * GB);
    }

    @Test
    void aLargerHeapIsNamedForWhatDoesNotFit() {
        long heap = Runtime.getRuntime().maxMemory();
        assertThat(HeapShare.heap(1)).isEqualTo(heap);
        assertThat(HeapShare.heap(2 * HeapShare.BYTES)).isBetween(2 * heap, 5 * heap / 2);
    }
}

package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.positions.KeyTable;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes that positions get from moves into what has been solved before, if nothing better turns up: by score, to be
 * taken when the outcomes of as many plies are due. Any number of threads may add.
 */
final class LaterOutcomes {

    private final Map<Integer, Indexes> byScore = new ConcurrentHashMap<>();

    /** The positions with a score. */
    private static final class Indexes {
        private int[] indexes = new int[16];
        private int size;

        synchronized void add(int index) {
            if (size == indexes.length) {
                indexes = Arrays.copyOf(indexes, (int) Math.min(KeyTable.MAX_SIZE, size + size / 2L));
            }
            indexes[size++] = index;
        }

        synchronized void forEach(IntConsumer consumer) {
            for (int i = 0; i < size; i++) {
                consumer.accept(indexes[i]);
            }
        }
    }

    void add(int index, int score) {
        byScore.computeIfAbsent(score, any -> new Indexes()).add(index);
    }

    /** Passes on the positions with a score, which are then forgotten. */
    void take(int score, IntConsumer consumer) {
        @Nullable Indexes taken = byScore.remove(score);
        if (taken != null) {
            taken.forEach(consumer);
        }
    }

    /** Whether wins or losses are still to be taken. */
    boolean hasDecisive() {
        return hasAny(score -> !Score.isDraw(score));
    }

    /** Whether draws are still to be taken. */
    boolean hasDraws() {
        return hasAny(Score::isDraw);
    }

    private boolean hasAny(IntPredicate wanted) {
        return byScore.keySet().stream().anyMatch(wanted::test);
    }
}

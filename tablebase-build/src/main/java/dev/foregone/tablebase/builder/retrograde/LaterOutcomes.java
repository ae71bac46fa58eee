package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Score;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes that positions get from moves into what has been solved before, if nothing better turns up: by score, to be
 * taken when the outcomes of as many plies are due. Any number of threads may add.
 */
final class LaterOutcomes {

    private final Map<Integer, IntStream.Builder> byScore = new ConcurrentHashMap<>();

    void add(int index, int score) {
        byScore.compute(score, (same, known) -> (known == null ? IntStream.builder() : known).add(index));
    }

    /** Passes on the positions with a score, which are then forgotten. */
    void take(int score, IntConsumer consumer) {
        IntStream.@Nullable Builder taken = byScore.remove(score);
        if (taken != null) {
            taken.build().forEach(consumer);
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

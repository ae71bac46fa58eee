package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import java.util.HashMap;
import java.util.Map;

/**
 * The small memory of a search without a table: bounds of the lengths of the drawn positions that took longest, at most
 * as many as two of the longest lines have. Without it, each question about a draw's length would have to prove again
 * that every position on the way is drawn. For one thread.
 */
final class CostlyDraws {

    private static final int MOST = 2 * GameView.MAX_LINE;

    /** Results that took fewer positions are as quickly found again. */
    private static final int COSTLY = 32;

    private final GameView<?, ?> view;
    private final Map<Object, Known> known = new HashMap<>();

    private record Known(long bounds, long positions) {}

    CostlyDraws(GameView<?, ?> view) {
        this.view = view;
    }

    /** {@link Score#bounds} of a position that was kept, otherwise {@link DrawLength#NOTHING}. */
    long drawBounds(long position) {
        if (known.isEmpty()) {
            return DrawLength.NOTHING;
        }
        Known found = known.get(key(position));
        return found == null ? DrawLength.NOTHING : found.bounds;
    }

    /** Keeps such bounds, which took this many positions to prove. */
    void learnDraw(long position, long bounds, long positions) {
        if (positions < COSTLY) {
            return;
        }
        if (known.size() == MOST) {
            forgetTheCheaperHalf();
        }
        known.merge(
                key(position),
                new Known(bounds, positions),
                (before, now) -> new Known(bounds, Math.max(before.positions, positions)));
    }

    private void forgetTheCheaperHalf() {
        long[] costs =
                known.values().stream().mapToLong(Known::positions).sorted().toArray();
        known.values().removeIf(each -> each.positions <= costs[MOST / 2]);
    }

    private Object key(long position) {
        return view.key(position, false);
    }
}

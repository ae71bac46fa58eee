package dev.foregone.search;

import java.util.HashMap;
import java.util.Map;

/**
 * What a search without memory remembers all the same: what is proved of the lengths of those drawn positions that took it
 * longest, no more of them than two of the longest lines have. Without it each length of a draw that is asked about would
 * have to prove anew, of every position on the way, that it is drawn. For one thread.
 */
final class CostlyDraws implements DrawLength.DrawMemory {

    private static final int MOST = 2 * GameView.MAX_LINE;

    /** What took fewer positions is found as quickly again. */
    private static final int COSTLY = 32;

    private final GameView<?, ?> view;
    private final Map<Object, Known> known = new HashMap<>();

    private record Known(long bounds, long positions) {}

    CostlyDraws(GameView<?, ?> view) {
        this.view = view;
    }

    @Override
    public long drawBounds(long position, int ply) {
        if (known.isEmpty()) {
            return NOTHING;
        }
        Known found = known.get(key(position));
        return found == null ? NOTHING : found.bounds;
    }

    @Override
    public void learnDraw(long position, int ply, long bounds, long positions) {
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

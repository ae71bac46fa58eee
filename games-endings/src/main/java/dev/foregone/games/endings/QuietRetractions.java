package dev.foregone.games.endings;

import dev.foregone.spi.Predecessors;
import java.util.stream.IntStream;

/** Moves taken back that neither captured nor promoted. */
final class QuietRetractions implements Predecessors {

    static final QuietRetractions ALL = new QuietRetractions();

    /** By material; nothing is taken back where the game is over before it begins. */
    private final Retraction[] retractions = IntStream.range(0, Material.COUNT)
            .mapToObj(Retraction::withoutCaptures)
            .toArray(Retraction[]::new);

    private QuietRetractions() {}

    @Override
    public int maxPredecessors(long position) {
        return LegalMoves.MOST;
    }

    @Override
    public int predecessors(long position, long[] into, int from) {
        return retractions[Layout.material(position)].list(position, into, from);
    }
}

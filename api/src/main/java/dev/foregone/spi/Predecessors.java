package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * Moves taken back: {@link PackedRules#predecessors()}. With them, retrograde solving need not keep every move of the
 * game in memory. {@code PackedContract} of the testkit checks them against {@link PackedRules#play}.
 */
@Stability(Level.EXPERIMENTAL)
public interface Predecessors {

    /**
     * The most positions that {@link #predecessors} can list for this position; a constant will do.
     *
     * @param position a packed position
     * @return the space that {@link #predecessors} needs
     */
    int maxPredecessors(long position);

    /**
     * Lists the unfinished positions from which a legal move leads here: each once for every such move. None that is
     * reachable from the position that the rules were requested for may be missing; unreachable positions may be
     * included.
     *
     * @param position a packed position, finished or not
     * @param into where to write them
     * @param from the index of the first; there is space for {@link #maxPredecessors} from here
     * @return how many there are, 0 or more
     */
    int predecessors(long position, long[] into, int from);
}

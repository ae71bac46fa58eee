package dev.foregone.spi;

/**
 * Moves taken back: {@link PackedRules#predecessors()}. Who solves a whole game from its end backwards saves the memory of
 * every move of the game where the rules have this. {@code PackedContract} of the testkit proves it against {@link
 * PackedRules#play}.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 */
public interface Predecessors {

    /**
     * The most positions that {@link #predecessors} can list for this position; a constant will do.
     *
     * @param position a packed position
     * @return the room that {@link #predecessors} needs
     */
    int maxPredecessors(long position);

    /**
     * Lists the unfinished positions from which a legal move leads here: each once for every such move. None that can be
     * reached from the position that the rules were asked for may be missing; positions that cannot be reached may be among
     * them.
     *
     * @param position a packed position, finished or not
     * @param into where to write them
     * @param from the index of the first; there is room for {@link #maxPredecessors} from here
     * @return how many there are, 0 or more
     */
    int predecessors(long position, long[] into, int from);
}

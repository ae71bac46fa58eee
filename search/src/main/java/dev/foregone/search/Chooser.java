package dev.foregone.search;

import dev.foregone.search.stop.SearchStop;

/** Estimates the moves of a position where they cannot be proved in time. For one thread. */
public interface Chooser {

    /**
     * Improves the {@linkplain RootMoves#estimate estimates} of the moves, and the {@linkplain RootMoves#expect expected
     * line}. It is called again and again for one position, with the moves that it has improved before, while other work
     * proves more of them.
     *
     * @param root the moves of the position
     * @param positions about how many positions are visited for proofs in the same turn; a chooser may visit more, or fewer
     * @throws SearchStop if a limit has been hit; what was estimated until then is in {@code root}
     */
    void improve(RootMoves root, long positions);

    /**
     * Estimates all moves by what is seen from the position within a number of plies, and by nothing that was learned before: asked
     * again, it estimates the same. What it finds to be won or lost on the way it records as proved. Left out, nothing is estimated.
     *
     * @param root the moves of the position
     * @param plies how far to look, in plies from the position
     * @throws SearchStop if a limit has been hit; what was estimated until then is in {@code root}
     */
    default void lookAhead(RootMoves root, int plies) {}
}

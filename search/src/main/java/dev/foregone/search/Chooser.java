package dev.foregone.search;

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
}

package dev.foregone.search;

import dev.foregone.search.stop.SearchStop;
import java.util.Optional;

/**
 * One way of finding the score of a position: all that an engine built on {@link SearchSolver} must write. A search
 * belongs to one session, and is used by one thread at a time.
 */
public interface Search {

    /**
     * Finds the exact score of a position, narrowing the bounds on the way.
     *
     * @param position a position of the search's view, finished or not
     * @param proven narrowed as soon as something is proved; {@linkplain ProvenBounds#suffice sufficient} on return
     * @throws SearchStop if a limit has been hit; what was proved until then is in {@code proven}
     */
    void prove(long position, ProvenBounds proven);

    /**
     * Whether a position has a given score, which is often easier to find out than its score.
     *
     * @param position a position of the search's view
     * @param score any score
     * @return true if the position's exact score is {@code score}
     * @throws SearchStop if a limit has been hit
     */
    default boolean scores(long position, int score) {
        ProvenBounds proven = new ProvenBounds();
        prove(position, proven);
        return proven.atLeast() == score;
    }

    /** Called when the session is asked another question: a move of an analysis is not one, nor is what an adviser proves between estimates. */
    default void beginQuestion() {
        // most searches need no preparation
    }

    /**
     * What estimates moves when {@linkplain dev.foregone.api.Solver#advise advice} is wanted.
     *
     * @return empty, unless overridden: nothing is estimated
     */
    default Optional<Chooser> chooser() {
        return Optional.empty();
    }

    /**
     * Whether the search may answer another question after one that ended, or was stopped.
     *
     * @return false if another search must be opened
     */
    default boolean isReusable() {
        return true;
    }

    /** Makes the search of a session. */
    @FunctionalInterface
    interface Factory {

        /**
         * A new search, which has proved nothing yet.
         *
         * @param context the game, budget and options
         * @return the search
         */
        Search open(SearchContext context);
    }
}

package dev.foregone.search;

import dev.foregone.search.stop.SearchStop;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/**
 * The threads of a session. They work on a part of a question while the thread that asks waits and looks at the limits, and
 * they end with that part.
 */
public final class Crew {

    private final SearchContext context;
    private boolean stragglers;

    /** What one of the threads does. */
    public interface Member {

        /** {@return the budget of this member's own, made by {@link SearchContext#another}} */
        SearchBudget budget();

        /**
         * Works until there is nothing left to do.
         *
         * @param dismissed whether to end before that
         */
        void work(BooleanSupplier dismissed);

        /**
         * Does its work with its budget; to be dismissed is no failure.
         *
         * @param dismissed whether to end before the work is done
         * @param work what to do
         * @throws SearchStop if it was interrupted
         */
        default void workUntil(BooleanSupplier dismissed, Runnable work) {
            try {
                budget().whileNeeded(dismissed, work);
            } catch (SearchStop stop) {
                if (!dismissed.getAsBoolean()) {
                    throw stop; // it was interrupted
                }
            }
        }
    }

    /**
     * The crew of a session.
     *
     * @param context the asking thread's context: its options say how many threads work while it waits
     */
    public Crew(SearchContext context) {
        this.context = context;
    }

    /** {@return how many members there are} */
    public int size() {
        return context.options().threads();
    }

    /** {@return whether a thread was abandoned because the game did not return; then no member of before is to work again} */
    public boolean hasStragglers() {
        return stragglers;
    }

    /**
     * Has every member work, until the work is done or all have ended.
     *
     * @param members makes or finds a member by its number, from 0, in the asking thread; not all are needed if the work is
     *     soon done
     * @param isDone whether the work is done; it becomes so only through a member that then ends
     * @throws SearchStop if a limit has been hit; the members have ended then too
     */
    public void work(IntFunction<? extends Member> members, BooleanSupplier isDone) {
        Threads.work(context, members, isDone, () -> stragglers = true);
    }
}

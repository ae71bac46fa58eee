package dev.foregone.search;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * All that a session asks of threads other than the one that asks its question, but for {@link WatchRounds}. Where there are no others, as in a browser's
 * page, {@code PlainThreads} of the module {@code web} takes its place when the program is compiled, and nothing behind it is
 * needed.
 */
final class Threads {

    private Threads() {}

    /** How many threads work on a question where this many are wanted: one, if there are none but the one that asks. */
    static int available(int wanted) {
        return wanted;
    }

    /** Whether the current thread works for the session with this budget. */
    static boolean workFor(SearchBudget session) {
        return WorkerThread.isOf(session);
    }

    /** Answers a question whose lines of play were too long for the stack of this thread. */
    static <T> T answerOnDeepStack(Supplier<T> question, String gameId, SearchBudget budget) {
        return DeepStack.answer(question, gameId, budget);
    }

    /** Has the members of a crew work while this thread looks at the limits, and says so if one had to be abandoned. */
    static void work(
            SearchContext context,
            IntFunction<? extends Crew.Member> members,
            BooleanSupplier isDone,
            Runnable abandoned) {
        new CrewJob(context, isDone, abandoned).run(members);
    }

    /** Lets a thread that has nothing to do wait a little. */
    static void pause(long nanos) {
        LockSupport.parkNanos(nanos);
    }
}

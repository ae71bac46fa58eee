package dev.foregone.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a session. They work on a part of a question while the thread that asks waits and looks at the limits, and
 * they end with that part.
 */
public final class Crew {

    /** A thread that has not ended this long after being asked to is interrupted: the game may be blocked. */
    private static final long NANOS_UNTIL_INTERRUPT = 200_000_000;

    /** A thread that has not ended even after this is abandoned, with everything it might still access. */
    private static final long NANOS_UNTIL_LEFT = 1_000_000_000;

    /** The interval at which the asking thread checks the limits. */
    private static final long PATIENCE_MILLIS = 2;

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

    /** {@return whether a thread was abandoned because the game did not return; then no more work can be done} */
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
        Job job = new Job(isDone);
        try {
            job.start(members);
            job.await();
        } finally {
            job.dismiss();
        }
    }

    /** The threads of one piece of work. */
    private final class Job {

        private final SearchBudget budget = context.budget();
        private final BooleanSupplier isDone;
        private final List<Thread> running = new ArrayList<>();
        private final List<Member> members = new ArrayList<>();
        private final AtomicInteger ended = new AtomicInteger();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final CountDownLatch news = new CountDownLatch(1);
        private volatile boolean dismissed;

        /** Whether the game has interrupted a thread that runs it. */
        private volatile boolean gameInterrupted;

        Job(BooleanSupplier isDone) {
            this.isDone = isDone;
        }

        void start(IntFunction<? extends Member> all) {
            for (int number = 0; number < size() && !isOver(); number++) {
                budget.look();
                Member member = all.apply(number);
                String name = "foregone-" + context.view().game().id() + "-" + (number + 1);
                Thread thread = new WorkerThread(() -> work(member), name, budget);
                members.add(member);
                running.add(thread);
                thread.start();
            }
        }

        private boolean isOver() {
            return isDone.getAsBoolean() || failure.get() != null;
        }

        private boolean haveAllEnded() {
            return ended.get() == running.size();
        }

        /** Waits for the end, checking the limits meanwhile. */
        void await() {
            while (!isOver() && !haveAllEnded()) {
                budget.look();
                try {
                    news.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt(); // the next check stops the question
                }
            }
            Throwable thrown = failure.get();
            if (thrown != null) {
                if (gameInterrupted) {
                    Thread.currentThread().interrupt(); // as if this thread had run the game
                }
                throw WorkerThread.unchecked(thrown);
            }
        }

        private void work(Member member) {
            try {
                member.work(() -> dismissed);
            } catch (Throwable thrown) { // whatever it is, nobody else would do the work
                if (Thread.currentThread().isInterrupted() && !dismissed) {
                    gameInterrupted = true;
                }
                failure.compareAndSet(null, thrown);
            }
            int working = size() - ended.incrementAndGet();
            if (working == 0 || isOver()) {
                news.countDown();
            }
        }

        /** Waits until all threads have ended, and interrupts those that do not. */
        void dismiss() {
            dismissed = true;
            long since = System.nanoTime();
            boolean interrupted = false;
            for (Thread thread : running) {
                interrupted |= end(thread, since);
            }
            budget.collect();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        /** Waits for a thread to end; returns whether this thread was interrupted meanwhile. */
        private boolean end(Thread thread, long since) {
            boolean interrupted = false;
            while (thread.isAlive() && !stragglers) {
                members.forEach(member -> member.budget().alarm());
                try {
                    thread.join(PATIENCE_MILLIS);
                } catch (InterruptedException again) {
                    interrupted = true;
                }
                long waited = System.nanoTime() - since;
                if (waited > NANOS_UNTIL_INTERRUPT) {
                    thread.interrupt();
                }
                stragglers |= waited > NANOS_UNTIL_LEFT;
            }
            return interrupted;
        }
    }
}

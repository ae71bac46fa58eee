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

/** The threads of one piece of work of a {@link Crew}. */
final class CrewJob {

    /** A thread that has not ended this long after being asked to is interrupted: the game may be blocked. */
    private static final long NANOS_UNTIL_INTERRUPT = 200_000_000;

    /** A thread that has not ended even after this is abandoned, with everything it might still access. */
    private static final long NANOS_UNTIL_LEFT = 1_000_000_000;

    /** The interval at which the asking thread checks the limits. */
    private static final long PATIENCE_MILLIS = 2;

    private final SearchContext context;
    private final SearchBudget budget;
    private final int size;
    private final BooleanSupplier isDone;
    private final Runnable abandoned;
    private final List<Thread> running = new ArrayList<>();
    private final List<Crew.Member> members = new ArrayList<>();
    private final AtomicInteger ended = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final CountDownLatch news = new CountDownLatch(1);
    private volatile boolean dismissed;
    private boolean hasStragglers;

    /** Whether the game has interrupted a thread that runs it. */
    private volatile boolean gameInterrupted;

    CrewJob(SearchContext context, BooleanSupplier isDone, Runnable abandoned) {
        this.context = context;
        this.budget = context.budget();
        this.size = context.options().threads();
        this.isDone = isDone;
        this.abandoned = abandoned;
    }

    /** Has every member work, until the work is done or all have ended; no thread is left then that was not abandoned. */
    void run(IntFunction<? extends Crew.Member> all) {
        try {
            start(all);
            await();
        } finally {
            dismiss();
        }
    }

    private void start(IntFunction<? extends Crew.Member> all) {
        for (int number = 0; number < size && !isOver(); number++) {
            budget.look();
            Crew.Member member = all.apply(number);
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
    private void await() {
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

    private void work(Crew.Member member) {
        try {
            member.work(() -> dismissed);
        } catch (Throwable thrown) { // whatever it is, nobody else would do the work
            if (Thread.currentThread().isInterrupted() && !dismissed) {
                gameInterrupted = true;
            }
            failure.compareAndSet(null, thrown);
        }
        int working = size - ended.incrementAndGet();
        if (working == 0 || isOver()) {
            news.countDown();
        }
    }

    /** Waits until all threads have ended, and interrupts those that do not. */
    private void dismiss() {
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
        while (thread.isAlive() && !hasStragglers) {
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
            if (waited > NANOS_UNTIL_LEFT) {
                hasStragglers = true;
                abandoned.run();
            }
        }
        return interrupted;
    }
}

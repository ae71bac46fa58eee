package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.SplitTree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Answers a null-window question with several threads: the top of the game tree is split into positions, each thread
 * takes the one likeliest to be needed that nobody has taken, and what an answer makes needless is dropped. The answer is the one that a
 * single thread gives; which positions are visited on the way depends on chance. The threads end with the question.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
final class ParallelWindow<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_PLIES = 10;

    /** So many positions for each thread are enough to keep it busy to the end. */
    private static final int JOBS_PER_THREAD = 64;

    /** How long the thread that asks waits between two looks at the limits. */
    private static final long PATIENCE_MILLIS = 2;

    /** How long a thread without work waits for the tree to change. */
    private static final long IDLE_NANOS = 50_000;

    private final Lane<S, M> lane;
    private final Effort effort;
    private final int threads;
    private final boolean symmetry;
    private final Helper.Factory factory;
    private final List<Helper<S, M>> helpers = new ArrayList<>();

    /**
     * For one session; what its helpers learn serves the next question.
     *
     * @param lane the game, for the thread that asks
     * @param effort what the positions are counted with, and whose limits hold
     * @param options how many threads search, while the one that asks only waits; whether symmetry is used
     * @param factory makes the search of one thread
     */
    ParallelWindow(Lane<S, M> lane, Effort effort, SolverOptions options, Helper.Factory factory) {
        this.lane = lane;
        this.effort = effort;
        this.threads = options.threads();
        this.symmetry = options.symmetry();
        this.factory = factory;
    }

    /** Searches a position that is the root of a question. */
    int search(long position, int alpha, int beta) {
        S state = lane.rules().unpack(position);
        SplitTree tree = split(position, alpha, beta);
        Crew crew = new Crew(tree, state);
        try {
            crew.start();
            crew.await();
        } finally {
            crew.dismiss();
        }
        return tree.score();
    }

    private SplitTree split(long position, int alpha, int beta) {
        SplitTree tree = SplitTree.grow(lane, position, alpha, beta, 1, symmetry);
        for (int plies = 2;
                plies <= MOST_PLIES && tree.jobs() < JOBS_PER_THREAD * threads && tree.jobs() > 0;
                plies++) {
            tree = SplitTree.grow(lane, position, alpha, beta, plies, symmetry);
        }
        return tree;
    }

    private Helper<S, M> helper(int number) {
        if (number == helpers.size()) {
            helpers.add(new Helper<>(lane.another(), effort, factory));
        }
        return helpers.get(number);
    }

    /** The threads of one question. */
    private final class Crew {

        private final SplitTree tree;
        private final S state;
        private final List<Thread> running = new ArrayList<>();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final CountDownLatch news = new CountDownLatch(1);
        private volatile boolean dismissed;

        Crew(SplitTree tree, S state) {
            this.tree = tree;
            this.state = state;
        }

        void start() {
            for (int i = 0; i < threads && !tree.isDecided(); i++) {
                Helper<S, M> helper = helper(i);
                Thread thread =
                        new Thread(() -> work(helper), "foregone-" + lane.game().id() + "-" + (i + 1));
                thread.setDaemon(true);
                running.add(thread);
                thread.start();
            }
        }

        /** Waits for the answer, looking at the limits meanwhile. */
        void await() {
            while (!tree.isDecided() && failure.get() == null) {
                effort.look();
                try {
                    news.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt(); // the next look stops the question
                }
            }
            Throwable thrown = failure.get();
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            if (thrown instanceof Error error) {
                throw error;
            }
        }

        void dismiss() {
            dismissed = true;
            boolean interrupted = false;
            for (Thread thread : running) {
                interrupted |= joinWhole(thread);
            }
            effort.collect();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private void work(Helper<S, M> helper) {
            try {
                while (!dismissed && !tree.isDecided()) {
                    Node job = tree.take();
                    if (job == null) {
                        LockSupport.parkNanos(IDLE_NANOS);
                    } else {
                        search(helper, job);
                    }
                }
            } catch (RuntimeException | Error thrown) {
                failure.compareAndSet(null, thrown);
                news.countDown();
            }
        }

        private void search(Helper<S, M> helper, Node job) {
            try {
                tree.decide(job, helper.search(state, job, () -> dismissed || tree.isNeedless(job)));
                if (tree.isDecided()) {
                    news.countDown();
                }
            } catch (SearchStop stopped) {
                if (!dismissed && !tree.isNeedless(job)) {
                    throw stopped; // it was the thread that was stopped, by an interrupt: nobody would answer the job
                }
            }
        }
    }

    /** Whether the wait for the end of the thread was interrupted. */
    private static boolean joinWhole(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}

package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Answers a null-window question with several threads: they grow the top of the game tree together, each takes the
 * untaken position most likely to be needed, and positions that an answer makes irrelevant are dropped. The answer is a
 * true bound on the side of the window that the score lies on; how tight it is, and which positions are visited,
 * depends on chance. The threads end with the question.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
final class ParallelWindow<S extends GameState<S, M>, M extends Move> {

    /** The depth of the tree for a position's first question; later trees are deep enough to keep all threads busy. */
    private static final int FIRST_PLIES = 4;

    private static final int PLIES_STEP = 2;
    private static final int FEWEST_PLIES = 2;
    private static final int MOST_PLIES = 40;

    /** With fewer answered searches per thread, some threads waited long or searched needlessly. */
    private static final int FEWEST_ANSWERS = 32;

    /** With more answered searches, the tree itself takes time and memory. */
    private static final int MOST_ANSWERS = 512;

    /** Searches of fewer positions than this need not be smaller. */
    private static final long SMALL_SEARCH = 1_000;

    /** A thread that has not ended this long after being asked to is interrupted: the game may be blocked. */
    private static final long NANOS_UNTIL_INTERRUPT = 200_000_000;

    /** A thread that has not ended even after this is abandoned, with everything it might still access. */
    private static final long NANOS_UNTIL_LEFT = 1_000_000_000;

    /** The interval at which the asking thread checks the limits. */
    private static final long PATIENCE_MILLIS = 2;

    /** The time that an idle thread waits for the tree to change. */
    private static final long IDLE_NANOS = 50_000;

    private final SearchContext context;
    private final GameView<S, M> view;
    private final SearchBudget budget;
    private final int threads;
    private final MoveOrder order;
    private final Worker.Factory factory;
    private final List<Worker<S, M>> all = new ArrayList<>();
    private int plies = FIRST_PLIES;
    private boolean stragglers;

    /**
     * For one session; results of its workers speed up later questions.
     *
     * @param context the asking thread's context: its options say how many threads search while it waits
     * @param view the context's view
     * @param order the order of moves near the root
     * @param factory creates the search of one thread
     */
    ParallelWindow(SearchContext context, GameView<S, M> view, MoveOrder order, Worker.Factory factory) {
        this.context = context;
        this.view = view;
        this.budget = context.budget();
        this.threads = context.options().threads();
        this.order = order;
        this.factory = factory;
    }

    /** Called when the next questions are about another position, which may be of another kind. */
    void startOver() {
        plies = FIRST_PLIES;
    }

    /** Whether a thread was abandoned because the game did not return; then no more questions can be asked. */
    boolean hasStragglers() {
        return stragglers;
    }

    /** Searches a position that is the root of a question. */
    int search(long position, int alpha, int beta) {
        S state = view.rules().unpack(position);
        SplitTree tree = new SplitTree(view.rules().bounds(position), alpha, beta, plies, order);
        Workers workers = new Workers(tree, state);
        try {
            workers.start();
            workers.await();
        } finally {
            workers.dismiss();
        }
        adapt(tree.answers(), tree.visited());
        return tree.score();
    }

    /** Adapts the depth to a next question much like this one, but larger. */
    private void adapt(int answers, long positions) {
        if (answers < FEWEST_ANSWERS * threads && positions > answers * SMALL_SEARCH) {
            plies = Math.min(plies + PLIES_STEP, MOST_PLIES);
        } else if (answers > MOST_ANSWERS * threads) {
            plies = Math.max(plies - PLIES_STEP, FEWEST_PLIES);
        }
    }

    private Worker<S, M> worker(int number) {
        if (number == all.size()) {
            all.add(new Worker<>(view.another(), context, factory));
        }
        return all.get(number);
    }

    /** The threads of one question. */
    private final class Workers {

        private final SplitTree tree;
        private final S state;
        private final List<Thread> running = new ArrayList<>();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final CountDownLatch news = new CountDownLatch(1);
        private volatile boolean dismissed;

        /** Whether the game has interrupted a thread that runs it. */
        private volatile boolean gameInterrupted;

        Workers(SplitTree tree, S state) {
            this.tree = tree;
            this.state = state;
        }

        void start() {
            for (int i = 0; i < threads && !isOver(); i++) {
                budget.look();
                Worker<S, M> worker = worker(i);
                String name = "foregone-" + view.game().id() + "-" + (i + 1);
                Thread thread = new WorkerThread(() -> work(worker), name, budget);
                running.add(thread);
                thread.start();
            }
        }

        private boolean isOver() {
            return tree.isDecided() || failure.get() != null;
        }

        /** Waits for the answer, checking the limits meanwhile. */
        void await() {
            while (!isOver()) {
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
                all.forEach(Worker::alarm);
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

        private void work(Worker<S, M> worker) {
            try {
                while (!dismissed && !tree.isDecided()) {
                    SplitNode node = tree.take();
                    if (node == null) {
                        LockSupport.parkNanos(IDLE_NANOS);
                    } else {
                        work(worker, node);
                    }
                }
            } catch (Throwable thrown) { // whatever it is, nobody else would answer the position
                if (isInterrupted() && !dismissed) {
                    gameInterrupted = true;
                }
                failure.compareAndSet(null, thrown);
                news.countDown();
            }
        }

        private static boolean isInterrupted() {
            return Thread.currentThread().isInterrupted();
        }

        private void work(Worker<S, M> worker, SplitNode node) {
            try {
                worker.work(state, tree, node, () -> dismissed || tree.isUnneeded(node));
                if (tree.isDecided()) {
                    news.countDown();
                }
            } catch (SearchStop stopped) {
                tree.release(node);
                if (isInterrupted()) {
                    throw stopped; // the position is still relevant: the thread cannot continue
                }
            }
        }
    }
}

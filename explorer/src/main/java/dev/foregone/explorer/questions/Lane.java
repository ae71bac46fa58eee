package dev.foregone.explorer.questions;

import dev.foregone.explorer.http.Problem;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Work of one kind on one game, of which a few pieces are done at a time; the rest waits for its turn. A server cannot notice
 * a client leave that receives nothing before the answer, so if more than a few of them wait, the oldest gives way: the
 * clients still there are most likely the latest ones.
 */
final class Lane {

    static final int MOST_UNWATCHED = 4;

    private static final int MOST_WAITING = 200;

    private final GameThreads threads;
    private final int most;
    private final Duration patience;
    private final Deque<GameWork<?>> running = new ArrayDeque<>();
    private final Deque<GameWork<?>> waiting = new ArrayDeque<>();
    private int returning;
    private boolean closed;

    /** {@code patience} is how much later than it should a thread may return. */
    Lane(GameThreads threads, int most, Duration patience) {
        this.threads = threads;
        this.most = most;
        this.patience = patience;
    }

    Duration patience() {
        return patience;
    }

    /**
     * Accepts work.
     *
     * @throws Problem if too much is waiting
     */
    synchronized void enter(GameWork<?> work) {
        if (closed) {
            throw Closing.stopped();
        }
        if (waiting.size() >= MOST_WAITING) {
            throw Problem.of(429, "too many questions are waiting for an answer; ask again in a moment");
        }
        waiting.add(work);
        fill();
        List<GameWork<?>> unwatched =
                present().filter(each -> !each.isWatched() && !each.isOver()).toList();
        if (unwatched.size() > MOST_UNWATCHED) {
            unwatched.get(0).giveWay();
        }
    }

    private void fill() {
        while (running.size() + returning < most && !waiting.isEmpty()) {
            GameWork<?> next = waiting.remove();
            running.add(next);
            threads.start(next, this);
        }
    }

    /** The oldest first. */
    private Stream<GameWork<?>> present() {
        return Stream.concat(running.stream(), waiting.stream());
    }

    /** Work has ended, is given up, or waits for something else than the game. */
    synchronized void leave(GameWork<?> work) {
        running.remove(work);
        notifyAll();
        fill();
    }

    /** Work has waited for something else than the game; it goes on before other work begins. */
    synchronized void comeBack(GameWork<?> work) throws InterruptedException {
        returning++;
        try {
            while (running.size() >= most) {
                wait();
            }
            running.add(work);
        } finally {
            returning--;
            fill();
        }
    }

    /** How much work there is, done or waiting. */
    synchronized int size() {
        return running.size() + waiting.size();
    }

    /** Gives up all work. */
    void close() {
        List<GameWork<?>> all;
        synchronized (this) {
            closed = true;
            all = present().toList();
            running.clear();
            waiting.clear();
        }
        all.forEach(work -> work.fail(Closing.stopped()));
    }
}

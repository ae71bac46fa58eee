package dev.foregone.explorer.questions;

import dev.foregone.explorer.http.Problem;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Work of one kind on one game, of which a few pieces are done at a time; the rest waits for its turn. A server cannot notice
 * a client leave that receives nothing before the answer, so if more than a few of them wait, the oldest gives way: the
 * clients still there are most likely the latest ones.
 */
final class Lane {

    static final int MOST_UNWATCHED = 4;

    private static final int MOST_WAITING = 200;

    private final BiConsumer<GameWork<?>, Lane> threads;
    private final int most;
    private final Duration patience;
    private final Deque<GameWork<?>> running = new ArrayDeque<>();
    private final Deque<GameWork<?>> waiting = new ArrayDeque<>();
    private int returning;

    /** {@code threads} starts work in a lane; {@code patience} is how much later than it should a thread may return. */
    Lane(BiConsumer<GameWork<?>, Lane> threads, int most, Duration patience) {
        this.threads = threads;
        this.most = most;
        this.patience = patience;
    }

    Duration patience() {
        return patience;
    }

    /**
     * Accepts work. It fails if no thread can be made for it.
     *
     * @throws Problem if too much is waiting, and the work does not continue what was accepted before
     */
    void enter(GameWork<?> work) {
        accept(work);
        fill();
    }

    private synchronized void accept(GameWork<?> work) {
        if (waiting.size() >= MOST_WAITING && !work.continues()) {
            throw Problem.of(429, "too many questions are waiting for an answer; ask again in a moment");
        }
        waiting.add(work);
        List<GameWork<?>> unwatched =
                present().filter(each -> !each.isWatched() && !each.isOver()).toList();
        if (unwatched.size() > MOST_UNWATCHED) {
            unwatched.get(0).giveWay();
        }
    }

    /** Starts what there is a place for. Work that no thread can be made for fails, without the lock: it may take others. */
    private void fill() {
        for (GameWork<?> next = next(); next != null; next = next()) {
            try {
                threads.accept(next, this);
            } catch (RuntimeException | Error noThread) {
                remove(next);
                next.fail(noThread);
            }
        }
    }

    private synchronized @Nullable GameWork<?> next() {
        GameWork<?> next = running.size() + returning < most ? waiting.poll() : null;
        if (next != null) {
            running.add(next);
        }
        return next;
    }

    /** The oldest first. */
    private Stream<GameWork<?>> present() {
        return Stream.concat(running.stream(), waiting.stream());
    }

    /** Work has ended, is given up, or waits for something else than the game. */
    void leave(GameWork<?> work) {
        remove(work);
        fill();
    }

    private synchronized void remove(GameWork<?> work) {
        running.remove(work);
        notifyAll();
    }

    /** Work has waited for something else than the game; it goes on before other work begins. */
    void comeBack(GameWork<?> work) throws InterruptedException {
        try {
            takePlace(work);
        } finally {
            fill();
        }
    }

    private synchronized void takePlace(GameWork<?> work) throws InterruptedException {
        returning++;
        try {
            while (running.size() >= most) {
                wait();
            }
            running.add(work);
        } finally {
            returning--;
        }
    }

    /** How much work there is, done or waiting. */
    synchronized int size() {
        return running.size() + waiting.size();
    }

    /** Gives up all work; no thread is to be made for more. */
    void close() {
        List<GameWork<?>> all;
        synchronized (this) {
            all = present().toList();
            running.clear();
            waiting.clear();
        }
        all.forEach(work -> work.fail(Closing.stopped()));
    }
}

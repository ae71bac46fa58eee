package dev.foregone.explorer.questions;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Slow questions of clients that receive nothing before the answer. A server cannot notice such a client leave, so if
 * there are more than a few, the oldest gives way: the clients still there are most likely the latest ones.
 */
final class Unwatched {

    static final int MOST = 4;

    private final QuestionPool pool;
    private final Deque<Waited> going = new ArrayDeque<>();

    Unwatched(QuestionPool pool) {
        this.pool = pool;
    }

    synchronized void enter(Waited question, PoolWork work) {
        pool.enter(work);
        going.addLast(question);
        if (going.size() > MOST) {
            going.stream().filter(each -> !each.isWatched()).findFirst().ifPresent(oldest -> {
                oldest.giveWay();
                going.remove(oldest);
            });
        }
    }

    synchronized void remove(Waited question) {
        going.remove(question);
    }
}

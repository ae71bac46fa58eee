package dev.foregone.spi;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Whose turn it is to ask a session: one thread's at a time, in the order in which they came. Where there is but one thread,
 * as in a browser's page, another class of this name takes its place when the program is compiled.
 */
final class Turn {

    private final ReentrantLock lock = new ReentrantLock(true);

    boolean isMine() {
        return lock.isHeldByCurrentThread();
    }

    /** Takes the turn if nobody has it; returns whether this thread has it now. */
    boolean take() {
        return lock.tryLock();
    }

    /** Waits for the turn; returns whether this thread has it now. */
    boolean await(long millis) throws InterruptedException {
        return lock.tryLock(millis, TimeUnit.MILLISECONDS);
    }

    void end() {
        lock.unlock();
    }
}

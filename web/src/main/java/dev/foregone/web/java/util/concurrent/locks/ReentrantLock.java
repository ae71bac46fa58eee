package dev.foregone.web.java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** A lock where there is one thread: it counts. */
public final class ReentrantLock {

    private int held;

    public ReentrantLock() {}

    public ReentrantLock(boolean fair) {}

    public boolean isHeldByCurrentThread() {
        return held > 0;
    }

    public void lock() {
        held++;
    }

    public boolean tryLock() {
        held++;
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) {
        return tryLock();
    }

    public void unlock() {
        held--;
    }
}

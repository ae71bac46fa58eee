package dev.foregone.web.java.util.concurrent.atomic;

/** A sum to which one thread adds. */
public final class LongAdder {

    private long sum;

    public void add(long number) {
        sum += number;
    }

    public void increment() {
        sum++;
    }

    public long sum() {
        return sum;
    }

    public long sumThenReset() {
        long before = sum;
        sum = 0;
        return before;
    }
}

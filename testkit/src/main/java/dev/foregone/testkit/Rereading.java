package dev.foregone.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The same things read by several threads at once, over and over: a thing that changes for a moment while it is read,
 * or is read by way of something that the threads share, sooner or later looks different to some of them.
 */
final class Rereading<T, V> {

    private static final int AT_ONCE = 4;
    private static final int ROUNDS = 10;

    private final Duration time;
    private final List<T> things;
    private final Function<T, V> reader;
    private final Consumer<T> inBetween;
    private final List<V> expected;
    private final Phaser phaser = new Phaser();
    private volatile boolean found;

    /**
     * Reads each thing once in this thread.
     *
     * @param time how long the threads then continue; they may need somewhat longer
     * @param inBetween what the threads also do with a thing, now and then
     */
    Rereading(Duration time, List<T> things, Function<T, V> reader, Consumer<T> inBetween) {
        this.time = time;
        this.things = things;
        this.reader = reader;
        this.inBetween = inBetween;
        this.expected = things.stream().map(reader).toList();
    }

    /** Something that a thread read differently. */
    record Odd<T, V>(T thing, V expected, V read) {}

    /** A thing that a thread read differently from this one, if any did. */
    Optional<Odd<T, V>> find(Check check) {
        phaser.bulkRegister(OtherThreads.COUNT);
        return OtherThreads.find(check, this::read).stream()
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The threads move from a few things to the next few together. */
    private Optional<Odd<T, V>> read() {
        int steps = (things.size() + AT_ONCE - 1) / AT_ONCE;
        try {
            for (int step = 0; step < steps; step++) {
                phaser.arriveAndAwaitAdvance();
                long deadline = System.nanoTime() + time.toNanos() / steps;
                int end = Math.min((step + 1) * AT_ONCE, things.size());
                Optional<Odd<T, V>> odd = read(step * AT_ONCE, end, deadline);
                if (odd.isPresent()) {
                    return odd;
                }
            }
            return Optional.empty();
        } finally {
            phaser.arriveAndDeregister();
        }
    }

    private Optional<Odd<T, V>> read(int first, int end, long deadline) {
        for (int round = 0; !found && (round < ROUNDS || System.nanoTime() < deadline); round++) {
            for (int i = first; i < end; i++) {
                V read = reader.apply(things.get(i));
                if (!read.equals(expected.get(i))) {
                    found = true;
                    return Optional.of(new Odd<>(things.get(i), expected.get(i), read));
                }
                if (round % AT_ONCE == i - first) {
                    inBetween.accept(things.get(i));
                }
            }
        }
        return Optional.empty();
    }
}

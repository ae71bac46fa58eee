package dev.foregone.testkit.check;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.function.Function;

/**
 * The same things read by several threads at once, over and over: a thing that changes for a moment while it is read,
 * or is read by way of something that the threads share, sooner or later looks different to some of them.
 */
public final class Rereading<T> {

    private static final int AT_ONCE = 4;
    private static final int ROUNDS = 10;

    private final Duration time;
    private final List<T> things;
    private final Function<T, Snapshot> reader;
    private final Function<T, Check> at;
    private final List<Snapshot> expected;
    private final Phaser phaser = new Phaser();
    private volatile boolean found;

    /**
     * Reads each thing once in this thread.
     *
     * @param time how long the threads then continue; they may need somewhat longer
     * @param at says of a thing which it is
     */
    public Rereading(Duration time, List<T> things, Function<T, Snapshot> reader, Function<T, Check> at) {
        this.time = time;
        this.things = things;
        this.reader = reader;
        this.at = at;
        this.expected = things.stream().map(reader).toList();
    }

    /** Something that a thread read differently. */
    private record Odd<T>(T thing, Snapshot expected, Snapshot read) {}

    /** Fails if some thread reads a thing differently from this one. */
    public void agrees(Check where, String otherwise, String advice) {
        phaser.bulkRegister(OtherThreads.COUNT);
        OtherThreads.find(where, this::read).stream()
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(odd -> at.apply(odd.thing)
                        .fault(
                                "read by several threads at once, " + otherwise + ": "
                                        + odd.expected.differenceTo(odd.read),
                                advice));
    }

    /** The threads move from a few things to the next few together. */
    private Optional<Odd<T>> read() {
        int steps = (things.size() + AT_ONCE - 1) / AT_ONCE;
        try {
            for (int step = 0; step < steps; step++) {
                phaser.arriveAndAwaitAdvance();
                long deadline = System.nanoTime() + time.toNanos() / steps;
                int end = Math.min((step + 1) * AT_ONCE, things.size());
                Optional<Odd<T>> odd = read(step * AT_ONCE, end, deadline);
                if (odd.isPresent()) {
                    return odd;
                }
            }
            return Optional.empty();
        } finally {
            phaser.arriveAndDeregister();
        }
    }

    private Optional<Odd<T>> read(int first, int end, long deadline) {
        for (int round = 0; !found && (round < ROUNDS || System.nanoTime() < deadline); round++) {
            for (int i = first; i < end; i++) {
                Snapshot read = reader.apply(things.get(i));
                if (!read.equals(expected.get(i))) {
                    found = true;
                    return Optional.of(new Odd<>(things.get(i), expected.get(i), read));
                }
            }
        }
        return Optional.empty();
    }
}

package dev.foregone.testkit.check;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The same things read by several threads at once, over and over, a few things at a time: a thing that changes for a moment
 * while it is read, or is read by way of something that the threads share, sooner or later looks different to some of them.
 *
 * @param time how long the threads read; they may need somewhat longer
 * @param at says of a thing which it is
 */
public record Rereading<T>(Duration time, List<T> things, Function<T, Snapshot> reader, Function<T, Check> at) {

    /** This many things are read at most, from all parts of the list. */
    public static final int MOST = 120;

    private static final int AT_ONCE = 4;
    private static final int ROUNDS = 10;

    public Rereading {
        things = some(MOST, things);
    }

    /** A number of things at most, one at least, from all parts of a list. */
    public static <T> List<T> some(int most, List<T> things) {
        int step = 1 + (things.size() - 1) / Math.max(1, most);
        return IntStream.iterate(0, i -> i < things.size(), i -> i + step)
                .mapToObj(things::get)
                .toList();
    }

    /** Something that a thread read differently. */
    private record Odd<T>(T thing, Snapshot expected, Snapshot read) {}

    /** Reads each thing once in this thread, and fails if some other thread then reads it differently. */
    public void agrees(Check where, String otherwise, String advice) {
        List<Snapshot> expected = things.stream().map(reader).toList();
        for (int from = 0; from < things.size(); from += AT_ONCE) {
            int first = from;
            OtherThreads.find(where, () -> odd(expected, first)).stream()
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(odd -> at.apply(odd.thing)
                            .fault(
                                    "read by several threads at once, " + otherwise + ": "
                                            + odd.expected.differenceTo(odd.read),
                                    advice));
        }
    }

    private Optional<Odd<T>> odd(List<Snapshot> expected, int first) {
        int end = Math.min(first + AT_ONCE, things.size());
        SoftLimit rounds = new SoftLimit(ROUNDS, time.multipliedBy(end - first).dividedBy(things.size()));
        while (rounds.more()) {
            for (int i = first; i < end; i++) {
                Snapshot read = reader.apply(things.get(i));
                if (!read.equals(expected.get(i))) {
                    return Optional.of(new Odd<>(things.get(i), expected.get(i), read));
                }
            }
        }
        return Optional.empty();
    }
}

package dev.foregone.report;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How some numbers are spread; all 0 if there are none.
 *
 * @param least the least of them
 * @param median half of them are as small or smaller
 * @param most the greatest
 * @param mean their mean
 * @param counts how many there are of the least, of the next number, and so on up to the greatest
 */
public record Spread(int least, int median, int most, double mean, List<Integer> counts) {

    /**
     * Copies the list.
     *
     * @param least the least of them
     * @param median half of them are as small or smaller
     * @param most the greatest
     * @param mean their mean
     * @param counts how many there are of each
     */
    public Spread {
        counts = List.copyOf(counts);
    }

    /** Of numbers in any order. */
    static Spread of(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return new Spread(0, 0, 0, 0, List.of());
        }
        List<Integer> sorted = numbers.stream().sorted().toList();
        int least = sorted.get(0);
        int most = sorted.get(sorted.size() - 1);
        int[] counts = new int[most - least + 1];
        sorted.forEach(number -> counts[number - least]++);
        double mean = sorted.stream().mapToInt(Integer::intValue).average().orElse(0);
        return new Spread(
                least,
                sorted.get((sorted.size() - 1) / 2),
                most,
                mean,
                IntStream.of(counts).boxed().toList());
    }
}

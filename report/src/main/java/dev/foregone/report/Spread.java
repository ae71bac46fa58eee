package dev.foregone.report;

import java.util.List;

/**
 * How some numbers are spread; all 0 if there are none.
 *
 * @param least the least of them
 * @param median half of them are as small or smaller
 * @param most the greatest
 * @param mean their mean
 */
public record Spread(int least, int median, int most, double mean) {

    /** Of numbers in any order. */
    static Spread of(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return new Spread(0, 0, 0, 0);
        }
        List<Integer> sorted = numbers.stream().sorted().toList();
        double mean = sorted.stream().mapToInt(Integer::intValue).average().orElse(0);
        return new Spread(sorted.get(0), sorted.get((sorted.size() - 1) / 2), sorted.get(sorted.size() - 1), mean);
    }
}

package dev.foregone.search;

import dev.foregone.api.GameValue;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Small games drawn at random: without cycles, with draws, lines of unequal length, and positions that meet again. */
final class RandomGraphs {

    private RandomGraphs() {}

    static String[] lines(long seed) {
        Random random = new Random(seed);
        int size = 5 + random.nextInt(16);
        return IntStream.range(0, size).mapToObj(i -> line(i, size, random)).toArray(String[]::new);
    }

    private static String line(int index, int size, Random random) {
        boolean end = index == size - 1 || (index > 0 && random.nextInt(4) == 0);
        if (end) {
            GameValue[] values = {GameValue.LOSS, GameValue.DRAW, GameValue.DRAW, GameValue.WIN};
            return index + "=" + values[random.nextInt(values.length)];
        }
        List<Integer> targets = IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(i -> index + 1 + random.nextInt(Math.min(6, size - index - 1)))
                .distinct()
                .toList();
        return index + ": " + targets.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}

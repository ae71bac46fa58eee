package dev.foregone.games.morris;

import dev.foregone.spi.rank.Combinations;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The sets of some points of which each stands for its images, numbered in ascending order. A set is found by a bit for each number
 * that is one, and the count of those before its word.
 */
final class StandingSets {

    private final int[] sets;
    private final long[] words;
    private final int[] before;

    /** The numbers of sets that a symmetry leaves as they are while it moves other points: only then can it make men on these less. */
    private final BitSet symmetric = new BitSet();

    StandingSets(Symmetry symmetry, int points, int men) {
        Combinations all = Combinations.of(points, men);
        sets = LongStream.range(0, all.count())
                .map(all::unrank)
                .filter(set -> symmetry.least(set << points) == set << points)
                .mapToInt(set -> (int) set)
                .toArray();
        words = new long[(sets[sets.length - 1] >>> 6) + 1];
        before = new int[words.length];
        for (int number = 0; number < sets.length; number++) {
            words[sets[number] >>> 6] |= 1L << sets[number];
            symmetric.set(number, isSymmetric(symmetry, points, (long) sets[number] << points));
        }
        for (int word = 1; word < words.length; word++) {
            before[word] = before[word - 1] + Long.bitCount(words[word - 1]);
        }
    }

    private static boolean isSymmetric(Symmetry symmetry, int points, long set) {
        return IntStream.range(0, points)
                .mapToLong(point -> set | 1L << point)
                .anyMatch(men -> (men & men >>> points) == 0 && symmetry.least(men) != men);
    }

    int size() {
        return sets.length;
    }

    int set(int number) {
        return sets[number];
    }

    boolean isSymmetric(int number) {
        return symmetric.get(number);
    }

    /** The number of a set; -1 if it is not one that stands for its images. */
    int number(int set) {
        int word = set >>> 6;
        long bit = 1L << set;
        return word < words.length && (words[word] & bit) != 0
                ? before[word] + Long.bitCount(words[word] & (bit - 1))
                : -1;
    }
}

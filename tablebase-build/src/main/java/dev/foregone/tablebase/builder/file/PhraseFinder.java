package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.file.RePairPhrases;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the phrases of some values: replaces the most frequent pair of neighbours by a phrase, again and again, until none is
 * worth its place (N. J. Larsson, A. Moffat, Offline dictionary-based compression, 2000).
 */
public final class PhraseFinder {

    /** Less frequent pairs take more room as phrases than they save. */
    private static final int LEAST_COUNT = 12;

    private static final int NONE = -1;

    private final int[] row;
    private int size;
    private final byte[] left = new byte[RePairPhrases.MOST];
    private final byte[] right = new byte[RePairPhrases.MOST];
    private final int[] lengths = new int[RePairPhrases.MOST];
    private int count = RePairPhrases.VALUES;

    /** Takes the values of blocks as one row, a free one as the value before. */
    private PhraseFinder(List<byte[]> blocks) {
        Arrays.fill(lengths, 0, RePairPhrases.VALUES, 1);
        row = new int[blocks.stream().mapToInt(block -> block.length).sum()];
        int before = 1;
        for (byte[] block : blocks) {
            for (byte value : block) {
                before = value == RePairPhrases.ANY ? before : value;
                row[size++] = before;
            }
        }
    }

    /** The phrases of blocks, with codes for how often recursive pairing uses each. */
    public static RePairPhrases of(List<byte[]> blocks) {
        PhraseFinder finder = new PhraseFinder(blocks);
        int pair = finder.mostFrequent();
        while (finder.count < RePairPhrases.MOST && pair != NONE) {
            finder.replace(pair / RePairPhrases.MOST, pair % RePairPhrases.MOST);
            pair = finder.mostFrequent();
        }
        return RePairPhrases.of(
                Arrays.copyOf(finder.left, finder.count), Arrays.copyOf(finder.right, finder.count), finder.counts());
    }

    /** How often each is used now; once more, so that each has a code and may be used otherwise. */
    private long[] counts() {
        long[] counts = new long[count];
        Arrays.fill(counts, 1);
        for (int i = 0; i < size; i++) {
            counts[row[i]]++;
        }
        return counts;
    }

    /** The most frequent pair that is not too long, or {@link #NONE}. */
    private int mostFrequent() {
        int[] counts = new int[RePairPhrases.MOST * RePairPhrases.MOST];
        int counted = NONE;
        for (int i = 1; i < size; i++) {
            int pair = row[i - 1] * RePairPhrases.MOST + row[i];
            boolean overlaps = pair == counted && row[i - 1] == row[i];
            counts[pair] += overlaps ? 0 : 1;
            counted = overlaps ? NONE : pair;
        }
        int most = NONE;
        for (int pair = 0; pair < counts.length; pair++) {
            if (counts[pair] >= (most == NONE ? LEAST_COUNT : counts[most] + 1)
                    && lengths[pair / RePairPhrases.MOST] + lengths[pair % RePairPhrases.MOST]
                            <= RePairPhrases.MOST_LENGTH) {
                most = pair;
            }
        }
        return most;
    }

    private void replace(int first, int second) {
        int to = 0;
        for (int from = 0; from < size; from++) {
            boolean found = row[from] == first && from + 1 < size && row[from + 1] == second;
            row[to++] = found ? count : row[from];
            from += found ? 1 : 0;
        }
        size = to;
        left[count] = (byte) first;
        right[count] = (byte) second;
        lengths[count++] = lengths[first] + lengths[second];
    }
}

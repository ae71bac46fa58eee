package dev.foregone.tablebase.file;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the phrases of some blocks of values: replaces the most frequent pair of neighbours by a phrase, again and again, until none
 * is worth its place (N. J. Larsson, A. Moffat, Offline dictionary-based compression, 2000). Some pairs that are about as
 * frequent are replaced in one pass.
 */
final class PhraseFinder {

    /** A rank that has no value of its own, and takes any. */
    static final byte ANY = Phrases.VALUES;

    /** Less frequent pairs take more room as phrases than they save. */
    private static final int LEAST_COUNT = 12;

    /** In one pass, only pairs of at least this share of the most frequent one. */
    private static final double SHARE = 0.7;

    private static final int IN_ONE_PASS = 60;

    private final List<int[]> blocks = new ArrayList<>();
    private final List<int[]> sizes = new ArrayList<>();
    private final int[] left = new int[Phrases.MOST];
    private final int[] right = new int[Phrases.MOST];
    private final int[] lengths = new int[Phrases.MOST];
    private int count = Phrases.VALUES;

    private record Pair(int number, int count) {}

    private PhraseFinder(List<byte[]> values) {
        Arrays.fill(lengths, 0, Phrases.VALUES, 1);
        byte before = ANY;
        for (byte[] block : values) {
            before = before == ANY ? first(block) : before;
            int[] filled = new int[block.length];
            for (int i = 0; i < block.length; i++) {
                before = block[i] == ANY ? before : block[i];
                filled[i] = before;
            }
            blocks.add(filled);
            sizes.add(new int[] {filled.length});
        }
    }

    private static byte first(byte[] block) {
        for (byte value : block) {
            if (value != ANY) {
                return value;
            }
        }
        return 1;
    }

    /** The phrases of blocks, with codes for how often recursive pairing uses each. */
    static Phrases of(List<byte[]> values) {
        PhraseFinder finder = new PhraseFinder(values);
        while (finder.count < Phrases.MOST && finder.pass()) {
            finder.replace();
        }
        return Phrases.of(
                Arrays.copyOf(finder.left, finder.count), Arrays.copyOf(finder.right, finder.count), finder.counts());
    }

    /** How often each is used now; once more, so that each has a code and may be used otherwise. */
    private long[] counts() {
        long[] counts = new long[count];
        Arrays.fill(counts, 1);
        for (int block = 0; block < blocks.size(); block++) {
            for (int i = 0; i < sizes.get(block)[0]; i++) {
                counts[blocks.get(block)[i]]++;
            }
        }
        return counts;
    }

    /** By the number of a pair: its phrase in this pass, or 0. */
    private int[] phrases = new int[0];

    private int width;

    /** Makes phrases of the most frequent pairs; false if none is frequent enough. */
    private boolean pass() {
        List<Pair> pairs = pairs();
        if (pairs.isEmpty()) {
            return false;
        }
        double least = Math.max(LEAST_COUNT, SHARE * pairs.get(0).count);
        boolean[] isLeft = new boolean[width];
        boolean[] isRight = new boolean[width];
        int made = 0;
        phrases = new int[width * width];
        for (Pair pair : pairs) {
            if (pair.count < least || made == IN_ONE_PASS || count == Phrases.MOST) {
                break;
            }
            int first = pair.number / width;
            int second = pair.number % width;
            if (!isRight[first] && !isLeft[second]) { // two pairs that overlap would take each other's places
                isLeft[first] = true;
                isRight[second] = true;
                phrases[pair.number] = count;
                left[count] = first;
                right[count] = second;
                lengths[count++] = lengths[first] + lengths[second];
                made++;
            }
        }
        return true;
    }

    /** All pairs that are frequent and short enough, the most frequent first. */
    private List<Pair> pairs() {
        width = count;
        int[] counts = new int[width * width];
        for (int block = 0; block < blocks.size(); block++) {
            int[] row = blocks.get(block);
            int counted = -1;
            for (int i = 1; i < sizes.get(block)[0]; i++) {
                int pair = row[i - 1] * width + row[i];
                boolean overlaps = pair == counted && row[i - 1] == row[i];
                counts[pair] += overlaps ? 0 : 1;
                counted = overlaps ? -1 : pair;
            }
        }
        List<Pair> pairs = new ArrayList<>();
        for (int pair = 0; pair < counts.length; pair++) {
            if (counts[pair] >= LEAST_COUNT && lengths[pair / width] + lengths[pair % width] <= Phrases.MOST_LENGTH) {
                pairs.add(new Pair(pair, counts[pair]));
            }
        }
        pairs.sort(Comparator.comparingInt(Pair::count).reversed().thenComparingInt(Pair::number));
        return pairs;
    }

    private void replace() {
        for (int block = 0; block < blocks.size(); block++) {
            int[] row = blocks.get(block);
            int size = sizes.get(block)[0];
            int to = 0;
            for (int from = 0; from < size; from++) {
                int phrase = from + 1 < size ? phrases[row[from] * width + row[from + 1]] : 0;
                row[to++] = phrase == 0 ? row[from] : phrase;
                from += phrase == 0 ? 0 : 1;
            }
            sizes.get(block)[0] = to;
        }
    }
}

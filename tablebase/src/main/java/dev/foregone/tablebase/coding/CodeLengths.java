package dev.foregone.tablebase.coding;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * How many bits each symbol of a prefix code gets (D. A. Huffman, 1952), at most {@link PrefixCode#MAX_LENGTH}: where the
 * tree is deeper, the frequencies are flattened until it is not.
 */
public final class CodeLengths {

    private CodeLengths() {}

    /**
     * A tree of two, or a leaf with a symbol. The order of creation breaks ties, so that the code is always the same.
     */
    private record Tree(
            long frequency,
            int order,
            int symbol,
            @Nullable Tree left,
            @Nullable Tree right) {

        /** Enters how deep the leaves are. */
        void measure(int depth, byte[] lengths) {
            if (left == null || right == null) {
                lengths[symbol] = (byte) depth;
            } else {
                left.measure(depth + 1, lengths);
                right.measure(depth + 1, lengths);
            }
        }
    }

    /**
     * The lengths for given frequencies.
     *
     * @param frequencies how often each symbol occurs
     * @return 0 for a symbol that does not occur, and for 0 if no other does; otherwise 1 to {@link
     *     PrefixCode#MAX_LENGTH}
     */
    public static byte[] of(long[] frequencies) {
        long[] flattened = frequencies.clone();
        byte[] lengths = huffman(flattened);
        while (longest(lengths) > PrefixCode.MAX_LENGTH) {
            for (int symbol = 0; symbol < flattened.length; symbol++) {
                flattened[symbol] = flattened[symbol] == 0 ? 0 : flattened[symbol] / 4 + 1;
            }
            lengths = huffman(flattened);
        }
        return lengths;
    }

    private static int longest(byte[] lengths) {
        int longest = 0;
        for (byte length : lengths) {
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private static byte[] huffman(long[] frequencies) {
        PriorityQueue<Tree> queue =
                new PriorityQueue<>(Comparator.comparingLong(Tree::frequency).thenComparingInt(Tree::order));
        for (int symbol = 0; symbol < frequencies.length; symbol++) {
            if (frequencies[symbol] > 0) {
                queue.add(new Tree(frequencies[symbol], queue.size(), symbol, null, null));
            }
        }
        int depth = queue.size() == 1 && queue.element().symbol > 0 ? 1 : 0; // the symbol 0 alone needs no bits
        int order = queue.size();
        while (queue.size() > 1) {
            Tree left = queue.remove();
            Tree right = queue.remove();
            queue.add(new Tree(left.frequency + right.frequency, order++, 0, left, right));
        }
        byte[] lengths = new byte[frequencies.length];
        if (!queue.isEmpty()) {
            queue.remove().measure(depth, lengths);
        }
        return lengths;
    }
}

package dev.foregone.tablebase.coding;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * How many bits each symbol of a prefix code gets (D. A. Huffman, 1952), at most {@link PrefixCode#MAX_LENGTH}: where the
 * tree is deeper, the frequencies are flattened until it is not.
 */
public final class CodeLengths {

    private CodeLengths() {}

    /**
     * A tree, or a leaf if the symbol is not negative. The order of creation breaks ties, so that the code is always
     * the same.
     */
    private record Node(long frequency, int order, int symbol, int left, int right) {}

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
        Node[] nodes = new Node[2 * frequencies.length];
        int[] count = {0};
        PriorityQueue<Node> queue =
                new PriorityQueue<>(Comparator.comparingLong(Node::frequency).thenComparingInt(Node::order));
        for (int symbol = 0; symbol < frequencies.length; symbol++) {
            if (frequencies[symbol] > 0) {
                add(nodes, count, queue, new Node(frequencies[symbol], count[0], symbol, -1, -1));
            }
        }
        byte[] lengths = new byte[frequencies.length];
        if (count[0] == 1) {
            lengths[nodes[0].symbol] = (byte) Math.min(1, nodes[0].symbol); // the symbol 0 alone needs no bits
            return lengths;
        }
        while (queue.size() > 1) {
            Node left = queue.remove();
            Node right = queue.remove();
            add(nodes, count, queue, new Node(left.frequency + right.frequency, count[0], -1, left.order, right.order));
        }
        measure(nodes, count[0], lengths);
        return lengths;
    }

    private static void add(Node[] nodes, int[] count, PriorityQueue<Node> queue, Node node) {
        nodes[count[0]++] = node;
        queue.add(node);
    }

    /** From the root, the node made last, down to the leaves: each is one bit longer than the node above it. */
    private static void measure(Node[] nodes, int count, byte[] lengths) {
        byte[] depths = new byte[count];
        for (int order = count - 1; order >= 0; order--) {
            Node node = nodes[order];
            if (node.symbol >= 0) {
                lengths[node.symbol] = depths[order];
            } else {
                depths[node.left] = (byte) (depths[order] + 1);
                depths[node.right] = (byte) (depths[order] + 1);
            }
        }
    }
}

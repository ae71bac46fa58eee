package dev.foregone.engine.anytime;

import dev.foregone.search.PruningScore;
import dev.foregone.spi.Score;
import java.util.Arrays;

/**
 * The nodes of a game tree, the children of a node one after the other: for each, the move that leads there, how many walks
 * came through it with which results, and proved bounds of its pruning score. Results and bounds are seen by the player to move
 * in the node.
 *
 * <p>All that is known of a node lies in half a line of the processor's cache, since a walk waits for memory more than for
 * anything else, and nothing is copied when the tree grows.
 *
 * <pre>
 *   0  the sum of results     2  the visits      4  the upper bound     6  the first child
 *   1  1 / root of visits     3  the lower bound 5  the move            7  the number of children; sign: moves again
 * </pre>
 */
final class Tree {

    /** What a node takes. */
    static final int BYTES = 32;

    private static final int NODE_BITS = 3;
    private static final int CHUNK_BITS = 10;
    private static final int IN_CHUNK = (1 << CHUNK_BITS) - 1;

    private static final int SUM = 0;
    private static final int INVERSE_ROOT = 1;
    private static final int VISITS = 2;
    private static final int AT_LEAST = 3;
    private static final int AT_MOST = 4;
    private static final int MOVE = 5;
    private static final int FIRST_CHILD = 6;
    private static final int CHILDREN = 7;
    private static final int AGAIN = Integer.MIN_VALUE;

    /** Of a node without visits, which is to be visited first. */
    private static final int NEVER = Float.floatToRawIntBits(1e9f);

    /** Roots of logarithms are looked up by the exponent and the first bits of a number's float. */
    private static final int SHIFT = 20;

    private static final int OF_ONE = Float.floatToRawIntBits(1) >>> SHIFT;
    private static final float[] ROOTS_OF_LOGARITHMS = rootsOfLogarithms();

    private final int most;
    private int size = 1;
    private int[][] chunks = new int[8][];

    /** A tree that is nothing but its root, node 0. */
    Tree(int most) {
        this.most = most;
        chunks[0] = new int[1 << (CHUNK_BITS + NODE_BITS)];
        child(0, 0);
    }

    private static float[] rootsOfLogarithms() {
        float[] roots = new float[(Float.floatToRawIntBits(Integer.MAX_VALUE) >>> SHIFT) - OF_ONE + 1];
        for (int i = 0; i < roots.length; i++) {
            roots[i] = (float) Math.sqrt(Math.log(Float.intBitsToFloat((OF_ONE + i) << SHIFT)));
        }
        return roots;
    }

    /** About the root of the logarithm. */
    static float rootOfLogarithm(int number) {
        return ROOTS_OF_LOGARITHMS[(Float.floatToRawIntBits(number) >>> SHIFT) - OF_ONE];
    }

    private int[] chunk(int node) {
        return chunks[node >>> CHUNK_BITS];
    }

    private static int at(int node) {
        return (node & IN_CHUNK) << NODE_BITS;
    }

    private int get(int node, int what) {
        return chunk(node)[at(node) + what];
    }

    /** Makes room for children; returns whether there was any. */
    boolean grow(int node, int count) {
        if (size + count > most) {
            return false;
        }
        int last = (size + count - 1) >>> CHUNK_BITS;
        if (last >= chunks.length) {
            chunks = Arrays.copyOf(chunks, Math.max(last + 1, 2 * chunks.length));
        }
        for (int chunk = last; chunks[chunk] == null; chunk--) {
            chunks[chunk] = new int[1 << (CHUNK_BITS + NODE_BITS)];
        }
        chunk(node)[at(node) + FIRST_CHILD] = size;
        chunk(node)[at(node) + CHILDREN] |= count;
        size += count;
        return true;
    }

    /** A move of a node, after which the other player is to move unless {@link #moveAgain} says otherwise. */
    void child(int node, int index, int move) {
        child(firstChild(node) + index, move);
    }

    private void child(int child, int move) {
        int[] chunk = chunk(child);
        int at = at(child);
        chunk[at + INVERSE_ROOT] = NEVER;
        chunk[at + AT_LEAST] = Score.WORST;
        chunk[at + AT_MOST] = Score.BEST;
        chunk[at + MOVE] = move;
    }

    int firstChild(int node) {
        return get(node, FIRST_CHILD);
    }

    int children(int node) {
        return get(node, CHILDREN) & ~AGAIN;
    }

    int move(int node) {
        return get(node, MOVE);
    }

    /** The player who moves to this node moves again from it. */
    void moveAgain(int node) {
        chunk(node)[at(node) + CHILDREN] |= AGAIN;
    }

    boolean movesAgain(int node) {
        return get(node, CHILDREN) < 0;
    }

    int visits(int node) {
        return get(node, VISITS);
    }

    /** The sum of the results, for the player to move in the node. */
    int sum(int node) {
        return get(node, SUM);
    }

    int atLeast(int node) {
        return get(node, AT_LEAST);
    }

    int atMost(int node) {
        return get(node, AT_MOST);
    }

    /** A walk through a node has ended with this result: 1, 0 or -1. */
    void visited(int node, int result) {
        int[] chunk = chunk(node);
        int at = at(node);
        chunk[at + SUM] += result;
        chunk[at + INVERSE_ROOT] = Float.floatToRawIntBits(1 / (float) Math.sqrt(++chunk[at + VISITS]));
    }

    /**
     * The child to visit next, by its mean result and how seldom it was visited; none that is proved no better than another.
     *
     * @param exploration how much a child is visited that did not go well so far
     */
    int mostPromising(int node, float exploration) {
        int first = firstChild(node);
        int end = first + children(node);
        float weight = exploration * rootOfLogarithm(Math.max(2, visits(node) + 1));
        int known = atLeast(node);
        int best = -1;
        float most = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            int[] chunk = chunk(child);
            int at = at(child);
            boolean same = chunk[at + CHILDREN] < 0;
            int hope = PruningScore.backedUp(chunk[at + (same ? AT_MOST : AT_LEAST)], same);
            if (hope < known || (hope == known && best >= 0)) {
                continue;
            }
            float inverseRoot = Float.intBitsToFloat(chunk[at + INVERSE_ROOT]);
            float mean = chunk[at + SUM] * inverseRoot * inverseRoot;
            float worth = (same ? mean : -mean) + weight * inverseRoot;
            if (worth > most) {
                most = worth;
                best = child;
            }
        }
        return Math.max(first, best);
    }

    /** Narrows the bounds of a node; returns whether they were wider. */
    boolean narrow(int node, int least, int most) {
        int[] chunk = chunk(node);
        int at = at(node);
        boolean narrower = least > chunk[at + AT_LEAST] || most < chunk[at + AT_MOST];
        chunk[at + AT_LEAST] = Math.max(chunk[at + AT_LEAST], least);
        chunk[at + AT_MOST] = Math.min(chunk[at + AT_MOST], most);
        return narrower;
    }

    /** A node is as good as the best of its moves: narrows its bounds by theirs; returns whether they were wider. */
    boolean narrowByChildren(int node) {
        int least = Score.WORST;
        int most = Score.WORST;
        for (int child = firstChild(node); child < firstChild(node) + children(node); child++) {
            boolean same = movesAgain(child);
            least = Math.max(least, PruningScore.backedUp(same ? atLeast(child) : atMost(child), same));
            most = Math.max(most, PruningScore.backedUp(same ? atMost(child) : atLeast(child), same));
        }
        return narrow(node, least, most);
    }

    /** Whether the value of a node is proved. */
    boolean isDecided(int node) {
        return PruningScore.isValueCertain(atLeast(node), atMost(node));
    }

    /** A result within the values that a node may have. */
    int clamped(int node, int result) {
        int least = atLeast(node) >= Score.DRAW ? 0 : -1;
        int greatest = atMost(node) <= Score.DRAW ? 0 : 1;
        return Math.max(least, Math.min(greatest, result));
    }

    /** The proved value of a node that is decided. */
    int value(int node) {
        return PruningScore.value(atLeast(node), atMost(node));
    }
}

package dev.foregone.engine.anytime;

import dev.foregone.search.PruningScore;
import dev.foregone.spi.Score;
import java.util.Arrays;

/**
 * The nodes of a game tree in flat arrays, the children of a node side by side: for each, the move that leads there, the visits
 * and the sum of their results, and proved bounds of its pruning score. Results and bounds are seen by the player to move in
 * the node.
 */
final class Tree {

    /** About what a node takes. */
    static final int BYTES = 37;

    private static final int FIRST_SIZE = 1 << 10;

    private final int most;
    private int size = 1;
    private int[] firstChild = new int[FIRST_SIZE];
    private int[] children = new int[FIRST_SIZE];
    private int[] moves = new int[FIRST_SIZE];
    private boolean[] again = new boolean[FIRST_SIZE];
    private int[] visits = new int[FIRST_SIZE];
    private double[] sums = new double[FIRST_SIZE];
    private int[] atLeast = new int[FIRST_SIZE];
    private int[] atMost = new int[FIRST_SIZE];

    /** A tree that is nothing but its root, node 0. */
    Tree(int most) {
        this.most = most;
        atLeast[0] = Score.WORST;
        atMost[0] = Score.BEST;
    }

    /** Makes room for children; returns whether there was any. */
    boolean grow(int node, int count) {
        if (size + count > most) {
            return false;
        }
        if (size + count > moves.length) {
            int length = Math.max(size + count, 2 * moves.length);
            firstChild = Arrays.copyOf(firstChild, length);
            children = Arrays.copyOf(children, length);
            moves = Arrays.copyOf(moves, length);
            again = Arrays.copyOf(again, length);
            visits = Arrays.copyOf(visits, length);
            sums = Arrays.copyOf(sums, length);
            atLeast = Arrays.copyOf(atLeast, length);
            atMost = Arrays.copyOf(atMost, length);
        }
        firstChild[node] = size;
        children[node] = count;
        size += count;
        return true;
    }

    /** A move of a node, after which the other player is to move unless {@link #moveAgain} says otherwise. */
    void child(int node, int index, int move) {
        int child = firstChild[node] + index;
        moves[child] = move;
        atLeast[child] = Score.WORST;
        atMost[child] = Score.BEST;
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int children(int node) {
        return children[node];
    }

    int move(int node) {
        return moves[node];
    }

    /** The player who moves to this node moves again from it. */
    void moveAgain(int node) {
        again[node] = true;
    }

    boolean movesAgain(int node) {
        return again[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** The sum of all results, for the player to move in the node. */
    double sum(int node) {
        return sums[node];
    }

    /** The mean result, for the player to move in the node. */
    double mean(int node) {
        return sums[node] / visits[node];
    }

    int atLeast(int node) {
        return atLeast[node];
    }

    int atMost(int node) {
        return atMost[node];
    }

    void visited(int node, double result) {
        visits[node]++;
        sums[node] += result;
    }

    /** Narrows the bounds of a node; returns whether they were wider. */
    boolean narrow(int node, int least, int most) {
        boolean narrower = least > atLeast[node] || most < atMost[node];
        atLeast[node] = Math.max(atLeast[node], least);
        atMost[node] = Math.min(atMost[node], most);
        return narrower;
    }

    /** A node is as good as the best of its moves: narrows its bounds by theirs; returns whether they were wider. */
    boolean narrowByChildren(int node) {
        int least = Score.WORST;
        int most = Score.WORST;
        for (int child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
            boolean same = again[child];
            least = Math.max(least, PruningScore.backedUp(same ? atLeast[child] : atMost[child], same));
            most = Math.max(most, PruningScore.backedUp(same ? atMost[child] : atLeast[child], same));
        }
        return narrow(node, least, most);
    }

    /** Whether the value of a node is proved. */
    boolean isDecided(int node) {
        return Score.isWin(atLeast[node]) || Score.isLoss(atMost[node]) || atLeast[node] == atMost[node];
    }

    /** A result within the values that a node may have. */
    double clamped(int node, double result) {
        double least = atLeast[node] >= Score.DRAW ? 0 : -1;
        double most = atMost[node] <= Score.DRAW ? 0 : 1;
        return Math.max(least, Math.min(most, result));
    }

    /** The proved value of a node that is decided. */
    int value(int node) {
        return Score.isWin(atLeast[node]) ? 1 : Score.isLoss(atMost[node]) ? -1 : 0;
    }
}

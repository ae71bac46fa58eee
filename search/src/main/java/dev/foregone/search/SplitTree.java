package dev.foregone.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The top of the game tree of one null-window question, which several threads search together. It grows where needed: a
 * taken position is expanded, unless it lies so deep that a thread searches it alone. An answer is passed up as far as
 * it decides positions; below a decided position, no search is needed any more. Safe for use by many threads.
 */
final class SplitTree {

    /** The size at which a tree stops growing, to limit its own cost in memory and time. */
    static final int MOST_NODES = 1 << 15;

    private final int plies;
    private final MoveOrder order;
    private final CutRates rates;
    private final SplitNode root;

    /** One leaf for each question: equal and equivalent positions are searched once for each window. */
    private final Map<SplitNode.Question, SplitNode> leaves = new HashMap<>();

    private int nodes;
    private int answers;
    private long visited;

    /**
     * A tree of one position.
     *
     * @param bounds its bounds by the rules
     * @param alpha its window
     * @param beta its window
     * @param plies the greatest depth of the tree, 1 or more
     * @param order the order of moves near the root, which is used and updated during the search
     */
    SplitTree(long bounds, int alpha, int beta, int plies, MoveOrder order) {
        this.plies = plies;
        this.order = order;
        this.rates = new CutRates(plies);
        this.root = new SplitNode(alpha, beta, bounds);
    }

    boolean isDecided() {
        return root.isDecided();
    }

    /** The answer: a score on the side of the window that the root's lies on. */
    synchronized int score() {
        return root.score();
    }

    /** The number of answered searches. */
    synchronized int answers() {
        return answers;
    }

    /** The number of positions that these searches visited. */
    synchronized long visited() {
        return visited;
    }

    /**
     * The next position to expand or to search, or null if all are taken: the one most likely to be needed, the
     * leftmost of equals. As long as an earlier move may decide the parent, trying a later one may be wasted (young
     * brothers wait: R. Feldmann, 1993).
     */
    synchronized @Nullable SplitNode take() {
        SplitNode likeliest = root.likeliest(1, null, rates);
        if (likeliest != null) {
            likeliest.task().setTaken(true);
        }
        return likeliest;
    }

    /** Releases a position that a thread has given up, so that it may be taken again. */
    synchronized void release(SplitNode node) {
        node.task().setTaken(false);
    }

    /** Whether the answer to a position is no longer needed. */
    synchronized boolean isUnneeded(SplitNode node) {
        return node.task().isUnneeded();
    }

    /** Whether one thread searches a position alone, because it lies deep enough or the tree is large enough. */
    synchronized boolean isLeaf(SplitNode node) {
        return node.ply() == plies || nodes >= MOST_NODES;
    }

    /**
     * Expands a taken position.
     *
     * @return the positions that this decides
     */
    synchronized List<SplitNode> grow(SplitNode node, List<SplitNode> children) {
        children.sort(Comparator.comparingInt((SplitNode child) -> order.worth(child.moveClass(), node.ply()))
                .reversed());
        node.grow(children);
        nodes += children.size();
        List<SplitNode> decided = new ArrayList<>();
        for (SplitNode child : children) {
            if (isLeaf(child) && !child.isDecided()) {
                share(child);
            }
            if (child.isDecided()) {
                backUp(child, decided);
            }
        }
        return decided;
    }

    /** Shares the task and answer of a leaf with equal leaves elsewhere. */
    private void share(SplitNode node) {
        SplitNode first = leaves.putIfAbsent(node.question(), node);
        if (first != null) {
            node.share(first);
        }
    }

    /**
     * Passes the answer of a search up from all nodes that share it.
     *
     * @return the positions above that this decides
     */
    synchronized List<SplitNode> decide(SplitNode node, int score, long positions) {
        answers++;
        visited += positions;
        node.spend(positions);
        List<SplitNode> decided = new ArrayList<>();
        for (SplitNode place : node.task().places()) {
            place.decide(score);
            backUp(place, decided);
        }
        return decided;
    }

    private void backUp(SplitNode answered, List<SplitNode> decided) {
        SplitNode child = answered;
        SplitNode parent = child.parent();
        while (parent != null && child.isDecided() && !parent.isDecided()) {
            backUpOnce(child, parent);
            if (parent.isDecided()) {
                decided.add(parent);
            }
            child = parent;
            parent = child.parent();
        }
    }

    private void backUpOnce(SplitNode child, SplitNode parent) {
        int failed = parent.failed();
        boolean cuts = parent.backUp(child);
        rates.learn(parent.ply(), failed, cuts);
        if (cuts) {
            order.refuted(child.moveClass(), parent.ply());
        }
    }
}

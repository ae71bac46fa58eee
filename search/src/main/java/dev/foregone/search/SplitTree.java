package dev.foregone.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The top of the game tree under one null-window question, which several threads search together. It grows where it is
 * needed: a position that is taken is given its children, until one lies so deep that a thread searches it alone. An
 * answer is passed up as far as it decides; what is decided above needs no search below any more. Safe for use by many
 * threads.
 */
final class SplitTree {

    /** A tree of more places than this grows no further: it would take memory and time of its own. */
    static final int MOST_NODES = 1 << 15;

    private final int plies;
    private final MoveOrder order;
    private final CutRates rates;
    private final SplitNode root;

    /** One for each position at the bottom, by its identity: equal and equivalent positions are searched once. */
    private final Map<Object, SplitNode> leaves = new HashMap<>();

    private int nodes;
    private int answers;
    private long visited;

    /**
     * A tree of one position.
     *
     * @param bounds what the rules tell of it
     * @param alpha its window
     * @param beta its window
     * @param plies how deep the tree may grow, 1 or more
     * @param order the order of moves near the root, which is used and taught while the tree is searched
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

    /** How many searches have been answered. */
    synchronized int answers() {
        return answers;
    }

    /** How many positions these searches visited. */
    synchronized long visited() {
        return visited;
    }

    /**
     * The next position to grow or to search, or null if there is none that nobody has taken: the one that is likeliest to
     * be needed, and the leftmost of those. As long as an earlier move may decide the position above, a later one is tried
     * at a risk (young brothers wait: R. Feldmann, 1993).
     */
    synchronized @Nullable SplitNode take() {
        SplitNode likeliest = root.likeliest(1, null, rates);
        if (likeliest != null) {
            likeliest.task().setTaken(true);
        }
        return likeliest;
    }

    /** A thread has given up a position, which may be taken again. */
    synchronized void release(SplitNode node) {
        node.task().setTaken(false);
    }

    /** Whether nobody needs the answer to a position any more. */
    synchronized boolean isUnneeded(SplitNode node) {
        return node.task().isUnneeded();
    }

    /** Whether one thread searches a position alone: it lies deep enough, or the tree is large enough. */
    synchronized boolean isLeaf(SplitNode node) {
        return node.ply() == plies || nodes >= MOST_NODES;
    }

    /**
     * Gives a position that was taken its children.
     *
     * @return the positions that this decides
     */
    synchronized List<SplitNode> grow(SplitNode node, List<SplitNode> children) {
        children.sort(Comparator.comparingInt((SplitNode child) -> order.worth(child.kind(), node.ply()))
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

    /** A position at the bottom that stands elsewhere too has one task, and one answer. */
    private void share(SplitNode node) {
        SplitNode first = leaves.putIfAbsent(node.identity(), node);
        if (first != null) {
            node.share(first);
        }
    }

    /**
     * Passes the answer of a search up, from everywhere that the position stands.
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
            order.refuted(child.kind(), parent.ply());
        }
    }
}

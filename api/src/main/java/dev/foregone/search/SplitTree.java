package dev.foregone.search;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The top of the game tree under one null-window question, down to a ply at which there are enough positions for several
 * threads to search. An answer at the bottom is passed up as far as it decides; what is decided above needs no search
 * below any more. Safe for use by many threads once it has been grown.
 */
final class SplitTree {

    private final Node root;

    private SplitTree(Node root) {
        this.root = root;
    }

    /**
     * Grows a tree by the candidate moves.
     *
     * @param lane the game, for the thread that grows the tree
     * @param position the root
     * @param alpha the root's window
     * @param beta the root's window
     * @param plies how deep the tree is
     * @param symmetry whether equivalent positions are searched as one
     */
    static SplitTree grow(Lane<?, ?> lane, long position, int alpha, int beta, int plies, boolean symmetry) {
        Node root = new Node(null, 0, alpha, beta);
        new Grower(lane, plies, symmetry).grow(root, position, 0, 0);
        return new SplitTree(root);
    }

    /** How many positions at the bottom are not decided. */
    synchronized int jobs() {
        return root.jobs();
    }

    synchronized boolean isDecided() {
        return root.decided;
    }

    /** The answer: a score on the side of the window that the root's lies on. */
    synchronized int score() {
        return root.best;
    }

    /**
     * The next position to search, or null if all that are left are being searched: the one that is likeliest to be
     * needed, and the leftmost of those. While nothing below a position is known, its first move may well decide it, and
     * the others are not needed then (young brothers wait: R. Feldmann, 1993); once a move has not decided it, all the
     * others will probably be.
     */
    synchronized @Nullable Node take() {
        Node likeliest = root.likeliest(0, null);
        if (likeliest != null) {
            likeliest.twins.forEach(twin -> twin.taken = true);
        }
        return likeliest;
    }

    /** Passes the answer to a position up, from everywhere that it stands. */
    synchronized void decide(Node job, int score) {
        for (Node twin : job.twins) {
            if (!twin.decided) {
                twin.best = score;
                twin.decide();
            }
        }
    }

    /** Whether nobody needs the answer to a position any more. */
    boolean isNeedless(Node job) {
        return job.twins.stream().allMatch(Node::isObsolete);
    }

    /** A position of the tree. What changes once the tree is grown is guarded by it; {@code decided} is also read without. */
    static final class Node {

        private final @Nullable Node parent;
        private final int move;
        final int alpha;
        final int beta;

        /** The jobs that share its answer, itself among them: positions equal or equivalent, at the same ply. */
        private List<Node> twins = List.of();

        private List<Node> children = List.of();
        private int undecidedChildren;
        private int best = Score.WORST;
        private int atMost = Score.BEST;
        private boolean taken;

        /** How many positions above wait for an earlier move, which may make this job needless; set when it is found. */
        private int doubts;

        private volatile boolean decided;

        private Node(@Nullable Node parent, int move, int alpha, int beta) {
            this.parent = parent;
            this.move = move;
            this.alpha = alpha;
            this.beta = beta;
        }

        /** The moves that lead here from the root. */
        List<Integer> path() {
            List<Integer> path = parent == null ? new ArrayList<>() : parent.path();
            if (parent != null) {
                path.add(move);
            }
            return path;
        }

        /** Whether this position, or one above it, has been decided. */
        private boolean isObsolete() {
            return decided || (parent != null && parent.isObsolete());
        }

        private int jobs() {
            if (decided) {
                return 0;
            }
            return children.isEmpty()
                    ? 1
                    : children.stream().mapToInt(Node::jobs).sum();
        }

        /**
         * The job here that hangs on the fewest doubts, or the one found before if there is none with fewer.
         *
         * @param doubtsHere on how many doubts this position hangs
         */
        private @Nullable Node likeliest(int doubtsHere, @Nullable Node before) {
            if (decided || taken || (before != null && before.doubts <= doubtsHere)) {
                return before;
            }
            if (children.isEmpty()) {
                doubts = doubtsHere;
                return this;
            }
            Node found = before;
            int doubtsBelow = doubtsHere;
            for (Node child : children) {
                found = child.likeliest(doubtsBelow, found);
                if (!child.decided && undecidedChildren == children.size()) {
                    doubtsBelow = doubtsHere + 1;
                }
            }
            return found;
        }

        private void decide() {
            decided = true;
            if (parent != null) {
                parent.childDecided(best);
            }
        }

        private void childDecided(int score) {
            if (decided) {
                return;
            }
            best = Math.max(best, Score.pruningBackedUp(score));
            undecidedChildren--;
            if (best >= beta || undecidedChildren == 0) {
                best = Math.min(best, atMost);
                decide();
            }
        }
    }

    /** Grows a tree depth-first, as the lane must be used. */
    private static final class Grower {

        private final Lane<?, ?> lane;
        private final PackedRules<?, ?> rules;
        private final MoveStack moves;
        private final int plies;
        private final boolean symmetry;
        private final Map<Object, List<Node>> twins = new HashMap<>();

        Grower(Lane<?, ?> lane, int plies, boolean symmetry) {
            this.lane = lane;
            this.rules = lane.rules();
            this.moves = new MoveStack(rules);
            this.plies = plies;
            this.symmetry = symmetry;
        }

        void grow(Node node, long position, int ply, int base) {
            lane.enter(position, ply);
            long bounds = rules.bounds(position);
            node.best = Score.pruning(Score.atLeast(bounds));
            node.atMost = Score.pruning(Score.atMost(bounds));
            if (node.best == node.atMost || node.best >= node.beta) {
                node.decide();
            } else if (node.atMost <= node.alpha) {
                node.best = node.atMost;
                node.decide();
            } else if (ply < plies) {
                growChildren(node, position, ply, base);
            } else {
                node.twins = twins.computeIfAbsent(lane.identity(position, symmetry), identity -> new ArrayList<>());
                node.twins.add(node);
            }
        }

        private void growChildren(Node node, long position, int ply, int base) {
            int end = moves.pushCandidates(position, base);
            List<Node> children = new ArrayList<>(end - base);
            for (int i = base; i < end; i++) {
                int move = moves.get(i);
                children.add(new Node(node, move, Score.pruningBelow(node.beta), Score.pruningBelow(node.alpha)));
            }
            node.children = children;
            node.undecidedChildren = children.size();
            for (Node child : children) {
                grow(child, rules.play(position, child.move), ply + 1, end);
                if (node.decided) {
                    return;
                }
            }
        }
    }
}

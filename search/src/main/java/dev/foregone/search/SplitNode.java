package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link SplitTree}, guarded by the tree until it is decided; after that it no longer changes, and any
 * thread may read it.
 */
final class SplitNode {

    private final @Nullable SplitNode parent;
    private final int ply;
    private final int move;
    private final boolean movesAgain;
    private final int moveClass;
    private final Object key;
    private final int alpha;
    private final int beta;
    private final int atMost;
    private int best;
    private long positions;
    private SplitTask task = new SplitTask(this);
    private List<SplitNode> children = List.of();
    private int undecidedChildren;

    /** The probability that it is needed; set when it is found. */
    private double chance;

    private volatile boolean decided;

    /**
     * The root.
     *
     * @param alpha its window
     * @param beta its window
     * @param bounds the known bounds of its pruning score
     */
    SplitNode(int alpha, int beta, long bounds) {
        this(null, 0, false, 0, bounds, "root", alpha, beta);
    }

    /**
     * A child.
     *
     * @param movesAgain whether the player who makes it is to move again
     * @param moveClass {@link GameView#moveClass} of the move
     * @param bounds the known bounds of the position
     * @param key {@link GameView#key} of the position
     */
    SplitNode(SplitNode parent, int move, boolean movesAgain, int moveClass, long bounds, Object key) {
        this(
                parent,
                move,
                movesAgain,
                moveClass,
                bounds,
                key,
                PruningScore.alphaBelow(parent.alpha, parent.beta, movesAgain),
                PruningScore.betaBelow(parent.alpha, parent.beta, movesAgain));
    }

    private SplitNode(
            @Nullable SplitNode parent,
            int move,
            boolean movesAgain,
            int moveClass,
            long bounds,
            Object key,
            int alpha,
            int beta) {
        this.parent = parent;
        this.ply = parent == null ? 0 : parent.ply + 1;
        this.move = move;
        this.movesAgain = movesAgain;
        this.moveClass = moveClass;
        this.key = key;
        this.alpha = alpha;
        this.beta = beta;
        this.atMost = PruningScore.of(Score.atMost(bounds));
        this.best = atMost <= alpha ? atMost : PruningScore.of(Score.atLeast(bounds));
        this.decided = best == atMost || best >= beta;
    }

    @Nullable
    SplitNode parent() {
        return parent;
    }

    int ply() {
        return ply;
    }

    /** The class of the move that leads here. */
    int moveClass() {
        return moveClass;
    }

    /** The question asked here, whose answer is the same wherever it is asked. */
    Question question() {
        return new Question(key, alpha, beta);
    }

    /**
     * A position and a window.
     *
     * @param key {@link GameView#key} of the position
     * @param alpha scores up to this are not distinguished
     * @param beta scores from this on are not distinguished
     */
    record Question(Object key, int alpha, int beta) {}

    int alpha() {
        return alpha;
    }

    int beta() {
        return beta;
    }

    /** The moves that lead here from the root. */
    List<Integer> path() {
        List<Integer> path = parent == null ? new ArrayList<>() : parent.path();
        if (parent != null) {
            path.add(move);
        }
        return path;
    }

    /** The task of deciding it. */
    SplitTask task() {
        return task;
    }

    /** Shares the task of another node with the same question. */
    void share(SplitNode first) {
        task = first.task;
        task.add(this);
        if (first.decided) {
            decide(first.best);
        }
    }

    boolean isDecided() {
        return decided;
    }

    /** Its score, once it is decided. */
    int score() {
        return best;
    }

    /** The bounds that its score proves. */
    long bounds() {
        return best > alpha ? Score.bounds(best, atMost) : Score.bounds(Score.WORST, best);
    }

    void decide(int score) {
        best = score;
        children = List.of();
        decided = true;
    }

    /** Whether this position, or one above it, has been decided. */
    boolean isUnneeded() {
        return decided || (parent != null && parent.isUnneeded());
    }

    /** The number of positions visited to decide it. */
    long positions() {
        return positions;
    }

    void spend(long visited) {
        positions += visited;
    }

    void grow(List<SplitNode> grown) {
        children = grown;
        undecidedChildren = grown.size();
    }

    /** The number of moves known not to be good enough. */
    int failed() {
        return children.size() - undecidedChildren;
    }

    /** Backs up the score of a decided child; returns whether that is a cut-off. */
    boolean backUp(SplitNode child) {
        best = Math.max(best, PruningScore.backedUp(child.best, child.movesAgain));
        positions += child.positions;
        undecidedChildren--;
        boolean cuts = best >= beta || best >= atMost;
        if (cuts || undecidedChildren == 0) {
            decide(Math.min(best, atMost));
        }
        return cuts;
    }

    /**
     * The untaken position here that is most likely to be needed, or the one found before if none is likelier.
     *
     * @param chanceHere the probability that this position is needed
     */
    @Nullable
    SplitNode likeliest(double chanceHere, @Nullable SplitNode before, CutRates rates) {
        if (decided || (before != null && before.chance >= chanceHere)) {
            return before;
        }
        if (!task.isTaken()) {
            chance = chanceHere;
            return this;
        }
        SplitNode found = before;
        double chanceBelow = chanceHere;
        double fails = 1 - rates.rate(ply, failed());
        for (SplitNode child : children) {
            if (!child.decided) {
                found = child.likeliest(chanceBelow, found, rates);
                chanceBelow *= fails;
            }
        }
        return found;
    }
}

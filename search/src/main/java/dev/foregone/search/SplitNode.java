package dev.foregone.search;

import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place in a {@link SplitTree}, which guards it until it is decided; then what is known of it does not change any more,
 * and all may read it.
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

    /** How likely it is to be needed; set when it is found. */
    private double chance;

    private volatile boolean decided;

    /**
     * The root.
     *
     * @param alpha its window
     * @param beta its window
     * @param bounds what is known of it
     */
    SplitNode(int alpha, int beta, long bounds) {
        this(null, 0, false, 0, bounds, "root", alpha, beta);
    }

    /**
     * What a move leads to.
     *
     * @param movesAgain whether the player who makes it is to move again
     * @param moveClass {@link GameView#moveClass} of the move
     * @param bounds what is known of the position
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

    /** What class of move leads here. */
    int moveClass() {
        return moveClass;
    }

    /** The question that is asked here: the same question has the same answer wherever it is asked. */
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

    /** What is to be done about it. */
    SplitTask task() {
        return task;
    }

    /** The position stands at another place already, and what is done about it there serves here. */
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

    /** What its score proves. */
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

    /** How many positions were visited to decide it. */
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

    /** How many moves are known not to be good enough. */
    int failed() {
        return children.size() - undecidedChildren;
    }

    /** Backs up the score of a child that has been decided, and tells whether that is a cut-off. */
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
     * The position here that is likeliest to be needed and not taken, or the one found before if none is likelier.
     *
     * @param chanceHere how likely it is that this position is needed
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

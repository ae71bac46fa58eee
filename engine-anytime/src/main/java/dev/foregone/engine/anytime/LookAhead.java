package dev.foregone.engine.anytime;

import dev.foregone.search.MoveOrder;
import dev.foregone.search.PruningScore;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * Looks at all moves of a position a number of plies ahead: alpha-beta search of every move with an open window, so that moves can be
 * compared, with no memory, so that it sees the same whatever was asked before. Beyond, it estimates by the {@link
 * Evaluator} or, where that does not tell positions apart, by playouts from the position after each move. For one question, and for
 * one thread.
 */
final class LookAhead {

    /** What numbers of moves are worth is learned from games at random of this many positions. */
    private static final long LEARNING = 1 << 12;

    /** Where estimates are playouts, there are so many of each move for a look one ply ahead, and the more the cube of the plies. */
    private static final int PLAYOUTS = 2;

    /** Games are played out once wins and losses so near are seen. */
    private static final int NEAR = 2;

    /** No look goes farther: without memory it would take too long. Farther wins and losses are for those who remember. */
    private static final int FARTHEST = 8;

    /** Less and more than any number. */
    private static final int LEAST = Score.WORST - 1;

    private static final int MOST = Score.BEST + 1;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final RootMoves root;
    private final Evaluator evaluator;
    private final Playouts playouts;
    private final MoveOrder order;
    private final MoveStack moves = new MoveStack();

    LookAhead(SearchContext context, RootMoves root) {
        RandomNumbers random = new RandomNumbers(AdaptiveChooser.SEED);
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.root = root;
        this.evaluator = new Evaluator(context, random);
        this.playouts = new Playouts(context, random);
        this.order = new MoveOrder(view);
    }

    /** Estimates all moves, ply by ply; what is seen of some moves only is no estimate, for it could not be compared. */
    void improve(int wanted) {
        int plies = Math.min(wanted, FARTHEST);
        evaluator.begin(root.position());
        if (plies > 0 && !evaluator.hasOwn()) {
            evaluator.learn(LEARNING);
        }
        for (int depth = 1; depth <= plies && !isDecided(); depth++) {
            double[] seen = look(depth);
            if (evaluator.tellsApart()) {
                estimate(seen);
            } else if (depth == Math.min(plies, NEAR)) { // before deep looks, which limits may end
                playOut(PLAYOUTS * plies * plies * plies);
            }
        }
    }

    /** Then no deeper search sees more. */
    private boolean isDecided() {
        for (int i = 0; i < root.count(); i++) {
            if (!isDecided(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isDecided(int index) {
        return root.atLeast(index) == root.atMost(index);
    }

    private void estimate(double[] expected) {
        for (int i = 0; i < expected.length; i++) {
            root.estimate(i, expected[i]);
        }
    }

    /** The expected result of each move, for the player who makes it. */
    private double[] look(int depth) {
        view.enter(root.position(), 0);
        double[] expected = new double[root.count()];
        for (int i = 0; i < expected.length; i++) {
            int number = isDecided(i) ? root.atLeast(i) : search(i, depth - 1);
            expected[i] = Estimate.expected(PruningScore.backedUp(number, root.movesAgain(i)));
        }
        return expected;
    }

    /** The number of the position that a move leads to; a win or a loss that is seen is a proof, and so is that there is none. */
    private int search(int index, int left) {
        int number = search(root.play(index), LEAST, MOST, left, 1, 0, root.count());
        boolean isSeen = Estimate.isWin(number) || Estimate.isLoss(number);
        root.atLeast(index, isSeen ? number : Score.loss(left + 1));
        root.atMost(index, isSeen ? number : Score.win(left + 1));
        return number;
    }

    /**
     * The number of a position if it lies within the window, otherwise a bound of it.
     *
     * @param left how many plies to search
     * @param base the first free place for moves
     * @param movesOfOther how many moves the player who is not to move had last
     */
    private int search(long position, int alpha, int beta, int left, int ply, int base, int movesOfOther) {
        view.enter(position, ply);
        budget.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return PruningScore.of(terminal);
        }
        if (left == 0) {
            int count = evaluator.countsMoves() ? moves.pushLegal(rules, position, base) - base : 0;
            return Estimate.of(evaluator.tellsApart() ? evaluator.evaluate(position, count, movesOfOther) : 0);
        }
        int end = moves.pushCandidates(rules, position, base);
        order.sort(moves, position, base, end, ply);
        int best = LEAST;
        for (int i = base; i < end && best < beta; i++) {
            int move = moves.get(i);
            long child = rules.play(position, move);
            boolean again = view.movesAgain(position, move); // quickest once the move is made
            int least = Math.max(alpha, best);
            int low = PruningScore.alphaBelow(least, beta, again);
            int high = PruningScore.betaBelow(least, beta, again);
            int number = search(child, low, high, left - 1, ply + 1, end, again ? movesOfOther : end - base);
            best = Math.max(best, PruningScore.backedUp(number, again));
            if (best >= beta) {
                order.refuted(position, move, ply);
            }
        }
        return best;
    }

    /** Games at random from each move in turn. */
    private void playOut(int games) {
        double[] sums = new double[root.count()];
        playouts.begin();
        for (int game = 0; game < games; game++) {
            for (int i = 0; i < sums.length; i++) {
                if (!isDecided(i)) {
                    boolean again = root.movesAgain(i);
                    int result = playouts.play(root.play(i), again);
                    sums[i] += again ? result : -result;
                }
            }
            for (int i = 0; i < sums.length; i++) {
                root.estimate(i, playouts.mean(root, i, sums[i], game + 1));
            }
        }
    }
}

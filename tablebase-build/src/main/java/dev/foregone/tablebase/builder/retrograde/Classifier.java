package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.numbering.LegalMoves;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.StateKeys;

/**
 * Classifies a position after a look at its children, each of which counts once however many moves lead there. Finished
 * children are settled here, so that nothing need be propagated from them; nor from a child that the rules' bounds show
 * to be won in one: it decides which defence lasts longest only if all children are such, and then the position is lost
 * in 2, which is seen here (from a published solver of dobutsu shogi, where it halves the work). For one thread.
 */
public final class Classifier {

    private static final long WON_IN_ONE = Score.bounds(Score.win(1), Score.win(1));

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final boolean alternates;

    private int[] moves = {};
    /** Children whose scores are known, not all of them distinct. */
    private long[] decided = {};

    private int decidedSize;

    /** Distinct children that the position's outcome depends on, and of each whether the player who moves there moves again. */
    private long[] relevant = {};

    private boolean[] relevantAgain = {};
    private int relevantSize;

    /** Whether the rules show that the position is won in 1, and how many moves it then has. */
    private boolean knownWin;

    private int listed;
    private long moveCount;
    private int best;

    /** The scores of positions that have been solved before. */
    @FunctionalInterface
    public interface Solved {

        /** The score of a position, or {@link Score#ONGOING} if it is not among them. */
        int score(long position);
    }

    private final Solved solved;

    /** A classifier. */
    public Classifier(KeyRules keyRules) {
        this(keyRules, position -> Score.ONGOING);
    }

    /** A classifier that knows the outcomes of some positions. */
    Classifier(KeyRules keyRules, Solved solved) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.alternates = rules.alternates();
        this.solved = solved;
    }

    /**
     * Looks at a position.
     *
     * @return its label: a score if it is finished, won in 1, or lost in 1 or 2; otherwise open
     */
    public int classify(long position) {
        clear();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        expand(position);
        if (best == Score.win(1)) {
            return best;
        }
        return relevantSize == 0 && isLostSoon() ? best : Labels.open(relevantSize + (counts() ? 1 : 0));
    }

    /**
     * The same label, without the children of a position that the rules' bounds show to be won in one: nothing depends on them.
     */
    public int label(long position) {
        knownWin = isKnownWin(position);
        if (!knownWin) {
            return classify(position);
        }
        clear();
        listed = list(position);
        return Score.win(1);
    }

    /** The same label, with all children of every position: each is among those decided or those relevant. */
    int explore(long position) {
        int label = label(position);
        for (; knownWin && decidedSize < listed; decidedSize++) {
            decided[decidedSize] = keyRules.child(position, moves[decidedSize]);
        }
        return label;
    }

    private void clear() {
        decidedSize = 0;
        relevantSize = 0;
        best = Score.ONGOING;
    }

    /** Whether the children known lose in 1 or 2, which no other child does sooner. */
    private boolean isLostSoon() {
        return best == Score.loss(1) || best == Score.loss(2);
    }

    /** Whether the best of the children known is one of those that may save the position. */
    private boolean counts() {
        return best != Score.ONGOING && !isLostSoon();
    }

    /**
     * What the best of the children known gives an open position later, when the outcomes of as many plies are due; {@link
     * Score#ONGOING} if nothing.
     */
    int later() {
        return counts() ? best : Score.ONGOING;
    }

    /** The score of a child, if known at once: its own if it is finished or solved, WIN in 1 if the rules say so. */
    private int known(long child) {
        int score = knownByRules(child);
        return score == Score.ONGOING ? solved.score(child) : score;
    }

    private int knownByRules(long child) {
        if (!alternates) {
            return rules.terminal(child);
        }
        long bounds = rules.bounds(child);
        if (bounds == WON_IN_ONE) {
            return Score.win(1);
        }
        int score = Score.atLeast(bounds);
        boolean finished = score == Score.atMost(bounds) && isOfAnEnd(score);
        return finished ? score : Score.ONGOING;
    }

    private static boolean isOfAnEnd(int score) {
        return score == Score.BEST || score == Score.DRAW || score == Score.WORST;
    }

    /** Whether the rules show that a position is won in 1, so that nothing need be propagated from it. */
    private boolean isKnownWin(long position) {
        return alternates && rules.bounds(position) == WON_IN_ONE;
    }

    /**
     * Whether propagation begins at the position looked at last.
     *
     * @param label the result of {@link #label} for it
     */
    public boolean spreadsFirst(int label) {
        return label == Score.loss(1) || (label == Score.win(1) && !knownWin);
    }

    /** The fault of rules by which a position has a child that had not been reached. */
    public static IllegalStateException notReached(long key) {
        return new IllegalStateException("the packed rules contradict themselves: position " + StateKeys.hex(key)
                + " was not reached the first time");
    }

    private int list(long position) {
        makeRoom(rules.maxMoves(position));
        int count = LegalMoves.list(rules, position, moves);
        moveCount += count;
        return count;
    }

    private void expand(long position) {
        int count = list(position);
        for (int i = 0; i < count; i++) {
            addChild(keyRules.child(position, moves[i]), !alternates && rules.movesAgain(position, moves[i]));
        }
    }

    private void addChild(long child, boolean movesAgain) {
        int score = known(child);
        if (score != Score.ONGOING) {
            decided[decidedSize++] = child;
            best = Math.max(best, Score.backedUp(score, movesAgain));
        } else if (!isRelevant(child, movesAgain)) {
            relevant[relevantSize] = child;
            relevantAgain[relevantSize++] = movesAgain;
        }
    }

    private boolean isRelevant(long child, boolean movesAgain) {
        for (int i = 0; i < relevantSize; i++) {
            if (relevant[i] == child && relevantAgain[i] == movesAgain) {
                return true;
            }
        }
        return false;
    }

    private void makeRoom(int room) {
        if (moves.length < room) {
            moves = new int[room];
            decided = new long[room];
            relevant = new long[room];
            relevantAgain = new boolean[room];
        }
    }

    /** How many children have scores that are known; one may be among them more than once. */
    int decidedSize() {
        return decidedSize;
    }

    /** A child whose score is known. */
    long decided(int index) {
        return decided[index];
    }

    /** How many children the outcome depends on. */
    public int relevantSize() {
        return relevantSize;
    }

    /** A child that the outcome depends on. */
    public long relevant(int index) {
        return relevant[index];
    }

    /** Whether the player who moves there moves again. */
    public boolean relevantAgain(int index) {
        return relevantAgain[index];
    }

    /** Whether a move ends the game in a draw. */
    public boolean drawsNow() {
        return best == Score.draw(1);
    }

    /** Moves of all positions so far. */
    public long moves() {
        return moveCount;
    }
}

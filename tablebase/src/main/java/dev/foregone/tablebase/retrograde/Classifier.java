package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.LegalMoves;

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
    /** Distinct children, and of each whether the player who moves there moves again. */
    private long[] children = {};

    private boolean[] again = {};
    private int size;

    /** Of these, those that the position's outcome depends on. */
    private long[] relevant = {};

    private boolean[] relevantAgain = {};
    private int relevantSize;

    private long moveCount;
    private boolean drawsNow;

    /** A classifier. */
    public Classifier(KeyRules keyRules) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.alternates = rules.alternates();
    }

    /**
     * Looks at a position.
     *
     * @return its label: a score if it is finished, won in 1, or lost in 1 or 2; otherwise open
     */
    public int classify(long position) {
        size = 0;
        relevantSize = 0;
        drawsNow = false;
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        expand(position);
        int lostIn = 1;
        boolean won = false;
        for (int i = 0; i < size; i++) {
            int score = known(children[i]);
            if (score == Score.ONGOING) {
                relevant[relevantSize] = children[i];
                relevantAgain[relevantSize++] = again[i];
                continue;
            }
            int backedUp = Score.backedUp(score, again[i]);
            won |= Score.isWin(backedUp);
            drawsNow |= Score.isDraw(backedUp);
            lostIn = Score.isLoss(backedUp) ? Math.max(lostIn, Score.plies(backedUp)) : lostIn;
        }
        if (won) {
            return Score.win(1);
        }
        int saving = relevantSize + (drawsNow ? 1 : 0);
        return saving == 0 ? Score.loss(lostIn) : Labels.open(saving);
    }

    /** The score of a child, if known at once: its own if it is finished, WIN in 1 if the rules say so. */
    private int known(long child) {
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
    boolean isKnownWin(long position) {
        return alternates && rules.bounds(position) == WON_IN_ONE;
    }

    /**
     * Whether propagation begins at a position.
     *
     * @param label the result of {@link #classify} for it
     */
    public boolean spreadsFirst(long position, int label) {
        return label == Score.loss(1) || (label == Score.win(1) && !isKnownWin(position));
    }

    /** The fault of rules by which a position has a child that had not been reached. */
    public static IllegalStateException notReached(long key) {
        return new IllegalStateException("the packed rules contradict themselves: position " + Long.toHexString(key)
                + " was not reached the first time");
    }

    private void expand(long position) {
        int room = rules.maxMoves(position);
        if (moves.length < room) {
            moves = new int[room];
            children = new long[room];
            again = new boolean[room];
            relevant = new long[room];
            relevantAgain = new boolean[room];
        }
        int count = LegalMoves.list(rules, position, moves);
        moveCount += count;
        for (int i = 0; i < count; i++) {
            addChild(keyRules.child(position, moves[i]), !alternates && rules.movesAgain(position, moves[i]));
        }
    }

    private void addChild(long child, boolean movesAgain) {
        for (int i = 0; i < size; i++) {
            if (children[i] == child && again[i] == movesAgain) {
                return;
            }
        }
        children[size] = child;
        again[size++] = movesAgain;
    }

    /** How many different children the position has. */
    int size() {
        return size;
    }

    /** A child. */
    long child(int index) {
        return children[index];
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
        return drawsNow;
    }

    /** Moves of all positions so far. */
    public long moves() {
        return moveCount;
    }
}

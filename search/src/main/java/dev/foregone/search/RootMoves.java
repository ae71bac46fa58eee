package dev.foregone.search;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The legal moves of the position that advice is wanted about, with what is proved and what is estimated of each, all seen by
 * the player who makes the move. For one thread.
 */
public final class RootMoves {

    private static final double NONE = Double.NaN;

    /** Proofs that reach this part of the way to the end of the longest game are near it: found by measurement. */
    private static final double NEAR = 0.1;

    private final Rules<?, ?> rules;
    private final long position;
    private final int[] moves;
    private final boolean[] again;

    /** What is proved of the positions that the moves lead to, for the player to move there. */
    private final ProvenBounds[] proven;

    private final double[] estimates;

    /** Whether what is there instead of an estimate is only what the move seems not to exceed. */
    private final boolean[] isBound;

    /** What is expected from each move on. */
    private final int[][] lines;

    /**
     * The moves of an unfinished position, of which nothing is known.
     *
     * @param view the game
     * @param position the position, which begins the line
     */
    public RootMoves(GameView<?, ?> view, long position) {
        this.rules = view.rules();
        this.position = position;
        MoveStack stack = new MoveStack();
        int count = stack.pushLegal(rules, position, 0);
        this.moves = Arrays.copyOf(stack.array(), count);
        this.again = new boolean[moves.length];
        this.proven = new ProvenBounds[moves.length];
        this.estimates = new double[moves.length];
        this.isBound = new boolean[moves.length];
        this.lines = new int[moves.length][];
        for (int i = 0; i < moves.length; i++) {
            again[i] = view.movesAgain(position, moves[i]);
            proven[i] = new ProvenBounds();
            estimates[i] = NONE;
            lines[i] = new int[] {moves[i]};
        }
    }

    /** {@return the position} */
    public long position() {
        return position;
    }

    /** {@return the number of moves} */
    public int count() {
        return moves.length;
    }

    /**
     * {@return a packed move}
     *
     * @param index its place in the order of legal moves
     */
    public int move(int index) {
        return moves[index];
    }

    /**
     * {@return whether the player who makes a move also makes the next}
     *
     * @param index the move's place in the order of legal moves
     */
    public boolean movesAgain(int index) {
        return again[index];
    }

    /**
     * Makes a move.
     *
     * @param index the move's place in the order of legal moves
     * @return the position that it leads to, good until another move is made from the first one
     */
    public long play(int index) {
        return rules.play(position, moves[index]);
    }

    /**
     * {@return proved bounds of the outcome that a move has for the player who makes it}
     *
     * @param index the move's place in the order of legal moves
     */
    public Bounds bounds(int index) {
        return proven[index].bounds().backedUp(again[index]);
    }

    /**
     * {@return the worst pruning score that the position may have that a move leads to, for the player to move there}
     *
     * @param index the move's place in the order of legal moves
     */
    public int atLeast(int index) {
        return PruningScore.of(proven[index].atLeast());
    }

    /**
     * {@return the best pruning score that the position may have that a move leads to, for the player to move there}
     *
     * @param index the move's place in the order of legal moves
     */
    public int atMost(int index) {
        return PruningScore.of(proven[index].atMost());
    }

    /**
     * Records that the outcome of the position that a move leads to is this or better, for the player to move there.
     *
     * @param index the move's place in the order of legal moves
     * @param score a proved lower bound of its pruning score
     */
    public void atLeast(int index, int score) {
        proven[index].atLeast(score == Score.DRAW ? Score.ENDLESS_DRAW : score);
    }

    /**
     * Records that the outcome of the position that a move leads to is this or worse, for the player to move there.
     *
     * @param index the move's place in the order of legal moves
     * @param score a proved upper bound of its pruning score
     */
    public void atMost(int index, int score) {
        proven[index].atMost(score);
    }

    /** Whether it is known that a move wins or loses within that many plies, or that it does not. */
    boolean isKnown(int index, int plies) {
        Bounds near = bounds(index).within(plies);
        return near.isExact()
                || near.equals(Bounds.exactly(Outcome.endlessDraw()).within(plies));
    }

    /** The worst pruning score that a move may have, for the player who makes it. */
    int worst(int index) {
        return PruningScore.backedUp(again[index] ? atLeast(index) : atMost(index), again[index]);
    }

    /** Records that a move has this pruning score at most, for the player who makes it. */
    void noBetter(int index, int score) {
        int below = PruningScore.below(score, again[index]);
        if (again[index]) {
            atMost(index, below);
        } else {
            atLeast(index, below);
        }
    }

    /**
     * {@return how many plies ahead proofs reach: the fewest in which the position after a move may be won or lost, for the
     *     move, of those with an open value, for which that is most; 0 if no value is open}
     */
    public int reach() {
        return Arrays.stream(proven)
                .filter(its -> !its.isValueCertain())
                .mapToInt(RootMoves::reach)
                .max()
                .orElse(0);
    }

    /** Of a move that may still have one value or another. */
    private static int reach(ProvenBounds open) {
        int toLoss = Score.isLoss(open.atLeast()) ? Score.plies(open.atLeast()) : Integer.MAX_VALUE;
        int toWin = Score.isWin(open.atMost()) ? Score.plies(open.atMost()) : Integer.MAX_VALUE;
        return Math.min(toLoss, toWin);
    }

    /** {@return whether proofs reach so far that those of the position's value may soon succeed} */
    public boolean isNearEnd() {
        return reach() >= NEAR * rules.maxPlies(position);
    }

    /** What is proved of the position that a move leads to, for the player to move there. */
    ProvenBounds proven(int index) {
        return proven[index];
    }

    /**
     * Replaces the estimate of a move.
     *
     * @param index the move's place in the order of legal moves
     * @param expected the expected result for the player who makes it, from -1 to 1
     */
    public void estimate(int index, double expected) {
        estimates[index] = expected;
        isBound[index] = false;
    }

    /**
     * Replaces the estimate of a move that was not compared with the best.
     *
     * @param index the move's place in the order of legal moves
     * @param most what it seems not to exceed, from -1 to 1
     */
    public void noBetterThan(int index, double most) {
        estimates[index] = most;
        isBound[index] = true;
    }

    /**
     * Replaces the line that is expected if a move is made.
     *
     * @param index the move's place in the order of legal moves
     * @param packedMoves packed moves, the first of them that move
     */
    public void expect(int index, int[] packedMoves) {
        lines[index] = packedMoves.clone();
    }

    /**
     * {@return how many moves are expected if a move is made, with itself}
     *
     * @param index the move's place in the order of legal moves
     */
    public int expected(int index) {
        return lines[index].length;
    }

    /** The moves, best first as advice has them. */
    int[] likeliestFirst() {
        List<AdvisedMove<Numbered>> advised = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            advised.add(advised(i, new Numbered(i), Integer.MAX_VALUE));
        }
        return AdvisedMove.bestFirst(advised).stream()
                .mapToInt(advice -> advice.move().index())
                .toArray();
    }

    private <M extends Move> AdvisedMove<M> advised(int index, M move, int plies) {
        Bounds near = bounds(index).within(plies);
        if (isBound[index]) {
            return AdvisedMove.notCompared(move, near, estimates[index]);
        }
        boolean isOpen = Double.isNaN(estimates[index]);
        return AdvisedMove.of(move, near, isOpen ? OptionalDouble.empty() : OptionalDouble.of(estimates[index]));
    }

    /** What is known by now of the next plies. */
    <S extends GameState<S, M>, M extends Move> Advice<S, M> advice(S state, Rules<S, M> itsRules, int plies) {
        List<AdvisedMove<M>> advised = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            advised.add(advised(i, itsRules.unpackMove(position, moves[i]), plies));
        }
        return Advice.of(state, Bounds.unknown(), advised, expected(state, itsRules, lines[likeliestFirst()[0]]));
    }

    /** The moves of a line, until it comes back to a position. */
    private <S extends GameState<S, M>, M extends Move> List<M> expected(S state, Rules<S, M> itsRules, int[] line) {
        List<M> expected = new ArrayList<>();
        Set<S> seen = new HashSet<>();
        S reached = state;
        long next = position;
        for (int i = 0; i < line.length && seen.add(reached); i++) {
            expected.add(itsRules.unpackMove(next, line[i]));
            next = itsRules.play(next, line[i]);
            reached = itsRules.unpack(next);
        }
        return expected;
    }

    /** A move by its place in the order of legal moves. */
    private record Numbered(int index) implements Move {}
}

package dev.foregone.engine.anytime;

import dev.foregone.search.GameView;
import dev.foregone.search.MoveOrder;
import dev.foregone.search.MoveStack;
import dev.foregone.search.PruningScore;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.Entry;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.search.memory.TranspositionTable;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.stream.IntStream;

/**
 * Iterative deepening over an {@link Evaluator}: alpha-beta search of more and more plies, in which a position that is too deep
 * is estimated. Below the root, where the game has an evaluation of its own, the move that was best one ply less deep comes first, the
 * others, if the game does not rank them, in the {@linkplain EstimateOrder order} of their estimates, and these are searched with null
 * windows (principal variation search: T. A. Marsland and M. Campbell, <em>Parallel search of strongly ordered game trees</em>, 1982).
 * In a game that does not rank them the {@linkplain Votes votes} of all depths choose the move. A win that it finds is a proof, and so
 * is a loss by all moves: these it records as proved. For one thread.
 */
final class DeepeningSearch {

    private static final int DEEPEST = 60;

    /** Moves are told apart this many plies less deep: found by measurement. */
    private static final int SHALLOWER = 5;

    /** Nearer to the leaves, a probe of the table takes longer than it saves: of states, longer than of packed positions. */
    private static final int PACKED_PROBE = 2;

    private static final int STATE_PROBE = 3;

    /** Nearer to the leaves, to estimate what all moves lead to takes longer than it saves. */
    private static final int ESTIMATED = 2;

    /** Nearer to the leaves, a probe of the prover's memory takes longer than it saves. */
    private static final int PROOF_PROBE = 4;

    /** A move that falls short of the usual by this much is worse than it seemed; moves not searched yet need not be. */
    private static final double REFUTED = 0.1;

    /** What a line may take that is searched again: this many positions, and this part of what its first move took. */
    private static final long FEW = 64;

    private static final int TRACED = 4;

    /** Less than any number. */
    private static final int NONE = Score.WORST - 1;

    private static final long UNKNOWN = Score.bounds(Score.WORST, Score.BEST);

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final MemoSearch prover;
    private final MoveStack moves = new MoveStack();
    private final MoveOrder order;
    private final EstimateOrder estimateOrder;
    private final PrincipalVariation expected = new PrincipalVariation();
    private final int leastProbed;

    /** Over mere numbers of moves, open windows and fresh orders prove enough on the way to be worth their time. */
    private final boolean hasEvaluation;

    /** Where the game has an evaluation but ranks no moves, estimates sort them, and all depths have a vote. */
    private final boolean sorts;

    private long root;
    private int depth;

    /** The best move of the last depth. */
    private int first;

    /** The best estimate two depths ago, made where the same player is to move. */
    private double usual;

    /** The best estimate of the last depth. */
    private double usualOther;

    /** Of the best move of the position that was searched last, or will be next; 0 if it is not known. */
    private int tag;

    /** Whether a line is searched again for its moves. */
    private boolean traces;

    private double[] estimates = {};
    private RootEstimates advised = new RootEstimates(0);

    private Votes votes = new Votes(0);

    DeepeningSearch(SearchContext context, Evaluator evaluator, MemoSearch prover) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.evaluator = evaluator;
        this.table = TranspositionTable.of(context);
        this.prover = prover;
        this.order = new MoveOrder(view);
        this.hasEvaluation = evaluator.hasOwn();
        this.sorts = hasEvaluation && !rules.ranksCandidates();
        this.estimateOrder = new EstimateOrder(view, budget, evaluator);
        this.leastProbed = view.isPacked() ? PACKED_PROBE : STATE_PROBE;
    }

    /** Begins a new position. */
    void begin(RootMoves its) {
        root = its.position();
        depth = 1;
        usual = -1;
        usualOther = -1;
        estimates = new double[its.count()];
        advised = new RootEstimates(its.count());
        votes = new Votes(its.count());
    }

    /** Searches deeper, for this many positions. */
    void improve(RootMoves its, long positions) {
        try {
            budget.within(positions, () -> {
                while (depth <= DEEPEST) {
                    int best = iterate(its);
                    votes.nextDepth();
                    usual = usualOther;
                    usualOther = Estimate.expected(best);
                    tellApart(its, best);
                    depth++;
                }
            });
        } finally {
            if (sorts) {
                advised.elect(its, votes);
            }
        }
    }

    /**
     * Null windows say of most moves only that they are no better than the best: how much worse they are, a less deep search of both
     * tells, unless they are no worse there.
     */
    private void tellApart(RootMoves its, int best) {
        if (Estimate.isWin(best) || Estimate.isLoss(best)) {
            return;
        }
        int plies = Math.max(1, depth - SHALLOWER);
        int most = search(its, first, NONE, Score.BEST + 1, plies);
        for (int index = 0; index < its.count(); index++) {
            if (index != first) {
                tellApart(its, index, Estimate.expected(best), most, plies);
            }
        }
    }

    private void tellApart(RootMoves its, int index, double estimate, int most, int plies) {
        int number = search(its, index, NONE, most, plies);
        if (number >= most) {
            advised.same(its, index);
        } else {
            double less = Estimate.expected(most) - Estimate.expected(number);
            advised.apart(its, index, estimate - less - RootEstimates.LESS);
        }
    }

    /** Searches every move that may still be the best, the most promising first; returns the best number. */
    private int iterate(RootMoves its) {
        view.enter(root, 0);
        int[] likely = likeliestFirst();
        int best = NONE;
        for (int place = 0; place < likely.length; place++) {
            int index = likely[place];
            long before = budget.spent();
            int number = number(its, index, best);
            double estimate = Estimate.expected(number);
            if (number > best) {
                best = number;
                estimates[index] = estimate;
                advised.exactly(its, index, estimate);
                votes.best(index);
                first = index;
                demote(its, likely, place + 1, best);
                expect(its, index, best, budget.spent() - before);
            } else if (!Estimate.isWin(best)) {
                estimates[index] = Math.min(estimate, Estimate.expected(best) - RootEstimates.LESS);
                advised.atMost(its, index, estimates[index]);
            }
        }
        return best;
    }

    /**
     * The moves that come later are, as far as is known, no better than the best so far; but that this wins does not say that they
     * nearly do, nor that it loses, or is refuted now, that they do.
     */
    private void demote(RootMoves its, int[] likely, int from, int best) {
        if (Estimate.isWin(best) || Estimate.isLoss(best) || Estimate.expected(best) < usual - REFUTED) {
            return;
        }
        for (int place = from; place < likely.length; place++) {
            int index = likely[place];
            advised.capped(its, index, estimates[index], Estimate.expected(best) - RootEstimates.LESS);
        }
    }

    /**
     * Null windows and what the table remembers cut lines short: so that of a move which is the best so far is searched once more,
     * without that, unless it takes too long.
     */
    private void expect(RootMoves its, int index, int number, long positions) {
        expected.begin(0, its.move(index));
        if (expected.moves().length >= its.expected(index)) {
            its.expect(index, expected.moves());
        }
        if (Estimate.isWin(number) || Estimate.isLoss(number)) {
            return;
        }
        traces = true;
        try {
            if (budget.within(FEW + positions / TRACED, () -> search(its, index, NONE, Score.BEST + 1, depth))) {
                expected.begin(0, its.move(index));
                its.expect(index, expected.moves());
            }
        } finally {
            traces = false;
        }
    }

    private int[] likeliestFirst() {
        return IntStream.range(0, estimates.length)
                .boxed()
                .sorted((one, other) -> Double.compare(estimates[other], estimates[one]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The number of a move: exact if it is above the best so far, otherwise an upper bound. */
    private int number(RootMoves its, int index, int best) {
        if (best > NONE) { // a null window first: most moves are not better
            int number = search(its, index, best, best + 1, depth);
            if (number <= best) {
                return number;
            }
        }
        return search(its, index, best, Score.BEST + 1, depth);
    }

    private int search(RootMoves its, int index, int alpha, int beta, int plies) {
        expected.clear(1);
        boolean again = its.movesAgain(index);
        int atLeast = its.atLeast(index);
        int atMost = its.atMost(index);
        if (atLeast == atMost || Estimate.isWin(atLeast) || Estimate.isLoss(atMost)) {
            return PruningScore.backedUp(Estimate.isLoss(atMost) ? atMost : atLeast, again);
        }
        int low = PruningScore.alphaBelow(alpha, beta, again);
        int high = PruningScore.betaBelow(alpha, beta, again);
        long child = its.play(index);
        int number = search(child, low, high, plies - 1, 1, 0, its.count());
        if (Estimate.isWin(number) && number > low) {
            its.atLeast(index, number);
        }
        if (Estimate.isLoss(number) && number < high) {
            its.atMost(index, number);
        }
        return PruningScore.backedUp(Math.max(atLeast, Math.min(atMost, number)), again);
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
        expected.clear(ply);
        long known = left >= PROOF_PROBE ? prover.known(position, ply) : PruningScore.bounds(rules.bounds(position));
        boolean isProbed = left >= leastProbed && Score.atLeast(known) < Score.atMost(known);
        long entry = isProbed ? table.get(table.key(position, ply)) : Entry.NONE;
        known = traces && beta - alpha > 1 ? known : Score.tighter(known, known(entry, left));
        int atLeast = Score.atLeast(known);
        int atMost = Score.atMost(known);
        if (atLeast >= atMost || atLeast >= beta) {
            return atLeast;
        }
        if (atMost <= alpha) {
            return atMost;
        }
        if (left <= 0) {
            int count = evaluator.countsMoves() ? moves.pushLegal(rules, position, base) - base : 0;
            int number = Estimate.of(evaluator.evaluate(position, count, movesOfOther));
            return Math.max(atLeast, Math.min(atMost, number));
        }
        tag = hasEvaluation ? Entry.tag(entry) : 0;
        int best = expand(position, alpha, Math.min(beta, atMost), left, ply, base, movesOfOther, atLeast);
        int number = Math.min(atMost, best);
        if (left >= leastProbed) {
            int least = number > alpha ? number : Score.WORST;
            int most = number < beta ? number : Score.BEST;
            table.put(table.key(position, ply), Entry.withTag(Entry.withWork(least, most, left + 1), tag));
        }
        return number;
    }

    /** Bounds by what was searched as deep before, or is proved. */
    private static long known(long entry, int left) {
        if (entry == Entry.NONE) {
            return UNKNOWN;
        }
        boolean isDeepEnough = Entry.work(entry) > left;
        int least = Entry.atLeast(entry);
        int most = Entry.atMost(entry);
        return Score.bounds(
                isDeepEnough || Estimate.isWin(least) ? least : Score.WORST,
                isDeepEnough || Estimate.isLoss(most) ? most : Score.BEST);
    }

    /**
     * The best number of a position's moves, until one is good enough; the move with the {@link #tag} comes first, and that of the best
     * is the tag then. A single move is no choice, and costs no depth.
     */
    private int expand(long position, int alpha, int most, int left, int ply, int base, int movesOfOther, int atLeast) {
        int end = moves.pushCandidates(rules, position, base);
        int count = end - base;
        int deeper = count == 1 && ply < 2 * DEEPEST ? left : left - 1;
        int unsorted = arrange(position, base, end, left, ply);
        int bestTag = tag;
        int best = atLeast;
        for (int i = base; i < end && best < most; i++) {
            if (i == unsorted) {
                estimateOrder.sort(moves, position, i, end);
            }
            int move = moves.get(i);
            int least = Math.max(alpha, best);
            boolean isNull =
                    (hasEvaluation || traces) && i > base && most - least > 1; // first: most moves are not better
            int number =
                    follow(position, move, least, isNull ? least + 1 : most, deeper, ply, end, movesOfOther, count);
            if (isNull && number > least && number < most) {
                number = follow(position, move, least, most, deeper, ply, end, movesOfOther, count);
            }
            if (number > least) {
                bestTag = tag(move);
                if (most - least > 1) {
                    expected.begin(ply, move);
                }
            }
            best = Math.max(best, number);
            if (best >= most) {
                order.refuted(position, move, ply);
            }
        }
        tag = bestTag;
        return best;
    }

    /** The number of a move, as {@link #search} has it. */
    private int follow(
            long position, int move, int alpha, int beta, int left, int ply, int base, int movesOfOther, int count) {
        long child = rules.play(position, move);
        boolean again = view.movesAgain(position, move); // quickest once the move is made
        int low = PruningScore.alphaBelow(alpha, beta, again);
        int high = PruningScore.betaBelow(alpha, beta, again);
        return PruningScore.backedUp(
                search(child, low, high, left, ply + 1, base, again ? movesOfOther : count), again);
    }

    /** Sorts moves, the one with the {@link #tag} first; returns the index from which they are left to be sorted when they are needed. */
    private int arrange(long position, int base, int end, int left, int ply) {
        boolean isEstimated = sorts && left >= ESTIMATED && end - base > 1;
        if (!isEstimated) {
            order.sort(moves, position, base, end, ply);
        }
        int others = bringForward(base, end);
        return isEstimated ? others : end;
    }

    /** Returns the index of the first move after the one with the {@link #tag}, if that is there. */
    private int bringForward(int base, int end) {
        for (int i = tag == 0 ? end : base; i < end; i++) {
            if (tag(moves.get(i)) == tag) {
                moves.bringForward(i, base);
                return base + 1;
            }
        }
        return base;
    }

    /** Eight bits of a move, which tell it from most others. */
    private static int tag(int move) {
        return (move * MoveAverages.GOLDEN_RATIO) >>> (Integer.SIZE - Byte.SIZE);
    }
}

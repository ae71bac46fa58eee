package dev.foregone.engine.anytime;

import dev.foregone.search.MoveOrder;
import dev.foregone.search.PruningScore;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.Entry;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.search.memory.TranspositionTable;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * Alpha-beta search of a number of plies over an {@link Evaluator}. Where the game has an evaluation of its own, the move that was
 * best one ply less deep comes first, then {@linkplain MoveGains captures}, then what has refuted other positions; these are searched
 * with null windows (principal variation search: T. A. Marsland and M. Campbell, <em>Parallel search of strongly ordered game
 * trees</em>, 1982). Where it does not rank its moves, late ones are searched less deep at first (late move reductions), and near the
 * leaves estimates that are far enough outside the window decide (futility pruning: J. Schaeffer, <em>Experiments in search and
 * knowledge</em>, 1986). A win that it finds is a proof, and so is a loss by all moves. For one thread.
 */
final class DepthSearch {

    /** No search is deeper. */
    static final int DEEPEST = 60;

    /** Nearer to the leaves, a probe of the table takes longer than it saves: of states, longer than of packed positions. */
    private static final int PACKED_PROBE = 2;

    private static final int STATE_PROBE = 3;

    /** Nearer to the leaves, a probe of the prover's memory takes longer than it saves. */
    private static final int PROOF_PROBE = 4;

    /** Nearer to the leaves, nothing is gained by less depth. */
    private static final int REDUCED = 4;

    /** How many plies: who moves last seems to stand better, so the same player does in both searches. */
    private static final int LESS = 2;

    /** This many moves of a position are searched to the full depth. */
    private static final int EARLY = 6;

    /** So near to the leaves an estimate far above the window decides. */
    private static final int ENOUGH = 2;

    /** Who has fewer moves than this may have none that is better than not to move (zugzwang), so an estimate decides nothing. */
    private static final int FREE = 9;

    /** So near to the leaves a move is not made where an estimate is far below the window. */
    private static final int FUTILE = 1;

    /** More than any number. */
    private static final int MAY_BE_BETTER = Score.BEST + 1;

    /** Lines are no longer than the extensions of {@link #expand} allow. */
    private static final int PLIES = 4 * DEEPEST;

    private static final long UNKNOWN = Score.bounds(Score.WORST, Score.BEST);

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final MemoSearch prover;
    private final MoveOrder order;
    private final MoveGains gains = new MoveGains();
    private final SortedMoves moves;
    private final PrincipalVariation expected = new PrincipalVariation();
    private final int leastProbed;

    // ---- Of the positions on the line, by their plies

    /** Estimates, where they are needed. */
    private final int[] numbers = new int[PLIES];

    /** How many moves the player who is not to move had last; so one place before, mostly, how many the one to move had. */
    private final int[] replies = new int[PLIES];

    /** Whether a line is searched again for its moves. */
    private boolean traces;

    /** Of the best move of the position that was searched last, or will be next; 0 if it is not known. */
    private int tag;

    /** The search of the thread that asks, with a table of its own. */
    DepthSearch(SearchContext context, Evaluator evaluator, MemoSearch prover) {
        this(context, evaluator, prover, TranspositionTable.of(context));
    }

    private DepthSearch(SearchContext context, Evaluator evaluator, MemoSearch prover, TranspositionTable table) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.evaluator = evaluator;
        this.table = table;
        this.prover = prover;
        this.order = new MoveOrder(view);
        this.moves = new SortedMoves(view, order, gains);
        this.leastProbed = view.isPacked() ? PACKED_PROBE : STATE_PROBE;
    }

    /**
     * A search of the same positions for another thread, while this one rests: they share what the table and the prover remember.
     *
     * @param its the other thread's context
     */
    DepthSearch another(SearchContext its) {
        return new DepthSearch(its, evaluator.another(its), prover.worker(its), table.shared(its.view()));
    }

    /** Called before others search. */
    void prepareForOthers() {
        table.prepareForSharing();
        prover.prepareForWorkers();
    }

    /** Begins a new position. */
    void begin() {
        gains.clear();
    }

    /** Called once for a question, however many threads search: what the table remembers of those long ago may go. */
    void age() {
        table.age();
    }

    /** Takes over what the evaluator of another has learned. */
    void learnFrom(DepthSearch other) {
        evaluator.learnFrom(other.evaluator);
    }

    SearchBudget budget() {
        return budget;
    }

    /** Whether moves are judged by estimates: a game that ranks them knows them better. */
    boolean judges() {
        return evaluator.judgesMoves();
    }

    /** The line of best moves that was found last. */
    PrincipalVariation expected() {
        return expected;
    }

    /** Returns to the root, whose moves are searched next. */
    void enter(long root) {
        view.enter(root, 0);
    }

    /** The position that a move of the root leads to. */
    long play(long root, int move) {
        return rules.play(root, move);
    }

    /** Whether to search a line for its moves, which what the table remembers would cut short. */
    void trace(boolean whether) {
        traces = whether;
    }

    /**
     * The number of the position that a move of the root leads to, if it lies within the window, otherwise a bound of it.
     *
     * @param left how many plies to search from there
     * @param rootMoves how many moves the root has
     */
    int search(long position, int alpha, int beta, int left, int rootMoves) {
        replies[0] = rootMoves; // how many the other had is not known
        replies[1] = rootMoves;
        return search(position, alpha, beta, left, 1, 0, MoveGains.NOWHERE);
    }

    /**
     * The number of a position if it lies within the window, otherwise a bound of it.
     *
     * @param left how many plies to search
     * @param base the first free place for moves
     * @param place that of the move which led here, among the gains
     */
    private int search(long position, int alpha, int beta, int left, int ply, int base, int place) {
        budget.visit();
        expected.clear(ply);
        long proved = left >= PROOF_PROBE ? prover.known(position, ply) : PruningScore.bounds(rules.bounds(position));
        int atLeast = Score.atLeast(proved);
        int atMost = Score.atMost(proved);
        if (atLeast >= atMost) {
            if (left < PROOF_PROBE) { // the rules say so
                gains.sawEnd(place);
            }
            return atLeast;
        }
        if (left <= 0) {
            return Math.max(atLeast, Math.min(atMost, estimate(position, ply, base)));
        }
        if (judges() && left <= ENOUGH) {
            int number = estimate(position, ply, base);
            int enough = left == 1
                    ? number
                    : after(number, (1 - left) * evaluator.gains().largest());
            if (enough >= beta && replies[ply - 1] >= FREE && !traces) {
                return Math.max(atLeast, Math.min(atMost, enough));
            }
        }
        view.enter(position, ply);
        return searchMoves(position, alpha, beta, left, ply, base, proved);
    }

    private int searchMoves(long position, int alpha, int beta, int left, int ply, int base, long proved) {
        boolean isProbed = left >= leastProbed;
        long key = isProbed ? table.key(position, ply) : 0;
        long entry = isProbed ? table.get(key) : Entry.NONE;
        long known = traces && beta - alpha > 1 ? proved : Score.tighter(proved, known(entry, left));
        int atLeast = Score.atLeast(known);
        int atMost = Score.atMost(known);
        if (atLeast >= Math.min(beta, atMost)) {
            return atLeast;
        }
        if (atMost <= alpha) {
            return atMost;
        }
        tag = evaluator.isPositional() ? Entry.tag(entry) : 0;
        int number = Math.min(atMost, expand(position, alpha, Math.min(beta, atMost), left, ply, base, atLeast));
        if (isProbed) {
            remember(key, number > alpha ? number : Score.WORST, number < beta ? number : Score.BEST, left);
        }
        return number;
    }

    private void remember(long key, int least, int most, int left) {
        table.put(key, Entry.withTag(Entry.withWork(least, most, left + 1), tag));
    }

    private int estimate(long position, int ply, int base) {
        int count = evaluator.countsMoves() ? moves.countLegal(position, base) : 0;
        int number = Estimate.of(evaluator.evaluate(position, count, replies[ply]));
        numbers[ply] = number;
        return number;
    }

    private static int after(int number, double gain) {
        return Estimate.of(Estimate.expected(number) + gain);
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
    private int expand(long position, int alpha, int most, int left, int ply, int base, int atLeast) {
        int end = moves.push(position, base, ply);
        int futile = judges() && left <= FUTILE
                ? after(numbers[ply], evaluator.gains().largest())
                : MAY_BE_BETTER;
        if (futile <= alpha && !Estimate.isLoss(alpha)) {
            return ends(position, Math.max(futile, atLeast), alpha, most, ply, base, end);
        }
        moves.weigh(base, end, ply, tag, evaluator.gains().usual());
        int deeper = end - base == 1 && ply < 2 * DEEPEST ? left : left - 1;
        int bestTag = tag;
        int best = atLeast;
        for (int i = base; i < end && best < most; i++) {
            moves.pick(base, i, end);
            int least = Math.max(alpha, best);
            int number = number(position, least, most, i, base, end, deeper, ply);
            if (number > least) {
                bestTag = SortedMoves.tag(moves.get(i));
                expected(most - least > 1, ply, i);
            }
            best = Math.max(best, number);
            if (best >= most) {
                order.refuted(moves.moveClass(i), ply);
            }
        }
        tag = bestTag;
        return best;
    }

    /** No move gains enough, but some that have ended the game before may end it here. */
    private int ends(long position, int atLeast, int alpha, int most, int ply, int base, int end) {
        int best = atLeast;
        for (int i = base; i < end && best < most; i++) {
            if (gains.mayEnd(moves.place(i))) {
                best = Math.max(best, follow(position, i, Math.max(alpha, best), most, 0, ply, base, end));
            }
        }
        return best;
    }

    private void expected(boolean isExact, int ply, int index) {
        if (isExact) {
            expected.begin(ply, moves.get(index));
        }
    }

    /** The number of a move, first less deep and with a null window where it is likely to be no better than others. */
    private int number(long position, int least, int most, int index, int base, int end, int left, int ply) {
        boolean isLater = (evaluator.isPositional() || traces) && index > base;
        if (isLater && isLate(index - base, left, least, moves.place(index))) {
            int number = follow(position, index, least, least + 1, left - LESS, ply, base, end);
            if (number <= least) {
                return number;
            }
        }
        if (isLater && most - least > 1) {
            int number = follow(position, index, least, least + 1, left, ply, base, end);
            if (number <= least || number >= most) {
                return number;
            }
        }
        return follow(position, index, least, most, left, ply, base, end);
    }

    /** Whether a move is first searched less deep. */
    private boolean isLate(int number, int left, int least, int place) {
        return judges()
                && number >= EARLY
                && left >= REDUCED - 1
                && gains.most(place) <= evaluator.gains().usual()
                && !Estimate.isLoss(least);
    }

    /** Makes a move, and searches what it leads to. */
    private int follow(long position, int index, int alpha, int beta, int left, int ply, int base, int end) {
        int move = moves.get(index);
        long child = rules.play(position, move);
        boolean again = view.movesAgain(position, move); // quickest once the move is made
        replies[ply + 1] = again ? replies[ply] : end - base;
        int low = PruningScore.alphaBelow(alpha, beta, again);
        int high = PruningScore.betaBelow(alpha, beta, again);
        int place = moves.place(index);
        int number = PruningScore.backedUp(search(child, low, high, left, ply + 1, end, place), again);
        if (judges() && left <= 0 && !Estimate.isWin(number) && !Estimate.isLoss(number)) {
            gains.saw(place, Estimate.gain(numbers[ply], number));
        }
        return number;
    }
}

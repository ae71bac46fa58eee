package dev.foregone.search.memory;

import dev.foregone.search.Children;
import dev.foregone.search.MoveOrder;
import dev.foregone.search.PruningScore;
import dev.foregone.search.PruningSearch;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Score;

/**
 * Fail-soft alpha-beta that remembers what it has proved of positions. In the packed view, where positions last, it asks in
 * this order, until what is known decides the position:
 *
 * <ol>
 *   <li>what the rules say of it;
 *   <li>what the rules say of the positions that its moves lead to; if there is but one move, that one is followed at once;
 *   <li>what the table knows of it;
 *   <li>what the table knows of those positions, where that pays (enhanced transposition cut-offs: J. Schaeffer and A. Plaat,
 *       <em>New advances in alpha-beta searching</em>, 1996);
 *   <li>a search of one after the other.
 * </ol>
 *
 * In the plain view, where only one of those positions is there at a time, it leaves out the second step and the fourth.
 */
public final class MemoSearch extends PruningSearch {

    /** A probe of the table takes about as long as one or two packed positions. */
    private static final double COST_OF_PACKED_PROBE = 1;

    /** States are slow to play, and storing them costs memory and garbage collection: less than most probes save. */
    private static final double COST_OF_STATE_PROBE = 0.25;

    /** A state that took fewer positions is not kept: there are many of them, and the garbage collector copies all that is kept. */
    private static final int LEAST_FOR_STATE = 3;

    private final TranspositionTable table;
    private final ProbePolicy policy;

    /** Of look-ups of what earlier questions have left. */
    private final ProbePolicy oldPolicy;

    private final Probes probes = new Probes();
    private final Children children;
    private final boolean packed;
    private final int leastKept;

    /**
     * A search that has proved nothing yet.
     *
     * @param context the session's resources; its options say how large the table may become
     * @return the search
     */
    public static MemoSearch of(SearchContext context) {
        double cost = context.view().isPacked() ? COST_OF_PACKED_PROBE : COST_OF_STATE_PROBE;
        return new MemoSearch(context, TranspositionTable.of(context), new ProbePolicy(cost));
    }

    private MemoSearch(SearchContext context, TranspositionTable table, ProbePolicy policy) {
        this(context, new MoveOrder(context.view()), table, policy);
    }

    private MemoSearch(SearchContext context, MoveOrder order, TranspositionTable table, ProbePolicy policy) {
        super(context, order);
        this.table = table;
        this.policy = policy;
        this.oldPolicy = new ProbePolicy(COST_OF_PACKED_PROBE);
        this.children = new Children(view, budget);
        this.packed = view.isPacked();
        this.leastKept = packed ? 0 : LEAST_FOR_STATE;
    }

    @Override
    public void beginQuestion() {
        table.beginQuestion();
        if (packed) {
            policy.startOver();
        }
    }

    @Override
    protected boolean remembers() {
        return true;
    }

    @Override
    public void prepareForWorkers() {
        table.prepareForSharing();
    }

    @Override
    public MemoSearch worker(SearchContext its) {
        return new MemoSearch(its, order.copy(its.view()), table.shared(its.view()), policy.copy());
    }

    /**
     * What is known of a position without a search: from the rules, and from what this search remembers.
     *
     * @param position a position of the search's view, finished or not
     * @param ply plies from the position that the question is about
     * @return {@link Score#bounds} of the position's pruning score
     */
    @Override
    public long known(long position, int ply) {
        long bounds = super.known(position, ply);
        if (Score.atLeast(bounds) == Score.atMost(bounds)) {
            return bounds;
        }
        long entry = table.get(table.key(position, ply));
        return entry == Entry.NONE ? bounds : Score.tighter(bounds, Entry.bounds(entry));
    }

    @Override
    protected void learn(long position, int ply, long bounds, long positions) {
        long proved = Score.tighter(known(position, ply), bounds);
        table.put(table.key(position, ply), Entry.of(Score.atLeast(proved), Score.atMost(proved), positions));
    }

    @Override
    protected long drawBounds(long position, int ply) {
        return rules.terminal(position) == Score.ONGOING
                ? Entry.drawBounds(table.get(table.key(position, ply)))
                : super.drawBounds(position, ply);
    }

    @Override
    protected void learnDraw(long position, int ply, long bounds, long positions) {
        table.put(table.key(position, ply), Entry.ofDraw(bounds, positions));
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        children.pushRoot(position, 0);
        probes.forget(0);
        return search(0, alpha, beta, ply, 1);
    }

    /** The score of the position at an index, for which steps 1 and, if it has been looked up, 3 have been taken. */
    private int search(int index, int alpha, int beta, int ply, int base) {
        long position = children.position(index);
        view.enter(position, ply);
        if (isDecided(index, alpha, beta)) {
            return decided(index, alpha);
        }
        int end = base;
        if (packed) {
            end = children.push(position, base);
            tellOfMoves(index, base, end);
            if (isDecided(index, alpha, beta)) {
                return decided(index, alpha);
            }
            if (end == base + 1) {
                return searchMoves(index, alpha, beta, ply, base, end);
            }
        }
        if (!probes.isLookedUp(index) && lookUp(index, alpha, beta, ply)) {
            return decided(index, alpha);
        }
        return expand(index, alpha, beta, ply, base, packed ? end : children.pushMoves(position, base));
    }

    private boolean isDecided(int index, int alpha, int beta) {
        int atLeast = children.atLeast(index);
        int atMost = children.atMost(index);
        return atLeast == atMost || atLeast >= beta || atMost <= alpha;
    }

    private int decided(int index, int alpha) {
        int atMost = children.atMost(index);
        return atMost <= alpha ? atMost : children.atLeast(index);
    }

    /** Step 2: a position is as good as the best of its moves. */
    private void tellOfMoves(int index, int base, int end) {
        long position = children.position(index);
        int least = Score.WORST;
        int most = Score.WORST;
        for (int i = base; i < end; i++) {
            boolean again = view.movesAgain(position, children.move(i));
            least = Math.max(least, backedUp(again ? children.atLeast(i) : children.atMost(i), again));
            most = Math.max(most, backedUp(again ? children.atMost(i) : children.atLeast(i), again));
            probes.forget(i);
        }
        children.tighten(index, least, most);
    }

    private static int backedUp(int score, boolean again) {
        return PruningScore.backedUp(score, again);
    }

    /** Steps 3 and 4: whether the table decides it. */
    private boolean lookUp(int index, int alpha, int beta, int ply) {
        long position = children.position(index);
        if (!policy.pays(ply) && !policy.samples(table.sample(position, ply), ply)) {
            return false;
        }
        long key = table.key(position, ply);
        probes.lookedUp(index, key);
        if (isDecidedBy(table.getNew(key), policy, index, alpha, beta, ply)) {
            return true;
        }
        return table.hasOld()
                && (oldPolicy.pays(ply) || oldPolicy.samples(table.oldSample(key), ply))
                && isDecidedBy(table.getOld(key), oldPolicy, index, alpha, beta, ply);
    }

    private boolean isDecidedBy(long entry, ProbePolicy judge, int index, int alpha, int beta, int ply) {
        if (entry != Entry.NONE) {
            children.tighten(index, Entry.atLeast(entry), Entry.atMost(entry));
        }
        boolean decides = isDecided(index, alpha, beta);
        judge.looked(ply, decides ? Entry.positions(entry) : 0);
        return decides;
    }

    /** Steps 4 and 5; what they prove is remembered, if the position has been looked up, and that was worth its memory. */
    private int expand(int index, int alpha, int beta, int ply, int base, int end) {
        long before = budget.spent();
        order.sort(children, children.position(index), base, end, ply);
        if (packed && policy.childProbesPay(ply + 1)) {
            lookUpMoves(index, alpha, beta, ply, base, end);
        }
        int score = searchMoves(index, alpha, beta, ply, base, end);
        long positions = budget.spent() - before;
        if (probes.isLookedUp(index) && positions >= leastKept) {
            int atLeast = score > alpha ? score : children.atLeast(index);
            int atMost = score < beta ? score : children.atMost(index);
            table.put(probes.key(index), Entry.of(atLeast, atMost, positions));
        }
        return score;
    }

    /** Step 4: looks up what the moves lead to, until one of them is known to be good enough. */
    private void lookUpMoves(int index, int alpha, int beta, int ply, int base, int end) {
        long position = children.position(index);
        int most = Math.min(beta, children.atMost(index));
        for (int i = base; i < end && children.atLeast(index) < most; i++) {
            boolean again = view.movesAgain(position, children.move(i));
            int least = Math.max(alpha, children.atLeast(index));
            int low = PruningScore.alphaBelow(least, beta, again);
            int high = PruningScore.betaBelow(least, beta, again);
            if (!isDecided(i, low, high) && lookUp(i, low, high, ply + 1)) {
                int atLeast = backedUp(again ? children.atLeast(i) : children.atMost(i), again);
                children.tighten(index, atLeast, Score.BEST);
            }
        }
    }

    /** Step 5: the best of the moves, between what was known before. */
    private int searchMoves(int index, int alpha, int beta, int ply, int base, int end) {
        long position = children.position(index);
        int atMost = children.atMost(index);
        int most = Math.min(beta, atMost);
        int best = children.atLeast(index);
        for (int i = base; i < end && best < most; i++) {
            progress.enter(ply, i - base, end - base);
            if (!packed) {
                children.follow(position, i);
                probes.forget(i);
            }
            int move = children.move(i);
            boolean again = view.movesAgain(position, move);
            int least = Math.max(alpha, best);
            int low = PruningScore.alphaBelow(least, beta, again);
            int high = PruningScore.betaBelow(least, beta, again);
            best = Math.max(best, backedUp(search(i, low, high, ply + 1, end), again));
            if (best >= beta) {
                order.refuted(position, move, ply);
            }
        }
        return Math.min(best, atMost);
    }
}

package dev.foregone.engine.memo;

import dev.foregone.search.MoveOrder;
import dev.foregone.search.PruningSearch;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Score;

/**
 * Fail-soft alpha-beta that remembers what it has proved of positions. Where that pays, it probes all the moves of a
 * position before it searches the first (enhanced transposition cut-offs: J. Schaeffer and A. Plaat,
 * <em>New advances in alpha-beta searching</em>, 1996).
 */
final class MemoSearch extends PruningSearch {

    private final TranspositionTable table;
    private final ProbePolicy policy;
    private final ChildProbes probes = new ChildProbes();
    private final boolean packed;

    MemoSearch(SearchContext context, TranspositionTable table, ProbePolicy policy) {
        this(context, new MoveOrder(context.view()), table, policy);
    }

    private MemoSearch(SearchContext context, MoveOrder order, TranspositionTable table, ProbePolicy policy) {
        super(context, order);
        this.table = table;
        this.policy = policy;
        this.packed = view.isPacked();
    }

    @Override
    protected void prepareForWorkers() {
        table.prepareForSharing();
    }

    @Override
    protected PruningSearch worker(SearchContext its) {
        return new MemoSearch(its, order.copy(its.view()), table.shared(its.view()), policy.copy());
    }

    @Override
    protected long known(long position, int ply) {
        long bounds = super.known(position, ply);
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
        return Entry.drawBounds(table.get(table.key(position, ply)));
    }

    @Override
    protected void learnDraw(long position, int ply, long bounds, long positions) {
        table.put(table.key(position, ply), Entry.ofDraw(bounds, positions));
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        return search(position, alpha, beta, ply, 0);
    }

    private int search(long position, int alpha, int beta, int ply, int base) {
        view.enter(position, ply);
        budget.visit();
        long bounds = view.bounds(position);
        int atLeast = Score.pruning(Score.atLeast(bounds));
        int atMost = Score.pruning(Score.atMost(bounds));
        if (isDecided(atLeast, atMost, alpha, beta)) {
            return decided(atLeast, atMost, alpha);
        }
        long key = table.key(position, ply);
        if (!isLookedUp(key, ply)) {
            return expand(position, alpha, beta, ply, base, atLeast, atMost);
        }
        long entry = table.get(key);
        if (entry != Entry.NONE) {
            atLeast = Math.max(atLeast, Entry.atLeast(entry));
            atMost = Math.min(atMost, Entry.atMost(entry));
        }
        boolean saves = isDecided(atLeast, atMost, alpha, beta);
        policy.looked(ply, saves ? Entry.positions(entry) : 0);
        return saves
                ? decided(atLeast, atMost, alpha)
                : expandAndRemember(position, key, alpha, beta, ply, base, atLeast, atMost);
    }

    private boolean isLookedUp(long key, int ply) {
        return policy.pays(ply) || policy.samples(table.hash(key), ply);
    }

    private static boolean isDecided(int atLeast, int atMost, int alpha, int beta) {
        return atLeast == atMost || atLeast >= beta || atMost <= alpha;
    }

    private static int decided(int atLeast, int atMost, int alpha) {
        return atMost <= alpha ? atMost : atLeast;
    }

    /** Searches the moves, and remembers what that has proved. */
    private int expandAndRemember(
            long position, long key, int alpha, int beta, int ply, int base, int atLeast, int atMost) {
        long before = budget.spent();
        int score = expand(position, alpha, beta, ply, base, atLeast, atMost);
        int proved = score > alpha ? score : atLeast;
        table.put(key, Entry.of(proved, score < beta ? score : atMost, budget.spent() - before));
        return score;
    }

    /** The best of the moves, between what was known before. */
    private int expand(long position, int alpha, int beta, int ply, int base, int atLeast, int atMost) {
        int end = moves.pushCandidates(position, base);
        boolean ahead = packed && policy.childProbesPay(ply + 1);
        if (!ahead && packed && atMost >= Score.win(1) && winsAtOnce(position, base, end)) {
            return Score.win(1);
        }
        order.sort(moves, position, base, end, ply);
        int most = Math.min(beta, atMost);
        int best = ahead ? probeChildren(position, alpha, beta, ply, base, end, atLeast, most) : atLeast;
        for (int i = base; i < end && best < most; i++) {
            budget.progress().enter(ply, i - base, end - base);
            int move = moves.get(i);
            boolean again = movesAgain(position, move);
            int least = Math.max(alpha, best);
            int low = Score.alphaBelow(least, beta, again);
            int high = Score.betaBelow(least, beta, again);
            int score = ahead
                    ? answer(i, low, high, ply + 1, end)
                    : search(view.play(position, move), low, high, ply + 1, end);
            best = Math.max(best, Score.pruningBackedUp(score, again));
            if (best >= beta) {
                order.refuted(position, move, ply);
            }
        }
        return Math.min(best, atMost);
    }

    /**
     * Whether a move wins, worth knowing before another is searched; where the rules' bounds do not tell, and probing the
     * children, which would, does not pay. In the plain view to play a move twice takes too long.
     */
    private boolean winsAtOnce(long position, int base, int end) {
        for (int i = base; i < end; i++) {
            budget.visit();
            int move = moves.get(i);
            int won = movesAgain(position, move) ? Score.BEST : Score.WORST;
            if (view.terminal(view.play(position, move)) == won) {
                return true;
            }
        }
        return false;
    }

    /** Looks at what the moves lead to, until one of them is known to be good enough. */
    private int probeChildren(long position, int alpha, int beta, int ply, int base, int end, int known, int most) {
        probes.makeRoom(end);
        int best = known;
        for (int i = base; i < end && best < most; i++) {
            int move = moves.get(i);
            boolean again = movesAgain(position, move);
            int least = Math.max(alpha, best);
            int low = Score.alphaBelow(least, beta, again);
            int high = Score.betaBelow(least, beta, again);
            probe(i, view.play(position, move), low, high, ply + 1);
            best = Math.max(best, Score.pruningBackedUp(again ? probes.atLeast(i) : probes.atMost(i), again));
        }
        return best;
    }

    /** What is known of a position without searching. */
    private void probe(int index, long position, int alpha, int beta, int ply) {
        budget.visit();
        long bounds = view.bounds(position);
        probes.begin(index, position, Score.pruning(Score.atLeast(bounds)), Score.pruning(Score.atMost(bounds)));
        if (isDecided(probes.atLeast(index), probes.atMost(index), alpha, beta)) {
            return;
        }
        long key = table.key(position, ply);
        if (isLookedUp(key, ply)) {
            long entry = table.get(key);
            probes.lookedUp(index, key, entry);
            boolean saves = isDecided(probes.atLeast(index), probes.atMost(index), alpha, beta);
            policy.looked(ply, saves ? Entry.positions(entry) : 0);
        }
    }

    /** The score of a position that has been probed. */
    private int answer(int index, int alpha, int beta, int ply, int base) {
        long position = probes.position(index);
        int atLeast = probes.atLeast(index);
        int atMost = probes.atMost(index);
        view.enter(position, ply);
        if (isDecided(atLeast, atMost, alpha, beta)) {
            return decided(atLeast, atMost, alpha);
        }
        return probes.isLookedUp(index)
                ? expandAndRemember(position, probes.key(index), alpha, beta, ply, base, atLeast, atMost)
                : expand(position, alpha, beta, ply, base, atLeast, atMost);
    }
}

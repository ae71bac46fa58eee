package dev.foregone.engine.memo;

import dev.foregone.search.Effort;
import dev.foregone.search.Lane;
import dev.foregone.search.MoveStack;
import dev.foregone.search.PruningSearch;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/** Fail-soft alpha-beta that remembers what it has proved of the positions it has seen. */
final class MemoSearch extends PruningSearch {

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;
    private final MoveStack moves;
    private final Table table;
    private final TableUse use;

    MemoSearch(Lane<?, ?> lane, Effort effort, int threads, Table table, TableUse use) {
        super(lane, effort, threads);
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.moves = new MoveStack(rules);
        this.table = table;
        this.use = use;
    }

    @Override
    protected PruningSearch helper(Lane<?, ?> itsLane, Effort itsEffort) {
        return new MemoSearch(itsLane, itsEffort, 1, table.shared(itsLane), use.copy());
    }

    @Override
    protected int search(long position, int alpha, int beta, int ply) {
        return search(position, alpha, beta, ply, 0);
    }

    private int search(long position, int alpha, int beta, int ply, int base) {
        lane.enter(position, ply);
        effort.visit();
        long bounds = rules.bounds(position);
        int atLeast = Score.pruning(Score.atLeast(bounds));
        int atMost = Score.pruning(Score.atMost(bounds));
        if (isDecided(atLeast, atMost, alpha, beta)) {
            return atMost <= alpha ? atMost : atLeast;
        }
        long key = table.key(position, ply);
        boolean remember = use.pays(ply) || use.samples(table.hash(key));
        return remember
                ? remembered(position, key, alpha, beta, ply, base, atLeast, atMost)
                : expand(position, alpha, beta, ply, base, atLeast, atMost);
    }

    /** What is remembered, if it answers the question; otherwise what the moves come to, to be remembered. */
    private int remembered(long position, long key, int alpha, int beta, int ply, int base, int atLeast, int atMost) {
        long entry = table.get(key);
        int lower = entry == Entry.NONE ? atLeast : Math.max(atLeast, Entry.atLeast(entry));
        int upper = entry == Entry.NONE ? atMost : Math.min(atMost, Entry.atMost(entry));
        boolean decided = isDecided(lower, upper, alpha, beta);
        use.looked(ply, decided ? Entry.positions(entry) : 0);
        if (decided) {
            return upper <= alpha ? upper : lower;
        }
        long before = effort.spent();
        int score = expand(position, alpha, beta, ply, base, lower, upper);
        int proved = score > alpha ? score : lower;
        table.put(key, Entry.of(proved, score < beta ? score : upper, effort.spent() - before));
        return score;
    }

    private static boolean isDecided(int atLeast, int atMost, int alpha, int beta) {
        return atLeast == atMost || atLeast >= beta || atMost <= alpha;
    }

    /** The best of the moves, between what was known before. */
    private int expand(long position, int alpha, int beta, int ply, int base, int atLeast, int atMost) {
        int end = moves.pushCandidates(position, base);
        int best = atLeast;
        for (int i = base; i < end && best < beta && best < atMost; i++) {
            effort.progress().enter(ply, i - base, end - base);
            long child = rules.play(position, moves.get(i));
            int above = Score.pruningBelow(Math.max(alpha, best));
            int score = search(child, Score.pruningBelow(beta), above, ply + 1, end);
            best = Math.max(best, Score.pruningBackedUp(score));
        }
        return Math.min(best, atMost);
    }
}

package dev.foregone.engine.memo;

import dev.foregone.search.Effort;
import dev.foregone.search.Lane;
import dev.foregone.search.MoveStack;
import dev.foregone.search.Proof;
import dev.foregone.search.PruningSearch;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/** Fail-soft alpha-beta that remembers what it has proved of the positions it has seen. */
final class MemoSearch extends PruningSearch {

    /** Beyond so many plies the widening asks about wins and losses of any length, where the rules tell no bound. */
    private static final int HORIZON = 64;

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;
    private final MoveStack moves;
    private final Table table;

    MemoSearch(Lane<?, ?> lane, Effort effort, Table table) {
        super(lane, effort);
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.moves = new MoveStack(rules);
        this.table = table;
    }

    @Override
    protected int pruningScore(long position, Proof proof) {
        int horizon = Math.min(HORIZON, rules.maxPlies(position));
        return new Widening((alpha, beta) -> search(position, alpha, beta, 0), proof, effort.progress(), horizon)
                .score();
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
        long entry = table.get(position);
        if (entry != Entry.NONE) {
            atLeast = Math.max(atLeast, Entry.atLeast(entry));
            atMost = Math.min(atMost, Entry.atMost(entry));
            if (isDecided(atLeast, atMost, alpha, beta)) {
                return atMost <= alpha ? atMost : atLeast;
            }
        }
        return expand(position, alpha, beta, ply, base, atLeast, atMost);
    }

    private static boolean isDecided(int atLeast, int atMost, int alpha, int beta) {
        return atLeast == atMost || atLeast >= beta || atMost <= alpha;
    }

    private int expand(long position, int alpha, int beta, int ply, int base, int atLeast, int atMost) {
        long before = effort.spent();
        int end = moves.pushCandidates(position, base);
        int best = atLeast;
        int bestMove = 0;
        for (int i = base; i < end && best < beta && best < atMost; i++) {
            effort.progress().enter(ply, i - base, end - base);
            long child = rules.play(position, moves.get(i));
            int above = Score.pruningBelow(Math.max(alpha, best));
            int score = Score.pruningBackedUp(search(child, Score.pruningBelow(beta), above, ply + 1, end));
            if (score > best) {
                best = score;
                bestMove = i - base;
            }
        }
        best = Math.min(best, atMost);
        int lower = best > alpha ? best : atLeast;
        int upper = best < beta ? best : atMost;
        table.put(position, Entry.of(lower, upper, bestMove, effort.spent() - before));
        return best;
    }
}

package dev.foregone.engine.minimax;

import dev.foregone.search.Effort;
import dev.foregone.search.Lane;
import dev.foregone.search.MoveStack;
import dev.foregone.search.Proof;
import dev.foregone.search.Search;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/**
 * Backward induction, word for word: a finished position has its terminal score, any other the best of its moves'
 * scores, each backed up. The whole game tree is visited, so the draw's plies need no second step.
 */
final class MinimaxSearch implements Search {

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;
    private final MoveStack moves;

    MinimaxSearch(Lane<?, ?> lane, Effort effort) {
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.moves = new MoveStack(rules);
    }

    /** The root is unrolled from the recursion, because each of its moves is something proved. */
    @Override
    public void solve(long position, Proof proof) {
        lane.enter(position, 0);
        effort.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            proof.exactly(terminal);
            return;
        }
        proof.atMost(Score.win(1));
        int count = moves.pushLegal(position, 0);
        for (int i = 0; i < count; i++) {
            effort.progress().enter(0, i, count);
            proof.atLeast(Score.backedUp(search(rules.play(position, moves.get(i)), 1, count)));
        }
        proof.atMost(proof.atLeast());
    }

    private int search(long position, int ply, int base) {
        lane.enter(position, ply);
        effort.visit();
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return terminal;
        }
        int best = Score.WORST;
        int end = moves.pushLegal(position, base);
        for (int i = base; i < end; i++) {
            effort.progress().enter(ply, i - base, end - base);
            int score = search(rules.play(position, moves.get(i)), ply + 1, end);
            best = Math.max(best, Score.backedUp(score));
        }
        return best;
    }
}

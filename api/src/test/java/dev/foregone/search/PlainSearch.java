package dev.foregone.search;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;

/** The whole tree, for tests: the root's moves narrow the proof one after the other. */
final class PlainSearch implements Search {

    private final Lane<?, ?> lane;
    private final PackedRules<?, ?> rules;
    private final Effort effort;
    private final MoveStack moves;

    PlainSearch(Lane<?, ?> lane, Effort effort) {
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.moves = new MoveStack(rules);
    }

    @Override
    public void solve(long position, Proof proof) {
        proof.exactly(score(position, 0, 0, proof));
    }

    private int score(long position, int ply, int base, Proof proof) {
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
            int child = score(rules.play(position, moves.get(i)), ply + 1, end, proof);
            best = Math.max(best, Score.backedUp(child));
            if (ply == 0) {
                proof.atLeast(best);
            }
        }
        return best;
    }
}

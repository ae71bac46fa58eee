package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/** Counts the nodes of a tree before anything is solved, and refuses one that nobody could look at. */
final class TreeSize<S extends GameState<S, M>, M extends Move> {

    private final Referee<S, M> referee;
    private final long most;
    private long nodes;

    TreeSize(Referee<S, M> referee, long most) {
        this.referee = referee;
        this.most = most;
    }

    void check(S root, long depth) {
        nodes = 0;
        count(root, depth, depth);
    }

    private void count(S state, long left, long depth) {
        nodes++;
        if (nodes > most) {
            throw new UsageException("the tree of depth " + depth + " has more than " + most + " nodes\n"
                    + "  give a smaller --depth, a greater --max-nodes, or a position nearer the end");
        }
        if (left > 0) {
            referee.moves(state).forEach(move -> count(referee.after(state, move), left - 1, depth));
        }
    }
}

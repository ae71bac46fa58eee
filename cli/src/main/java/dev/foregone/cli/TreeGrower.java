package dev.foregone.cli;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Grows a game tree down to a depth. Equal positions reached by different moves stay different nodes: it is the tree,
 * not the graph. Only inner nodes are analysed, because the analysis of a node tells the outcomes below it.
 */
final class TreeGrower<S extends GameState<S, M>, M extends Move> {

    private final Referee<S, M> referee;
    private final Session<S, M> session;
    private final Budget budget;
    private int nodes;

    TreeGrower(Referee<S, M> referee, Session<S, M> session, Budget budget) {
        this.referee = referee;
        this.session = session;
        this.budget = budget;
    }

    TreeNode grow(S root, long depth) {
        Analysis<S, M> analysis = session.analysis(root, budget);
        return depth == 0 ? leaf(root, analysis.outcome()) : inner(analysis, depth);
    }

    private TreeNode leaf(S state, Outcome outcome) {
        return new TreeNode(nodes++, label(state, outcome), List.of());
    }

    private TreeNode inner(Analysis<S, M> analysis, long depth) {
        S state = analysis.state();
        int id = nodes++;
        List<TreeNode.Edge> edges = new ArrayList<>();
        for (M move : referee.moves(state)) {
            Outcome outcome = outcomeOf(move, analysis);
            TreeNode child = below(referee.after(state, move), outcome, depth - 1);
            edges.add(new TreeNode.Edge(move.toString(), outcome.equals(analysis.outcome()), child));
        }
        return new TreeNode(id, label(state, analysis.outcome()), edges);
    }

    private static <M extends Move> Outcome outcomeOf(M move, Analysis<?, M> analysis) {
        return analysis.moves().stream()
                .filter(rated -> rated.move().equals(move))
                .findFirst()
                .orElseThrow()
                .outcome();
    }

    private TreeNode below(S state, Outcome ofMove, long depth) {
        return depth == 0 ? leaf(state, beforeBackingUp(ofMove)) : inner(session.analysis(state, budget), depth);
    }

    /** The outcome that a move leads to, from the outcome that the move has. */
    private static Outcome beforeBackingUp(Outcome ofMove) {
        return ofMove.isEndless() ? ofMove : new Outcome(ofMove.value().negated(), ofMove.plies() - 1);
    }

    private String label(S state, Outcome outcome) {
        String mover = referee.mover(state).map(name -> name + " to move: ").orElse("");
        return referee.drawing(state) + "\n" + (outcome.plies() == 0 ? "" : mover) + outcome;
    }
}

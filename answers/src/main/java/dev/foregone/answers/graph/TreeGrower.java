package dev.foregone.answers.graph;

import dev.foregone.answers.Budget;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Session;
import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the outcomes of a game tree. Only inner nodes are analyzed: that yields the outcomes below them too. */
public final class TreeGrower<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final Session<S, M> session;
    private final Budget budget;
    private final List<S> states;
    private final List<TreeShape.Step<M>> steps;

    /** For each position, the indices of its moves in the steps. */
    private final List<List<Integer>> movesOf = new ArrayList<>();

    /** For each position; null while it is not known. */
    private final @Nullable Outcome[] outcomes;

    /** For each step, whether no move of its position has a better outcome. */
    private final boolean[] best;

    public TreeGrower(GuardedGame<S, M> game, Session<S, M> session, Budget budget, TreeShape<S, M> shape) {
        this.game = game;
        this.session = session;
        this.budget = budget;
        this.states = shape.states();
        this.steps = shape.steps();
        this.outcomes = new Outcome[states.size()];
        this.best = new boolean[steps.size()];
        states.forEach(state -> movesOf.add(new ArrayList<>()));
        for (int i = 0; i < steps.size(); i++) {
            movesOf.get(steps.get(i).from()).add(i);
        }
    }

    public GameTree grow() {
        List<GameTree.Node> nodes = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            nodes.add(node(states.get(i), outcome(i)));
        }
        List<GameTree.Edge> edges = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            TreeShape.Step<M> step = steps.get(i);
            edges.add(new GameTree.Edge(step.from(), step.to(), game.spelling(step.move()), best[i]));
        }
        return new GameTree(nodes, edges);
    }

    /** The outcome of a position, whose ancestors have been asked for before. */
    private Outcome outcome(int number) {
        Outcome known = outcomes[number];
        if (known != null && movesOf.get(number).isEmpty()) {
            return known;
        }
        Analysis<S, M> analysis = session.analysis(states.get(number), budget);
        movesOf.get(number).forEach(step -> rate(step, analysis));
        return analysis.outcome();
    }

    private void rate(int step, Analysis<S, M> analysis) {
        M move = steps.get(step).move();
        Outcome ofMove = game.ask(
                        "a move's equals",
                        () -> analysis.moves().stream()
                                .filter(rated -> rated.move().equals(move))
                                .findFirst())
                .orElseThrow(() -> session.fault("its analysis has no move " + game.spelling(move)))
                .outcome();
        best[step] = ofMove.equals(analysis.outcome());
        outcomes[steps.get(step).to()] = ofMove.afterMove(game.movesAgain(analysis.state(), move));
    }

    private GameTree.Node node(S state, Outcome outcome) {
        String mover = game.mover(state).map(name -> name + " to move: ").orElse("");
        return new GameTree.Node(game.notation(state), game.drawing(state), outcome.plies() == 0 ? "" : mover, outcome);
    }
}

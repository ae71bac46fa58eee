package dev.foregone.answers.graph;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.graph.StrategyGraph.Edge;
import dev.foregone.answers.graph.StrategyGraph.Kind;
import dev.foregone.answers.graph.StrategyGraph.Node;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.strategy.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows a strategy breadth first, and notes its positions and moves. */
final class StrategyTour<S extends GameState<S, M>, M extends Move> {

    /** Whose turn it is, beside the state that stands for all that are equivalent. */
    private record Turn<S>(S state, boolean ours) {}

    private final Strategy<S, M> strategy;
    private final GuardedGame<S, M> game;
    private final long mostNodes;
    private final Map<Turn<S>, Integer> numbers = new HashMap<>();
    private final List<Node<S>> nodes = new ArrayList<>();
    private final List<Edge<M>> edges = new ArrayList<>();

    StrategyTour(Strategy<S, M> strategy, long mostNodes) {
        this.strategy = strategy;
        this.game = new GuardedGame<>(strategy.game());
        this.mostNodes = mostNodes;
    }

    /** Follows it; empty if there are more nodes than are allowed. */
    Optional<StrategyGraph<S, M>> from(S start, boolean turn) {
        number(start, turn, 0);
        for (int next = 0; next < nodes.size() && nodes.size() <= mostNodes; next++) {
            follow(next);
        }
        return nodes.size() <= mostNodes ? Optional.of(new StrategyGraph<>(strategy, nodes, edges)) : Optional.empty();
    }

    private int number(S state, boolean turn, int ply) {
        S kept = strategy.symmetry()
                ? game.ask("canonical", () -> strategy.game().canonical(state))
                : state;
        return game.ask(
                "equals() or hashCode",
                () -> numbers.computeIfAbsent(new Turn<>(kept, turn), first -> {
                    nodes.add(node(state, turn, ply));
                    return nodes.size() - 1;
                }));
    }

    private Node<S> node(S state, boolean turn, int ply) {
        Optional<GameValue> result = game.result(state).map(value -> turn ? value : value.negated());
        Kind goesOn = strategy.isLeaf(state, turn) ? Kind.LEAF : turn ? Kind.DECISION : Kind.ANSWERS;
        return new Node<>(state, ply, result.isPresent() ? Kind.END : goesOn, result);
    }

    private void follow(int number) {
        Node<S> node = nodes.get(number);
        for (M move : followed(node)) {
            S child = game.after(node.state(), move);
            boolean turn = game.movesAgain(node.state(), move) == (node.kind() == Kind.DECISION);
            int to = number(child, turn, node.ply() + 1);
            boolean same =
                    game.ask("equals() or hashCode", () -> nodes.get(to).state().equals(child));
            edges.add(new Edge<>(number, to, move, !same));
        }
    }

    private List<M> followed(Node<S> node) {
        return switch (node.kind()) {
            case DECISION -> strategy.move(node.state()).map(List::of).orElseThrow();
            case ANSWERS -> game.moves(node.state());
            case LEAF, END -> List.of();
        };
    }
}

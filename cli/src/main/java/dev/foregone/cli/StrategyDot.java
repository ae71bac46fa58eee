package dev.foregone.cli;

import dev.foregone.answers.GuardedGame;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a strategy in the DOT language of Graphviz. Finished positions are in it too. */
final class StrategyDot<S extends GameState<S, M>, M extends Move> {

    /** A position and whose turn it is; of equivalent ones the first that is met. */
    private record Turn<S>(S state, boolean ours) {}

    private final Strategy<S, M> strategy;
    private final GuardedGame<S, M> game;
    private final Map<Turn<S>, Integer> numbers = new HashMap<>();
    private final List<Turn<S>> met = new ArrayList<>();

    StrategyDot(Strategy<S, M> strategy) {
        this.strategy = strategy;
        this.game = new GuardedGame<>(strategy.game());
    }

    void print(PrintWriter out) {
        out.println("digraph strategy {");
        out.println("  node [shape=box, fontname=\"monospace\"];");
        number(strategy.root(), strategy.claim().side() == Side.FIRST);
        for (int i = 0; i < met.size(); i++) {
            print(i, out);
        }
        out.println("}");
    }

    private int number(S state, boolean ours) {
        S kept = strategy.symmetry()
                ? game.blame().ask("canonical", () -> strategy.game().canonical(state))
                : state;
        return numbers.computeIfAbsent(new Turn<>(kept, ours), first -> {
            met.add(new Turn<>(state, ours));
            return met.size() - 1;
        });
    }

    private void print(int number, PrintWriter out) {
        Turn<S> turn = met.get(number);
        boolean leaf = strategy.isLeaf(turn.state) && game.result(turn.state).isEmpty();
        Optional<M> move = turn.ours ? strategy.move(turn.state) : Optional.empty();
        String style = leaf ? ", style=dashed" : move.isPresent() ? ", penwidth=3" : "";
        out.println("  n" + number + " [label=\"" + DotTree.label(game.drawing(turn.state)) + "\"" + style + "];");
        List<M> followed = move.map(List::of).orElseGet(() -> leaf ? List.of() : game.moves(turn.state));
        for (M each : followed) {
            boolean ours = game.movesAgain(turn.state, each) == turn.ours;
            int next = number(game.after(turn.state, each), ours);
            out.println("  n" + number + " -> n" + next + " [label=\"" + DotTree.escape(game.spelling(each)) + "\"];");
        }
    }
}

package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The outcomes of a whole graph, cycles and all, found ply by ply from the end: first every win and every loss, then
 * among what is left every draw; what is then left is the endless draw.
 */
public final class Retrograde {

    private final Graph graph;
    private final Map<Integer, Outcome> outcomes = new HashMap<>();

    private Retrograde(Graph graph) {
        this.graph = graph;
        IntStream.range(0, graph.size())
                .forEach(node -> graph.end(node).map(Outcome::finished).ifPresent(end -> outcomes.put(node, end)));
        for (int plies = 1; settles(Outcome.win(plies), Outcome.loss(plies)); plies++) {}
        for (int plies = 1; settles(Outcome.draw(plies), Outcome.draw(plies)); plies++) {}
    }

    /**
     * Solves a graph.
     *
     * @param graph any graph
     * @return the outcome of each node, in the order of their numbers
     */
    public static List<Outcome> outcomes(Graph graph) {
        Retrograde solved = new Retrograde(graph);
        return IntStream.range(0, graph.size())
                .mapToObj(node -> solved.outcomes.getOrDefault(node, Outcome.endlessDraw()))
                .toList();
    }

    /** Finds what ends in this many plies; where nothing does, nothing ends later either. */
    private boolean settles(Outcome bySomeMove, Outcome byEveryMove) {
        Map<Integer, Outcome> settled = new HashMap<>();
        for (int node = 0; node < graph.size(); node++) {
            if (!outcomes.containsKey(node)) {
                int here = node;
                outcome(here, bySomeMove, byEveryMove).ifPresent(outcome -> settled.put(here, outcome));
            }
        }
        outcomes.putAll(settled);
        return !settled.isEmpty();
    }

    private Optional<Outcome> outcome(int node, Outcome bySomeMove, Outcome byEveryMove) {
        if (graph.choices(node).anyMatch(choice -> bySomeMove.equals(backedUp(node, choice)))) {
            return Optional.of(bySomeMove);
        }
        boolean lost = byEveryMove.value() == GameValue.LOSS
                && graph.choices(node).allMatch(choice -> backedUp(node, choice).value() == GameValue.LOSS);
        return lost ? Optional.of(byEveryMove) : Optional.empty();
    }

    private Outcome backedUp(int node, int choice) {
        return outcomes.getOrDefault(graph.target(node, choice), Outcome.endlessDraw())
                .backedUp(graph.movesAgain(node, choice));
    }
}

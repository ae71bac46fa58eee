package dev.foregone.testkit.graph;

import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A graph as a game. It is no service; it is made where it is needed.
 *
 * @param id the game's id
 * @param graph its positions and moves
 * @param cyclic whether the game declares that its lines can repeat a position
 * @param isPacked whether there are packed rules
 * @param known the hints beyond the rules: of the packed rules if there are any, otherwise of the states
 */
public record GraphGame(String id, Graph graph, boolean cyclic, boolean isPacked, GraphHints known)
        implements Game<GraphState, GraphMove> {

    /**
     * A game without packed rules and hints, whose lines all end, or so it says.
     *
     * @param id the game's id
     * @param graph its positions and moves
     */
    public GraphGame(String id, Graph graph) {
        this(id, graph, false, false, GraphHints.NONE);
    }

    /**
     * The same game with packed rules that know nothing beyond the rules.
     *
     * @return a game over the same graph
     */
    public GraphGame packed() {
        return packed(GraphHints.NONE);
    }

    /**
     * The game in both forms.
     *
     * @return this game, and the same with {@linkplain #packed() packed rules}
     */
    public Stream<GraphGame> bothForms() {
        return Stream.of(this, packed());
    }

    /**
     * The same game with packed rules.
     *
     * @param hints what they know beyond the rules
     * @return a game over the same graph
     */
    public GraphGame packed(GraphHints hints) {
        return new GraphGame(id + "-packed", graph, cyclic, true, hints);
    }

    /**
     * The same game with packed rules and sound hints of every kind. Its lines all end.
     *
     * @param seed of the hints
     * @return a game over the same graph
     */
    public GraphGame hinted(long seed) {
        return packed(RandomHints.of(graph, seed));
    }

    /**
     * The same game without packed rules, with sound hints of every kind about its states. Its lines all end.
     *
     * @param seed of the hints
     * @return a game over the same graph
     */
    public GraphGame hintedStates(long seed) {
        return new GraphGame(id + "-hinted-states", graph, cyclic, false, RandomHints.of(graph, seed));
    }

    /**
     * The same game, declaring cycles.
     *
     * @return a game over the same graph
     */
    public GraphGame declaredCyclic() {
        return new GraphGame(id + "-declared", graph, true, isPacked, known);
    }

    /**
     * Every position of the game.
     *
     * @return one state for each node, in the order of their numbers
     */
    public List<GraphState> states() {
        return IntStream.range(0, graph.size()).mapToObj(this::state).toList();
    }

    /**
     * One position of the game.
     *
     * @param node any node
     * @return its state
     */
    public GraphState state(int node) {
        return new GraphState(graph, node);
    }

    /**
     * One position of the game, by its name.
     *
     * @param name the {@linkplain Graph#name name} of a node
     * @return its state
     * @throws IllegalArgumentException if no node has this name
     */
    public GraphState state(String name) {
        return state(graph.node(name));
    }

    @Override
    public GraphState initialState() {
        return state(0);
    }

    @Override
    public GraphState parse(String notation) {
        return states().stream()
                .filter(state -> format(state).equals(notation))
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        notation, "no node is written so", graph.name(0) + " to " + graph.name(graph.size() - 1)));
    }

    @Override
    public GraphState canonical(GraphState state) {
        return state(known.of(state.node()).canonical());
    }

    @Override
    public Optional<PackedRules<GraphState, GraphMove>> packedRules(GraphState state) {
        return isPacked ? Optional.of(new GraphRules(graph, known)) : Optional.empty();
    }

    @Override
    public Optional<Hints<GraphState, GraphMove>> hints() {
        return isPacked || known.equals(GraphHints.NONE) ? Optional.empty() : Optional.of(known);
    }

    @Override
    public String toString() {
        return id;
    }
}

package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Positions and the moves between them: the nodes are numbered from 0, where the game begins; a node without moves is
 * finished and has a value for the player who would be to move. A move passes the turn to the other player, unless it is
 * one after which the same player moves again. Immutable.
 */
public final class Graph {

    private final List<List<Edge>> edges;
    private final List<GameValue> ends;
    private final List<String> names;
    private final IntConsumer visitor;
    private final boolean alternates;

    private Graph(List<List<Edge>> edges, List<GameValue> ends, List<String> names, IntConsumer visitor) {
        this.edges = edges;
        this.ends = ends;
        this.names = names;
        this.visitor = visitor;
        this.alternates = edges.stream().flatMap(List::stream).noneMatch(Edge::again);
    }

    /** A move: where it leads, and whether the same player moves again there. */
    private record Edge(int to, boolean again) {}

    /**
     * A graph written by hand, one node a line: {@code "a: b c+"} has moves to b and c, in this order, and after the second the
     * same player moves again; {@code "b=DRAW"} is finished, with its value for the player who would be to move. The game begins
     * in the first.
     *
     * @param lines the nodes, each with its name, which has no blanks and does not end with a plus
     * @return the graph; its nodes have the numbers of their lines, from 0, and the names given here
     * @throws IllegalArgumentException for a line that cannot be read, a name used twice, or a move to no node
     */
    public static Graph of(String... lines) {
        return GraphNotation.read(List.of(lines));
    }

    /**
     * The same graph, which says when it is visited.
     *
     * @param action what to do, in the thread that asks, whenever a state or packed rules are asked whether the game is
     *     finished in a node; it gets the node, and may throw
     * @return a graph of the same nodes; its states equal those of no other graph
     */
    public Graph whenVisited(IntConsumer action) {
        return new Graph(edges, ends, names, action);
    }

    /** The same as {@link #end}, for players of the game. */
    Optional<GameValue> visit(int node) {
        visitor.accept(node);
        return end(node);
    }

    /**
     * The name of a node.
     *
     * @param node any node
     * @return the name it was given, or {@code #12} for node 12
     */
    public String name(int node) {
        return names.isEmpty() ? "#" + node : names.get(node);
    }

    /**
     * The node of a name.
     *
     * @param name a name, as {@link #name} returns it
     * @return the node
     * @throws IllegalArgumentException if no node has this name
     */
    public int node(String name) {
        return IntStream.range(0, size())
                .filter(node -> name(node).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no node is called " + name + "\n  the nodes are " + name(0) + " to " + name(size() - 1)));
    }

    /** {@return the number of nodes} */
    public int size() {
        return edges.size();
    }

    /**
     * How many moves a node has.
     *
     * @param node any node
     * @return 0 for a finished one
     */
    public int moves(int node) {
        return edges.get(node).size();
    }

    /**
     * Where a move leads.
     *
     * @param node any node
     * @param choice one of its moves, from 0
     * @return the node it leads to
     */
    public int target(int node, int choice) {
        return edges.get(node).get(choice).to;
    }

    /**
     * Where the moves of a node lead.
     *
     * @param node any node
     * @return the nodes they lead to, one after the other
     */
    public IntStream targets(int node) {
        return edges.get(node).stream().mapToInt(Edge::to);
    }

    /** The places of a node's moves, from 0. */
    IntStream choices(int node) {
        return IntStream.range(0, moves(node));
    }

    /**
     * Whether the player who makes a move makes the next one too.
     *
     * @param node any node
     * @param choice one of its moves, from 0
     * @return true if the player to move in the node is also to move where the move leads
     */
    public boolean movesAgain(int node, int choice) {
        return edges.get(node).get(choice).again;
    }

    /** {@return whether no move of any node lets the same player move again} */
    public boolean alternates() {
        return alternates;
    }

    /**
     * The value of a finished node.
     *
     * @param node any node
     * @return its value, or empty if it has moves
     */
    public Optional<GameValue> end(int node) {
        return moves(node) == 0 ? Optional.of(ends.get(node)) : Optional.empty();
    }

    /** Builds a graph node by node, then move by move. For one thread. */
    public static final class Builder {

        private final List<List<Edge>> edges = new ArrayList<>();
        private final List<GameValue> ends = new ArrayList<>();

        /** No nodes yet. */
        public Builder() {}

        /**
         * Adds a node.
         *
         * @param end its value, which counts as long as it has no moves
         * @return its number
         */
        public int node(GameValue end) {
            edges.add(new ArrayList<>());
            ends.add(end);
            return edges.size() - 1;
        }

        /**
         * Adds a node and a move to it, the last of the node it leaves.
         *
         * @param parent the node it leaves
         * @param end the value of the new node
         * @return the new node
         */
        public int child(int parent, GameValue end) {
            int node = node(end);
            move(parent, node);
            return node;
        }

        /**
         * Adds a move, the last of its node.
         *
         * @param from the node it leaves
         * @param to the node it leads to
         * @return this builder
         */
        public Builder move(int from, int to) {
            return move(from, edges.get(from).size(), to);
        }

        /**
         * Adds a move at a place of its own.
         *
         * @param from the node it leaves
         * @param choice its place among the node's moves, from 0
         * @param to the node it leads to
         * @return this builder
         */
        public Builder move(int from, int choice, int to) {
            edges.get(from).add(choice, new Edge(to, false));
            return this;
        }

        /**
         * Adds a move, the last of its node, after which the same player moves again.
         *
         * @param from the node it leaves
         * @param to the node it leads to
         * @return this builder
         */
        public Builder moveAgain(int from, int to) {
            edges.get(from).add(new Edge(to, true));
            return this;
        }

        /**
         * Adds layers of nodes one below the other, the first below a node: all nodes of a layer have moves to all of the next.
         *
         * @param top the node above them
         * @param count how many layers
         * @param ends the values of the nodes of each
         * @return this builder
         */
        public Builder layers(int top, int count, GameValue... ends) {
            List<Integer> above = List.of(top);
            for (int layer = 1; layer <= count; layer++) {
                List<Integer> here = Arrays.stream(ends).map(this::node).toList();
                above.forEach(from -> here.forEach(to -> move(from, to)));
                above = here;
            }
            return this;
        }

        int size() {
            return edges.size();
        }

        List<Integer> targets(int node) {
            return edges.get(node).stream().map(Edge::to).toList();
        }

        void removeMove(int node, int choice) {
            edges.get(node).remove(choice);
        }

        /** Decides again for each move whether the same player moves again after it. */
        void drawDoubleMoves(BooleanSupplier again) {
            edges.forEach(moves -> moves.replaceAll(edge -> new Edge(edge.to, again.getAsBoolean())));
        }

        /**
         * The graph as it stands.
         *
         * @return a graph that later calls do not change
         */
        public Graph build() {
            return build(List.of());
        }

        /** The graph as it stands, with a name for each node. */
        Graph build(List<String> names) {
            List<List<Edge>> moves = edges.stream().map(List::copyOf).toList();
            return new Graph(moves, List.copyOf(ends), List.copyOf(names), node -> {});
        }
    }

    /** For people: each node with its moves, those after which the same player moves again marked +, or its value. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int node = 0; node < size(); node++) {
            text.append(node == 0 ? "" : "; ").append(name(node)).append(' ');
            text.append(moves(node) == 0 ? ends.get(node) : moveList(node));
        }
        return text.toString();
    }

    private List<String> moveList(int node) {
        return choices(node)
                .mapToObj(choice -> name(target(node, choice)) + (movesAgain(node, choice) ? "+" : ""))
                .toList();
    }
}

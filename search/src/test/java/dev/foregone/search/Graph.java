package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game given by its graph, one position a line: {@code "a: b c"} has moves to b and c, {@code "b=DRAW"} is the end
 * for the player who would be to move. The game begins in the first.
 */
public final class Graph implements Game<Graph.Node, Graph.To> {

    private final List<String> names = new ArrayList<>();
    private final Map<String, List<String>> edges = new LinkedHashMap<>();
    private final Map<String, GameValue> ends = new LinkedHashMap<>();
    private final boolean packs;
    private Consumer<String> visited = name -> {};

    private Graph(List<String> lines, boolean packs) {
        this.packs = packs;
        for (String line : lines) {
            String[] parts = line.split("[:=] *", 2);
            names.add(parts[0]);
            if (line.contains("=")) {
                ends.put(parts[0], GameValue.valueOf(parts[1]));
            } else {
                edges.put(parts[0], parts[1].isEmpty() ? List.of() : List.of(parts[1].split(" ", -1)));
            }
        }
    }

    public static Graph of(String... lines) {
        return new Graph(List.of(lines), false);
    }

    /** The same game with packed rules. */
    public static Graph packed(String... lines) {
        return new Graph(List.of(lines), true);
    }

    /** A game in layers of so many positions, each with moves to all of the next layer; the first player runs out. */
    static String[] layers(int count, int width) {
        List<String> lines = new ArrayList<>(List.of("start: " + layer(0, width)));
        for (int i = 0; i < count; i++) {
            for (String name : layer(i, width).split(" ", -1)) {
                lines.add(i + 1 < count ? name + ": " + layer(i + 1, width) : name + "=LOSS");
            }
        }
        return lines.toArray(String[]::new);
    }

    private static String layer(int index, int width) {
        return IntStream.range(0, width).mapToObj(i -> "n" + index + "-" + i).collect(Collectors.joining(" "));
    }

    /** One line of play with so many moves. */
    static String[] path(int plies) {
        return Stream.concat(IntStream.range(0, plies).mapToObj(i -> i + ": " + (i + 1)), Stream.of(plies + "=LOSS"))
                .toArray(String[]::new);
    }

    /** Does something whenever a position is asked whether it is finished. */
    Graph whenVisited(Consumer<String> action) {
        visited = action;
        return this;
    }

    Node at(String name) {
        return new Node(this, name);
    }

    @Override
    public String id() {
        return "graph";
    }

    @Override
    public Node initialState() {
        return at(names.get(0));
    }

    @Override
    public Optional<PackedRules<Node, To>> packedRules(Node state) {
        return packs ? Optional.of(new Rules(this)) : Optional.empty();
    }

    /** A move, named by where it goes. */
    public record To(String target) implements Move {

        @Override
        public String toString() {
            return target;
        }
    }

    /** A position. */
    public record Node(Graph graph, String name) implements GameState<Node, To> {

        @Override
        public Optional<GameValue> terminalValue() {
            graph.visited.accept(name);
            return Optional.ofNullable(graph.ends.get(name));
        }

        @Override
        public List<To> legalMoves() {
            return graph.edges.getOrDefault(name, List.of()).stream()
                    .map(To::new)
                    .toList();
        }

        @Override
        public Node play(To move) {
            return new Node(graph, move.target());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Positions and moves by their numbers. */
    private record Rules(Graph graph) implements PackedRules<Node, To> {

        @Override
        public long pack(Node state) {
            return graph.names.indexOf(state.name());
        }

        @Override
        public Node unpack(long position) {
            return graph.at(graph.names.get((int) position));
        }

        @Override
        public To unpackMove(long position, int move) {
            return new To(graph.names.get(move));
        }

        @Override
        public int terminal(long position) {
            return unpack(position).terminalValue().map(Score::finished).orElse(Score.ONGOING);
        }

        @Override
        public int maxMoves(long position) {
            return graph.names.size();
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            int count = 0;
            for (To move : unpack(position).legalMoves()) {
                into[from + count++] = graph.names.indexOf(move.target());
            }
            return count;
        }

        @Override
        public long play(long position, int move) {
            return move;
        }
    }
}

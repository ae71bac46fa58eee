package dev.foregone.search;

import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphHints;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games given by their graphs, all of the id {@code graph}. */
final class Graphs {

    private Graphs() {}

    /** A game without packed rules. */
    static GraphGame plain(String... lines) {
        return game(false, lines);
    }

    /** A game with packed rules. */
    static GraphGame packed(String... lines) {
        return game(true, lines);
    }

    static GraphGame game(boolean packed, String... lines) {
        return game(packed, Graph.of(lines));
    }

    private static GraphGame game(boolean packed, Graph graph) {
        return new GraphGame("graph", graph, false, packed, GraphHints.NONE);
    }

    /** The same game, doing something whenever it is asked whether it is finished in a node. */
    static GraphGame whenVisited(GraphGame game, IntConsumer action) {
        return game(game.isPacked(), game.graph().whenVisited(action));
    }

    /** A game in layers of this many positions, each with moves to all of the next layer; the first player runs out. */
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

    /** One line of play with this many moves. */
    static String[] path(int plies) {
        return Stream.concat(IntStream.range(0, plies).mapToObj(i -> i + ": " + (i + 1)), Stream.of(plies + "=LOSS"))
                .toArray(String[]::new);
    }
}

package dev.foregone.testkit.engine;

import dev.foregone.api.GameValue;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every graph of three nodes of up to two moves each, as a game that declares cycles. */
public final class SmallGraphs {

    private SmallGraphs() {}

    /**
     * 15<sup>3</sup> graphs in which the players move in turn.
     *
     * @param step 1 for all of them, n for each n-th
     * @param doubleMoves whether a player may move again after any of the moves, too: 45<sup>3</sup> graphs
     */
    public static Stream<GraphGame> all(boolean doubleMoves, int step) {
        List<String> nodes =
                nodes(doubleMoves ? List.of("#0", "#1", "#2", "#0+", "#1+", "#2+") : List.of("#0", "#1", "#2"));
        int forms = nodes.size();
        return IntStream.iterate(0, number -> number < forms * forms * forms, number -> number + step)
                .mapToObj(number -> new GraphGame(
                                "small-" + number,
                                Graph.of(
                                        "#0" + nodes.get(number % forms),
                                        "#1" + nodes.get(number / forms % forms),
                                        "#2" + nodes.get(number / forms / forms)))
                        .declaredCyclic());
    }

    /** What may follow the name of a node: a value, one move, or two. */
    private static List<String> nodes(List<String> moves) {
        Stream<String> ends = Stream.of(GameValue.values()).map(value -> "=" + value);
        Stream<String> singles = moves.stream().map(move -> ": " + move);
        Stream<String> pairs =
                moves.stream().flatMap(first -> moves.stream().map(second -> ": " + first + " " + second));
        return Stream.of(ends, singles, pairs).flatMap(each -> each).toList();
    }
}

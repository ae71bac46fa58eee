package dev.foregone.cli.text;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Phrases;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.StrategyStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;

/**
 * What is in a strategy, for people and for programs.
 *
 * @param strategy the strategy
 */
public record StrategyReport<S extends GameState<S, M>, M extends Move>(Strategy<S, M> strategy) {

    private static final String NO_MOVES =
            "\nit has no moves of its own: a search proves each position that it comes to"
                    + "\n  to have moves in the file, build with --leaf 0, or with fewer positions than now";

    /** What it proves: {@code the first player does not lose, in tictactoe from .../.../...}. */
    static String claim(Claim claim, String game, String root) {
        return claim + ", in " + game + " from " + root;
    }

    private String root() {
        return new GuardedGame<>(strategy.game()).notation(strategy.root());
    }

    /** The strategy in two lines, and more if there is nothing to see in it. */
    public String heading(String name) {
        StrategyStatistics statistics = strategy.statistics();
        String end = strategy.leafPositions() == 0
                ? ", down to the end of the game"
                : ", " + counted(statistics.leaves(), "leaf", "leaves") + " that a search of "
                        + Phrases.positions(strategy.leafPositions()) + " proves";
        return name + ": " + claim(strategy.claim(), strategy.game().id(), root()) + "\n"
                + counted(statistics.nodes(), "node", "nodes") + " with "
                + counted(statistics.decisions(), "decision", "decisions") + end
                + (strategy.symmetry() ? ", counted up to symmetry, " : ", ")
                + Phrases.number(statistics.fileBytes()) + " bytes"
                + (statistics.decisions() == 0 && strategy.leafPositions() > 0 ? NO_MOVES : "");
    }

    static String counted(long count, String one, String many) {
        return Phrases.number(count) + " " + (count == 1 ? one : many);
    }

    /** The same with a table of plies. */
    public String text(String name) {
        StrategyStatistics statistics = strategy.statistics();
        List<List<String>> rows = Stream.concat(
                        Stream.of(List.of("ply", "nodes", "leaves")),
                        IntStream.range(0, statistics.nodesByPly().size())
                                .mapToObj(ply -> List.of(
                                        String.valueOf(ply),
                                        Phrases.number(statistics.nodesByPly().get(ply)),
                                        Phrases.number(statistics.leavesByPly().get(ply)))))
                .toList();
        int[] widths = IntStream.range(0, 3)
                .map(column -> TextTable.width(rows.stream().map(row -> row.get(column))))
                .toArray();
        return heading(name) + "\n\n"
                + rows.stream()
                        .map(row -> IntStream.range(0, 3)
                                .mapToObj(column -> " "
                                                .repeat(widths[column]
                                                        - row.get(column).length())
                                        + row.get(column))
                                .collect(Collectors.joining("  ")))
                        .collect(Collectors.joining("\n"));
    }

    public String json() {
        StrategyStatistics statistics = strategy.statistics();
        return JsonLine.object(json -> {
            json.writeStringProperty("game", strategy.game().id());
            writeClaim(json, strategy.claim(), root());
            strategy.claim().plies().ifPresent(plies -> json.writeNumberProperty("plies", plies));
            json.writeNumberProperty("leaf", strategy.leafPositions());
            json.writeNumberProperty("nodes", statistics.nodes());
            json.writeNumberProperty("leaves", statistics.leaves());
            json.writeNumberProperty("decisions", statistics.decisions());
            json.writeNumberProperty("fileBytes", statistics.fileBytes());
            json.writeBooleanProperty("symmetry", strategy.symmetry());
            List<Integer> plies =
                    IntStream.range(0, statistics.nodesByPly().size()).boxed().toList();
            JsonLine.array(json, "byPly", plies, ply -> {
                json.writeNumberProperty("ply", ply);
                json.writeNumberProperty("nodes", statistics.nodesByPly().get(ply));
                json.writeNumberProperty("leaves", statistics.leavesByPly().get(ply));
            });
        });
    }

    /** What is claimed, plies apart, as properties. */
    static void writeClaim(JsonGenerator json, Claim claim, String root) {
        json.writeStringProperty("root", root);
        json.writeStringProperty("side", claim.side().word());
        json.writeStringProperty("proves", claim.value().name());
    }
}

package dev.foregone.cli.text;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
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
                : ", " + Phrases.count(statistics.leaves(), "leaf", "leaves") + " that a search of "
                        + Phrases.positions(strategy.leafPositions()) + " proves";
        return name + ": " + claim(strategy.claim(), strategy.game().id(), root()) + "\n"
                + Phrases.count(statistics.nodes(), "node", "nodes") + " with "
                + Phrases.count(statistics.decisions(), "decision", "decisions") + end
                + (strategy.symmetry() ? ", counted up to symmetry, " : ", ")
                + Phrases.number(statistics.fileBytes()) + " bytes"
                + (statistics.decisions() == 0 && strategy.leafPositions() > 0 ? NO_MOVES : "");
    }

    /** The same with a table of plies. */
    public String text(String name) {
        StrategyStatistics statistics = strategy.statistics();
        TextTable table = new TextTable(0, 1, 2);
        table.row("ply", "nodes", "leaves");
        plies(statistics)
                .forEach(ply -> table.row(
                        String.valueOf(ply),
                        Phrases.number(statistics.nodesByPly().get(ply)),
                        Phrases.number(statistics.leavesByPly().get(ply))));
        return heading(name) + "\n\n" + table.lines().collect(Collectors.joining("\n"));
    }

    public String json() {
        StrategyStatistics statistics = strategy.statistics();
        return new Json()
                .put("game", strategy.game().id())
                .putAll(json(strategy.claim(), root()))
                .putAny("plies", strategy.claim().plies())
                .put("leaf", strategy.leafPositions())
                .put("nodes", statistics.nodes())
                .put("leaves", statistics.leaves())
                .put("decisions", statistics.decisions())
                .put("fileBytes", statistics.fileBytes())
                .put("symmetry", strategy.symmetry())
                .putEach(
                        "byPly",
                        plies(statistics),
                        ply -> new Json()
                                .put("ply", ply)
                                .put("nodes", statistics.nodesByPly().get(ply))
                                .put("leaves", statistics.leavesByPly().get(ply)))
                .text();
    }

    private static List<Integer> plies(StrategyStatistics statistics) {
        return IntStream.range(0, statistics.nodesByPly().size()).boxed().toList();
    }

    /** What is claimed, plies apart. */
    static Json json(Claim claim, String root) {
        return new Json().put("root", root).put("side", claim.side().word()).put("proves", claim.value());
    }
}

package dev.foregone.explorer;

import dev.foregone.answers.Failures;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.PluginRow;
import dev.foregone.answers.SafeText;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.tablebase.Tablebase;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The row of one game in the list of games. A failure of the game is reported in its row alone. */
final class GameRow {

    private static final int LONGEST = 500;

    private PluginRow plugin;
    private final Json details;

    /** Asks the game. */
    <S extends GameState<S, M>, M extends Move> GameRow(
            GuardedGame<S, M> game, List<Tablebase<S, M>> opened, Strategies<S, M> strategies) {
        plugin = PluginRow.of(game);
        details = details(
                or(List.of(), game::players),
                or(false, () -> game.diagram(game.position(Optional.empty())).isPresent()),
                or(false, () -> game.readsNotation(game.position(Optional.empty()))),
                or(List.of(), () -> opened.stream().map(each -> row(game, each)).toList()),
                or(Optional.empty(), strategies::verdict));
    }

    /** The row of a game of which only the failure is known. */
    GameRow(String id, Throwable fault) {
        plugin = PluginRow.failed(id, reason(fault));
        details = details(List.of(), false, false, List.of(), Optional.empty());
    }

    private static Json details(
            List<String> players, boolean diagrams, boolean notation, List<Json> tablebases, Optional<Json> verdict) {
        return new Json()
                .put("players", players)
                .put("diagrams", diagrams)
                .put("notation", notation)
                .put("tablebases", tablebases)
                .putAny("verdict", verdict);
    }

    private static String reason(Throwable fault) {
        return fault instanceof Problem ? SafeText.line(Failures.message(fault), LONGEST) : PluginRow.reason(fault);
    }

    private static <S extends GameState<S, M>, M extends Move> Json row(
            GuardedGame<S, M> game, Tablebase<S, M> tablebase) {
        return new Json()
                .put("file", String.valueOf(tablebase.path().getFileName()))
                .put("root", game.notation(tablebase.root()))
                .put("positions", tablebase.size());
    }

    private <T> T or(T otherwise, Supplier<T> asked) {
        try {
            return asked.get();
        } catch (ForegoneException | VirtualMachineError fault) {
            plugin = plugin.withFault(fault);
            return otherwise;
        }
    }

    Json json() {
        return plugin.json().putAll(details);
    }
}

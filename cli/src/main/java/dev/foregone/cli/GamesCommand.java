package dev.foregone.cli;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.PluginRow;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginKind;
import dev.foregone.blame.Blame;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code foregone games}. */
@Command(name = "games", description = "Lists the games that can be solved.")
final class GamesCommand implements Runnable {

    private final Foregone foregone;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    GamesCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public void run() {
        Games games = foregone.games();
        List<PluginRow> rows = games.ids().stream()
                .map(id -> PluginRow.of(guarded(id, games.get(id))))
                .toList();
        Listing listing = new Listing("games", foregone);
        if (json) {
            listing.printJson(object -> JsonLine.array(object, "games", rows, row -> row.write(object)));
        } else {
            TextTable table = new TextTable();
            rows.forEach(row -> table.row(row.id(), row.text()));
            listing.print(table);
        }
        listing.mention(games.report());
    }

    private static <S extends GameState<S, M>, M extends Move> GuardedGame<S, M> guarded(String id, Game<S, M> game) {
        return new GuardedGame<>(game, new Blame(PluginKind.GAME, id));
    }
}

package dev.foregone.cli.command;

import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.PluginRow;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginKind;
import dev.foregone.blame.Blame;
import dev.foregone.cli.options.Listing;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone games}. */
@Command(name = "games", description = "Lists the games that can be solved, or explains one of them.")
public final class GamesCommand extends Subcommand implements Runnable {

    private static final int LONGEST = 300;
    private static final String NO_RULES =
            "It does not tell its rules.\n  its author can: let its class implement GameGuide, as docs/YOUR-GAME-DISPLAY.md shows";

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "Print the rules and the variants of this game instead.")
    private @Nullable String game;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Override
    public void run() {
        String id = game;
        if (id == null) {
            list();
        } else {
            explain(context().game(id));
        }
    }

    private <S extends GameState<S, M>, M extends Move> void explain(Game<S, M> named) {
        GuardedGame<S, M> guarded = new GuardedGame<>(named);
        if (json) {
            GameJson<S, M> object = new GameJson<>(guarded);
            print(object.about()
                    .put("name", guarded.name())
                    .putAll(object.guide())
                    .text());
            return;
        }
        TextTable variants = new TextTable();
        guarded.variants()
                .forEach(variant -> variants.row(
                        SafeText.line(variant.name(), LONGEST), SafeText.line(variant.position(), Integer.MAX_VALUE)));
        print(guarded.name());
        print(guarded.rules().orElse(NO_RULES));
        console().print(variants);
    }

    private void list() {
        Games games = context().games();
        List<PluginRow> rows = games.ids().stream()
                .map(id -> PluginRow.of(guarded(id, games.get(id))))
                .toList();
        TextTable table = new TextTable();
        rows.forEach(row -> table.row(row.id(), row.text()));
        Json object = new Json().putEach("games", rows, PluginRow::json);
        new Listing("games", context()).print(json, object, table, games.report());
    }

    private static <S extends GameState<S, M>, M extends Move> GuardedGame<S, M> guarded(String id, Game<S, M> game) {
        return new GuardedGame<>(game, new Blame(PluginKind.GAME, id));
    }
}

package dev.foregone.cli.command;

import dev.foregone.answers.EngineRow;
import dev.foregone.answers.Json;
import dev.foregone.answers.PluginRow;
import dev.foregone.blame.Blame;
import dev.foregone.cli.options.Listing;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.registry.Engines;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone engines}. */
@Command(
        name = "engines",
        description = "Lists the engines; for a game, those that can solve it, the preferred one first, and then those "
                + "that cannot, with the reason.")
public final class EnginesCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The id of a game.")
    private @Nullable String gameId;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Override
    public void run() {
        Engines engines = context().engines();
        Json object = new Json();
        TextTable table = new TextTable();
        if (gameId == null) {
            List<PluginRow> rows = engines.all().stream()
                    .map(engine -> PluginRow.of(Blame.engine(engine), engine::description))
                    .toList();
            object.putEach("engines", rows, PluginRow::json);
            rows.forEach(row -> table.row(row.id(), row.text()));
        } else {
            List<EngineRow> rows = EngineRow.of(engines, context().game(gameId));
            object.put("game", gameId).putEach("engines", rows, EngineRow::json);
            rows.forEach(row -> table.row(row.row().id(), row.text()));
        }
        new Listing("engines", context()).print(json, object, table, engines.report());
    }
}

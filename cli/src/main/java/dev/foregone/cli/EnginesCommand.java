package dev.foregone.cli;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code foregone engines}. */
@Command(
        name = "engines",
        description = "Lists the engines; for a game, those that can solve it, the preferred one first, and then those "
                + "that cannot, with the reason.")
final class EnginesCommand implements Runnable {

    private final Foregone foregone;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The id of a game.")
    private @Nullable String gameId;

    EnginesCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public void run() {
        Engines engines = foregone.engines();
        Table table = gameId == null ? all(engines) : forGame(engines, gameId);
        table.print(foregone.console().out());
        Rejections.mention(engines.report(), "engines", foregone.console().err());
    }

    private static Table all(Engines engines) {
        Table table = new Table();
        engines.all().forEach(engine -> table.row(engine.id(), engine.description()));
        return table;
    }

    private Table forGame(Engines engines, String id) {
        Games games = foregone.games();
        Game<?, ?> game = Lookup.orSuggest(id, games.ids(), games::get);
        Table table = new Table();
        engines.supporting(game).forEach(engine -> table.row(engine.id(), engine.description()));
        for (Engine engine : engines.all()) {
            Support support = engine.supports(game);
            if (!support.supported()) {
                table.row(engine.id(), "cannot solve it: " + support.reason());
            }
        }
        return table;
    }
}

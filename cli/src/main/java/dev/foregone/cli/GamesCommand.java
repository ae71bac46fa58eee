package dev.foregone.cli;

import dev.foregone.registry.Games;
import picocli.CommandLine.Command;

/** {@code foregone games}. */
@Command(name = "games", description = "Lists the games that can be solved.")
final class GamesCommand implements Runnable {

    private final Foregone foregone;

    GamesCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public void run() {
        Games games = foregone.games();
        Table table = new Table();
        games.all().forEach(game -> table.row(game.id(), game.description()));
        table.print(foregone.console().out());
        Rejections.mention(games.report(), "games", foregone.console().err());
    }
}

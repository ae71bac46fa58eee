package dev.foregone.cli.command;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.GameArguments;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** A command about a game from one of its positions on. */
abstract class GameCommand extends Subcommand implements Callable<Integer> {

    @Mixin
    final GameArguments arguments = new GameArguments();

    @Override
    public final Integer call() throws IOException {
        refuse();
        return run(context().game(arguments.id()));
    }

    /** Refuses options that do not go together, before anything is looked for. */
    void refuse() {}

    /** Runs the command; returns the exit status. */
    abstract <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException;
}

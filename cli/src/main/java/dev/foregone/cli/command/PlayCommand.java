package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.OpponentOptions;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.spi.Game;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone play}. */
@Command(
        name = "play",
        description =
                "Play against an opponent, perfect if no strength is given. Type a move, or: hint, undo, moves, help, quit.",
        footer = {"", "The end of the input ends the game."})
public final class PlayCommand extends GameCommand {

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Option(
            names = "--as",
            paramLabel = "PLAYER",
            description = "Who you are: A or B, or the name that the game has for a player. Default: who is to move.")
    private @Nullable String as;

    @Mixin
    private final OpponentOptions opponent = new OpponentOptions();

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException {
        OpponentChoice chosenOpponent = opponent.choice();
        if (engine.namesStrategies() && !chosenOpponent.isPerfect()) {
            throw new UsageException("a --strategy is for a perfect opponent\n  leave it out, or --strength");
        }
        GuardedGame<S, M> guarded = engine.guarded(game);
        EngineOptions.Opening<S, M> chosen = engine.opening(
                        context(), guarded, EngineOptions.Purpose.of(chosenOpponent))
                .withPlies();
        S start = arguments.start(guarded);
        Seats seats = Seats.at(guarded, start, as);
        try (Session<S, M> session = chosen.open(console())) {
            new TerminalMatch<>(guarded, seats, session, chosenOpponent, opponent.time(), console()).play(start);
        }
        return ExitStatus.OK;
    }
}

package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.RandomPuzzles;
import dev.foregone.answers.RandomPuzzles.Found;
import dev.foregone.answers.Session;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.options.PuzzleDefaults;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.text.FoundPosition;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.report.SolvedPosition;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone puzzle}. */
@Command(
        name = "puzzle",
        description =
                "Finds puzzles for people, in games of any size: one move wins within a number of plies, and no other does.",
        footer = {
            "",
            "They are drawn from games at random, and printed as they are found. Puzzles in which one",
            "move alone keeps the win come from a tablebase: 'foregone tablebase find --puzzle'."
        })
public final class PuzzleCommand extends GameCommand {

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Option(
            names = "--within",
            paramLabel = "PLIES",
            converter = Quantities.Plies.class,
            description = "Within how many plies the move wins. Default: 5.")
    private int within = PuzzleDefaults.WITHIN;

    @Option(
            names = "--moves",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How often in a row one move alone is right, at least. Default: 1.")
    private long moves = 1;

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many puzzles. Default: 1.")
    private long count = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Quantities.Seed.class,
            description = "What draws them: the same N draws the same puzzles. Default: another one each time.")
    private long seed = System.nanoTime();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "Stop looking for all of them after this time: 500ms, 10s, 2m, 1h. Default: 1m.")
    private Duration time = PuzzleDefaults.TIME;

    @Option(names = "--json", description = "Print one JSON object on one line for each puzzle instead of text.")
    private boolean json;

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> rules) {
        GuardedGame<S, M> game = engine.guarded(rules);
        EngineOptions.Opening<S, M> chosen =
                engine.opening(context(), game, Purpose.ADVICE).withPlies();
        S start = arguments.start(game);
        game.refuseOver(start, "there are no puzzles from %s on");
        PuzzleLength.of(game, start, within).refuseMore(moves, "--moves");
        Cancellation cancellation = cancellation();
        Limits limits = Limits.none().withTime(time).withCancellation(cancellation);
        try (Session<S, M> session = chosen.open(console())) {
            long found = session.asking(solver -> printEach(
                    new RandomPuzzles<>(game, solver, within)
                            .sample(start, moves, seed, limits)
                            .limit(count)
                            .map(each -> line(game, each)),
                    cancellation));
            if (found < count && !json) {
                print("stopped after " + Phrases.number(found) + ": " + Phrases.stoppedBy(limits));
            }
            return found < count ? ExitStatus.STOPPED : ExitStatus.OK;
        }
    }

    private <S extends GameState<S, M>, M extends Move> String line(GuardedGame<S, M> game, Found<S, M> found) {
        return FoundPosition.of(game, new SolvedPosition<>(found.puzzle().position(), found.outcome()))
                .withPuzzle(game, found.puzzle())
                .line(json);
    }
}

package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.Picture;
import dev.foregone.cli.text.ReportJson;
import dev.foregone.report.Playtest;
import dev.foregone.report.Report;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code foregone report}. */
@Command(
        name = "report",
        description =
                "Tells the inventor of a game what its games are like: opponents of six strengths play it against themselves.",
        footer = {
            "",
            "Who is favoured, how long games last, when they are decided, how many moves there are, and what nobody uses.",
            "The same seed gives the same report. After Ctrl-C it is of the games that were played by then."
        })
public final class ReportCommand extends GameCommand {

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many games are played, by all strengths together. Default: 200.")
    private long games = Playtest.DEFAULT_GAMES;

    @Option(
            names = "--positions",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many positions may be searched for a move. Default: 100000.")
    private long positions = Playtest.DEFAULT_POSITIONS;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Quantities.Seed.class,
            description = "Of all that is drawn at random. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description = "How many games are played at a time; they change nothing. Default: one for each processor.")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with plots: one file that needs nothing else.")
    private @Nullable String html;

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) {
        if (html != null) {
            Picture.refusePage(html);
        }
        Report report = report(playtest(game));
        console().out().print(json ? ReportJson.text(report) + "\n" : report.text());
        if (html != null) {
            Picture.writePage(report.html(), html);
        }
        return report.isStopped() ? ExitStatus.STOPPED : ExitStatus.OK;
    }

    private <S extends GameState<S, M>, M extends Move> Playtest<S, M> playtest(Game<S, M> game) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        S start = arguments.start(guarded);
        guarded.refuseOver(start, "no games can be played from %s on");
        refuseTooMany("--games", games, Playtest.MOST_GAMES);
        refuseTooMany("--positions", positions, Playtest.MOST_POSITIONS);
        List<Strategy<S, M>> known = Strategy.bundled(
                game, fault -> console().err().println(SafeText.message(String.valueOf(fault.getMessage()))));
        Playtest<S, M> playtest = Playtest.of(game, context().engines().forPlaying(game))
                .withProver(context().engines().forSolving(game))
                .withKnown(solver -> Strategy.solver(known, solver))
                .withStart(start)
                .withGames((int) games)
                .withPositions(positions)
                .withSeed(seed)
                .withCancellation(cancellation());
        return threads == null ? playtest : playtest.withThreads(threads);
    }

    private static void refuseTooMany(String option, long count, long most) {
        if (count > most) {
            throw new UsageException(option + " " + count + " is too many\n  accepted: up to " + most);
        }
    }

    private <S extends GameState<S, M>, M extends Move> Report report(Playtest<S, M> playtest) {
        ProgressDisplay progress = progress("playing");
        return progress.during(() -> playtest.withListener(each -> progress.progressed(
                        (double) each.games() / each.of(), each.games() + " of " + each.of() + " games"))
                .run());
    }
}

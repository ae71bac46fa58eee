package dev.foregone.cli;

import dev.foregone.cli.command.EnginesCommand;
import dev.foregone.cli.command.ExploreCommand;
import dev.foregone.cli.command.GamesCommand;
import dev.foregone.cli.command.HelpCommand;
import dev.foregone.cli.command.PlayCommand;
import dev.foregone.cli.command.PluginsCommand;
import dev.foregone.cli.command.PuzzleCommand;
import dev.foregone.cli.command.ReportCommand;
import dev.foregone.cli.command.ReviewCommand;
import dev.foregone.cli.command.SiteCommand;
import dev.foregone.cli.command.SolveCommand;
import dev.foregone.cli.command.StrategyCommand;
import dev.foregone.cli.command.Subcommand;
import dev.foregone.cli.command.TablebaseCommand;
import dev.foregone.cli.command.TrainCommand;
import dev.foregone.cli.command.TreeCommand;
import dev.foregone.cli.command.WeightsCommand;
import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.PliesRange;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.terminal.Interruption;
import dev.foregone.play.Strength;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command itself, which names its subcommands. */
@Command(
        name = "foregone",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            HelpCommand.class,
            GamesCommand.class,
            EnginesCommand.class,
            PluginsCommand.class,
            SolveCommand.class,
            PlayCommand.class,
            ReviewCommand.class,
            ReportCommand.class,
            PuzzleCommand.class,
            TreeCommand.class,
            ExploreCommand.class,
            SiteCommand.class,
            TablebaseCommand.class,
            StrategyCommand.class,
            TrainCommand.class,
            WeightsCommand.class
        },
        description = "Who wins a two-player game of perfect information, in how many plies, and by which moves.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:all is well",
            "1:lines of a batch were no positions, or a tablebase or a strategy is wrong",
            "2:bad input; nothing was written to standard output",
            "3:a limit stopped the work before its end, or an engine was too weak to prove a strategy",
            "4:a game, an engine or the machine failed",
            "130:Ctrl-C stopped the work before its end"
        })
final class Foregone {

    private final Context context;
    private final FailureHandler failures;

    Foregone(Context context) {
        this.context = context;
        this.failures = new FailureHandler(context.console().err(), context::isVerbose);
    }

    @Option(
            names = "--verbose",
            scope = ScopeType.INHERIT,
            description = "Report rejected plug-ins, and where in the code a failure came from.")
    void setVerbose(boolean verbose) {
        context.setVerbose(verbose);
    }

    /** Runs a command line and returns the exit status. Never throws because of a user or a plug-in. */
    int run(String... args) {
        Interruption interruption = context.interruption();
        try (interruption) {
            int status = execute(args);
            context.console().out().flush();
            context.console().err().flush();
            return status;
        }
    }

    private int execute(String... args) {
        try {
            return commandLine().execute(args);
        } catch (Error error) {
            return failures.handle(error);
        }
    }

    CommandLine commandLine() {
        return new CommandLine(this, new Subcommand.Factory(context))
                .setOut(context.console().out())
                .setErr(context.console().err())
                .setColorScheme(Help.defaultColorScheme(context.console().ansi()))
                .registerConverter(Duration.class, Quantities::time)
                .registerConverter(Strength.class, Quantities::strength)
                .registerConverter(PliesRange.class, PliesRange::of)
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }
}

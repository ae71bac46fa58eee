package dev.foregone.cli;

import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command itself and the parts shared by its subcommands. Plug-ins are discovered when a subcommand needs them. */
@Command(
        name = "foregone",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
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
final class Foregone implements Runnable {

    private final Supplier<Games> games;
    private final Supplier<Engines> engines;
    private final PluginPath pluginPath;
    private final Console console;
    private final Interruption interruption = new Interruption();
    private final FailureHandler failures;
    private @Nullable Games foundGames;

    @Option(
            names = "--verbose",
            scope = ScopeType.INHERIT,
            description = "Report rejected plug-ins, and where in the code a failure came from.")
    private boolean verbose;

    Foregone(Supplier<Games> games, Supplier<Engines> engines, PluginPath pluginPath, Console console) {
        this.games = games;
        this.engines = engines;
        this.pluginPath = pluginPath;
        this.console = console;
        this.failures = new FailureHandler(console.err(), () -> verbose);
    }

    /** Runs a command line and returns the exit status. Never throws because of a user or a plug-in. */
    int run(String... args) {
        try (interruption) {
            int status = execute(args);
            console.out().flush();
            console.err().flush();
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
        return new CommandLine(this)
                .addSubcommand(new HelpCommand(this))
                .addSubcommand(new GamesCommand(this))
                .addSubcommand(new EnginesCommand(this))
                .addSubcommand(new PluginsCommand(this))
                .addSubcommand(new SolveCommand(this))
                .addSubcommand(new PlayCommand(this))
                .addSubcommand(new ReviewCommand(this))
                .addSubcommand(new PuzzleCommand(this))
                .addSubcommand(new TreeCommand(this))
                .addSubcommand(new ExploreCommand(this))
                .addSubcommand(tablebase())
                .addSubcommand(strategy())
                .addSubcommand(new TrainCommand(this))
                .addSubcommand(weights())
                .setOut(console.out())
                .setErr(console.err())
                .setColorScheme(Help.defaultColorScheme(console.ansi()))
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }

    private CommandLine tablebase() {
        return new CommandLine(new TablebaseCommand())
                .addSubcommand(new TablebaseBuildCommand(this))
                .addSubcommand(new TablebaseStatsCommand(this))
                .addSubcommand(new TablebaseFindCommand(this))
                .addSubcommand(new TablebaseReduceCommand(this))
                .addSubcommand(new TablebaseVerifyCommand(this));
    }

    private CommandLine strategy() {
        return new CommandLine(new StrategyCommand())
                .addSubcommand(new StrategyBuildCommand(this))
                .addSubcommand(new StrategyStatsCommand(this))
                .addSubcommand(new StrategyGraphCommand(this))
                .addSubcommand(new StrategyVerifyCommand(this));
    }

    private CommandLine weights() {
        return new CommandLine(new WeightsCommand()).addSubcommand(new WeightsStatsCommand(this));
    }

    @Override
    public void run() {
        throw new UsageException(
                "a command is missing\n  accepted: solve, play, review, puzzle, tree, explore, tablebase, strategy, train, weights, games, engines, plugins,"
                        + " help\n"
                        + "  see: foregone --help");
    }

    /** The same instances each time, so that objects made by one game can be told from those of another. */
    Games games() {
        Games found = foundGames;
        if (found == null) {
            found = games.get();
            foundGames = found;
            report(found.report());
        }
        return found;
    }

    Engines engines() {
        Engines found = engines.get();
        report(found.report());
        return found;
    }

    /** The game that a user asks for. */
    Game<?, ?> game(String id) {
        Games found = games();
        return lookUp(id, found.ids(), found::get);
    }

    /** The engine that a user asks for. */
    Engine engine(String id) {
        Engines found = engines();
        return lookUp(id, found.ids(), found::get);
    }

    /** What of the plug-in path adds nothing. Finds all plug-ins, but not if that path is empty, as it mostly is. */
    List<PluginPath.Unused> unused() {
        return pluginPath.elements().isEmpty()
                ? List.of()
                : pluginPath.unused(List.of(games().report(), engines.get().report()));
    }

    Console console() {
        return console;
    }

    Interruption interruption() {
        return interruption;
    }

    private <T> T lookUp(String id, List<String> ids, Function<String, T> get) {
        return Lookup.orSuggest(id, ids, get, () -> pluginPath.hint(id, ids, unused()));
    }

    private void report(DiscoveryReport report) {
        if (verbose) {
            report.rejected().forEach(entry -> console.err().println(SafeText.message(entry.toString())));
        }
    }
}

package dev.foregone.cli.options;

import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.Interruption;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What all commands of one run share: plug-ins, discovered when a command needs them, the console, and Ctrl-C. */
public final class Context {

    private final Supplier<Games> games;
    private final Supplier<Engines> engines;
    private final PluginPath pluginPath;
    private final Console console;
    private final Interruption interruption = new Interruption();
    private boolean isVerbose;
    private @Nullable Games foundGames;

    public Context(Supplier<Games> games, Supplier<Engines> engines, PluginPath pluginPath, Console console) {
        this.games = games;
        this.engines = engines;
        this.pluginPath = pluginPath;
        this.console = console;
    }

    public void setVerbose(boolean verbose) {
        isVerbose = verbose;
    }

    public boolean isVerbose() {
        return isVerbose;
    }

    /** The same instances each time, so that objects made by one game can be told from those of another. */
    public Games games() {
        Games found = foundGames;
        if (found == null) {
            found = games.get();
            foundGames = found;
            report(found.report());
        }
        return found;
    }

    public Engines engines() {
        Engines found = engines.get();
        report(found.report());
        return found;
    }

    /** The game that a user asks for. */
    public Game<?, ?> game(String id) {
        Games found = games();
        return lookUp(id, found.ids(), found::get);
    }

    /** The engine that a user asks for. */
    Engine engine(String id) {
        Engines found = engines();
        return lookUp(id, found.ids(), found::get);
    }

    /** What of the plug-in path adds nothing. Finds all plug-ins, but not if that path is empty, as it mostly is. */
    public List<PluginPath.Unused> unused() {
        return pluginPath.elements().isEmpty()
                ? List.of()
                : pluginPath.unused(List.of(games().report(), engines.get().report()));
    }

    public PluginPath pluginPath() {
        return pluginPath;
    }

    public Console console() {
        return console;
    }

    public Interruption interruption() {
        return interruption;
    }

    private <T> T lookUp(String id, List<String> ids, Function<String, T> get) {
        return Lookup.orSuggest(id, ids, get, () -> pluginPath.hint(id, ids, unused()));
    }

    private void report(DiscoveryReport report) {
        if (isVerbose) {
            report.rejected().forEach(entry -> console.err().println(SafeText.message(entry.toString())));
        }
    }
}

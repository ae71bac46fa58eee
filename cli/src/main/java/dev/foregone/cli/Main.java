package dev.foregone.cli;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

/** Starts the command with the games and engines that are on the path, and the process's own streams. */
public final class Main {

    private Main() {}

    /**
     * Runs the command and ends the process with its exit status.
     *
     * @param args the command line
     */
    public static void main(String... args) {
        Output output = Output.standard();
        Console console = Console.ofProcess(output, System.getenv());
        PluginPath pluginPath = PluginPath.of(System.getenv());
        int status = new Foregone(Games::load, Engines::load, pluginPath, console).run(args);
        System.exit(output.finish(console, status));
    }
}

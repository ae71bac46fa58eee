package dev.foregone.cli;

import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.PluginPath;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.Output;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

/** Starts the command with the games and engines that are on the path, and the process's own streams. */
public final class Main {

    private static final String FULL =
            "foregone: Java's heap is full\n  give Java a larger one: FOREGONE_JAVA_OPTS=-Xmx...";

    private Main() {}

    /**
     * Runs the command and ends the process with its exit status. Java would end with 1 where an error is not caught, which
     * means that a tablebase is wrong.
     *
     * @param args the command line
     */
    @SuppressWarnings("CatchAndPrintStackTrace") // there is nobody to throw it to, and no log
    public static void main(String... args) {
        int status = ExitStatus.FAILED;
        try {
            status = run(args);
        } catch (OutOfMemoryError full) {
            System.err.println(FULL); // a message that takes no memory to make
        } catch (Throwable fault) { // no command throws; if one did, Java would end with 1
            fault.printStackTrace();
        } finally {
            System.exit(status);
        }
    }

    private static int run(String... args) {
        Output output = Output.standard();
        Console console = Console.ofProcess(output, System.getenv());
        PluginPath pluginPath = PluginPath.of(System.getenv());
        int status = new Foregone(new Context(Games::load, Engines::load, pluginPath, console)).run(args);
        return output.finish(console, status);
    }
}

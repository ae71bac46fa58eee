package dev.foregone.cli;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.function.Supplier;
import picocli.CommandLine.Help.Ansi;

/** Runs command lines in this process, with streams of its own. */
record Cli(Supplier<Games> games, Supplier<Engines> engines, String input, Ansi ansi, boolean watched) {

    /** What a command line came to. */
    record Run(int status, String out, String err) {}

    /** With the plug-ins that are on the path. */
    static Cli real() {
        return new Cli(Games::load, Engines::load, "", Ansi.OFF, false);
    }

    /** With these plug-ins and no others. */
    static Cli with(Games games, Engines engines) {
        return new Cli(() -> games, () -> engines, "", Ansi.OFF, false);
    }

    Cli reading(String text) {
        return new Cli(games, engines, text, ansi, watched);
    }

    Cli coloured() {
        return new Cli(games, engines, input, Ansi.ON, watched);
    }

    Cli whileWatched() {
        return new Cli(games, engines, input, ansi, true);
    }

    Run run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader(input));
        Console console = new Console(in, new PrintWriter(out), new PrintWriter(err), ansi, watched);
        int status = new Foregone(games, engines, console).run(args);
        return new Run(status, unix(out), unix(err));
    }

    private static String unix(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}

package dev.foregone.cli;

import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.PluginPath;
import dev.foregone.cli.terminal.Console;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/** Runs command lines in this process, with streams of its own. */
record Cli(
        Supplier<Games> games,
        Supplier<Engines> engines,
        List<String> pluginPath,
        String input,
        Ansi ansi,
        boolean watched) {

    /** What a command line came to. */
    record Run(int status, String out, String err) {}

    /** With the plug-ins that are on the path. */
    static Cli real() {
        return new Cli(Games::load, Engines::load, List.of(), "", Ansi.OFF, false);
    }

    /** With these plug-ins and no others. */
    static Cli with(Games games, Engines engines) {
        return new Cli(() -> games, () -> engines, List.of(), "", Ansi.OFF, false);
    }

    Cli reading(String text) {
        return new Cli(games, engines, pluginPath, text, ansi, watched);
    }

    Cli coloured() {
        return new Cli(games, engines, pluginPath, input, Ansi.ON, watched);
    }

    Cli whileWatched() {
        return new Cli(games, engines, pluginPath, input, ansi, true);
    }

    /** As if the launcher had been given these jars, in place of all plug-ins but those that are on the path. */
    Cli withPluginPath(String... elements) {
        ClassLoader loader =
                new URLClassLoader(Stream.of(elements).map(Cli::url).toArray(URL[]::new), Cli.class.getClassLoader());
        return new Cli(() -> Games.load(loader), () -> Engines.load(loader), List.of(elements), input, ansi, watched);
    }

    private static URL url(String path) {
        try {
            return Path.of(path).toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    Run run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader(input));
        int status = run(in, out, err, args);
        return new Run(status, unix(out), unix(err));
    }

    /** With streams that the test looks after; the output is buffered as that of a process is. */
    int run(BufferedReader in, Writer out, Writer err, String... args) {
        PrintWriter buffered = new PrintWriter(new BufferedWriter(out, 1 << 16));
        Console console = new Console(in, buffered, new PrintWriter(err), ansi, watched);
        return new Foregone(new Context(games, engines, new PluginPath(pluginPath), console)).run(args);
    }

    private static String unix(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}

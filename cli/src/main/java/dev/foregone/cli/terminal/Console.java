package dev.foregone.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/**
 * The streams that a command reads and writes. Text is written in UTF-8.
 *
 * @param in standard input
 * @param out standard output, for answers
 * @param err standard error, for messages and progress
 * @param ansi whether answers are coloured
 * @param watched whether a person sees standard error as it is written
 */
public record Console(BufferedReader in, PrintWriter out, PrintWriter err, Ansi ansi, boolean watched) {

    public static Console ofProcess(OutputStream out, Map<String, String> environment) {
        return new Console(
                new BufferedReader(new TextReader(new FileInputStream(FileDescriptor.in))),
                new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
                new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                colours(environment, isTerminal("out")) ? Ansi.ON : Ansi.OFF,
                isTerminal("err"));
    }

    /** Colours, if answers are coloured. */
    public TerminalColours palette() {
        return new TerminalColours(ansi);
    }

    /** Writes a line of an answer, or several. */
    public void println(String text) {
        out.println(text);
    }

    /** Writes the lines of a table. */
    public void print(TextTable table) {
        table.lines().forEach(out::println);
    }

    /** The same, as if nobody were watching: for work that shows its progress itself. */
    public Console unwatched() {
        return new Console(in, out, err, ansi, false);
    }

    /** The launcher checks each stream; without it, an existing console means that all are terminals. */
    private static boolean isTerminal(String stream) {
        String given = System.getProperty("foregone.terminal." + stream);
        return given == null ? Ansi.AUTO.enabled() : Boolean.parseBoolean(given);
    }

    /** The conventions of no-color.org and bixense.com/clicolors. */
    static boolean colours(Map<String, String> environment, boolean terminal) {
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
            return false;
        }
        if (!environment.getOrDefault("CLICOLOR_FORCE", "0").equals("0")) {
            return true;
        }
        boolean wanted = !environment.getOrDefault("CLICOLOR", "1").equals("0");
        return terminal && wanted && !environment.getOrDefault("TERM", "").equals("dumb");
    }
}

package dev.foregone.cli.terminal;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

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

    /** An outcome, in its colour if answers are coloured: wins green, draws yellow, losses red. */
    public String coloured(Outcome outcome) {
        return paint(outcome.toString(), colour(outcome.value()));
    }

    public String coloured(GameValue value) {
        return paint(value.name(), colour(value));
    }

    public String heading(String text) {
        return paint(text, Style.bold);
    }

    private static IStyle colour(GameValue value) {
        return switch (value) {
            case WIN -> Style.fg_green;
            case DRAW -> Style.fg_yellow;
            case LOSS -> Style.fg_red;
        };
    }

    private String paint(String text, IStyle style) {
        return Help.defaultColorScheme(ansi).apply(text, List.of(style)).toString();
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

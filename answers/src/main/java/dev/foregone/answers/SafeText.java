package dev.foregone.answers;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;

/** Text that somebody else wrote, made fit for a message: no control characters, and not longer than people read. */
public final class SafeText {

    private static final int LONGEST_QUOTE = 200;
    private static final int LONGEST_MESSAGE = 4_000;

    private SafeText() {}

    /** What a user typed, in quotation marks; of a long text only the beginning, and how long it was. */
    public static String quoted(String text) {
        return text.length() <= LONGEST_QUOTE
                ? "\"" + printable(text) + "\""
                : "\"" + printable(beginning(text, LONGEST_QUOTE / 2)) + "...\" (" + text.length() + " characters)";
    }

    /** A text on one line, at most this many characters of it. */
    public static String line(String text, int most) {
        String joined = bounded(text, most)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("; "));
        return printable(joined.replace('\t', ' '));
    }

    /** A message of one or more lines. */
    public static String message(String text) {
        return lines(bounded(text, LONGEST_MESSAGE));
    }

    /** Where in the code something was thrown, and why: all of it. */
    public static String trace(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return lines(trace.toString().replace("\t", "    "));
    }

    private static String lines(String text) {
        return text.lines().map(SafeText::printable).collect(Collectors.joining("\n"));
    }

    /** The end of a message says what to do, so of a long one both ends are kept. */
    private static String bounded(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        String begin = beginning(text, most - most / 4);
        String end = text.substring(text.length() - most / 4);
        return begin + " ... (" + (text.length() - begin.length() - end.length()) + " characters) ... " + end;
    }

    /** Does not cut a character in two that takes up two places. */
    private static String beginning(String text, int length) {
        return text.substring(0, Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length);
    }

    private static String printable(String text) {
        return text.codePoints().mapToObj(SafeText::printable).collect(Collectors.joining());
    }

    private static String printable(int character) {
        return Character.isISOControl(character) ? String.format("\\u%04x", character) : Character.toString(character);
    }
}

package dev.foregone.answers;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.stream.Collectors;

/** Foreign text made fit for a message: no control characters and a bounded length. */
public final class SafeText {

    private static final int LONGEST_QUOTE = 200;
    private static final int LONGEST_MESSAGE = 4_000;

    private SafeText() {}

    /** User input in quotation marks; of a long text only the beginning and its length. */
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

    /** The full stack trace. */
    public static String trace(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return lines(trace.toString().replace("\t", "    "));
    }

    private static String lines(String text) {
        return text.lines().map(SafeText::printable).collect(Collectors.joining("\n"));
    }

    /** The end of a message says what to do, so both ends of a long one are kept. */
    private static String bounded(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        String begin = beginning(text, most - most / 4);
        String end = text.substring(text.length() - most / 4);
        return begin + " ... (" + (text.length() - begin.length() - end.length()) + " characters) ... " + end;
    }

    /** Does not split a surrogate pair. */
    private static String beginning(String text, int length) {
        return text.substring(0, Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length);
    }

    private static String printable(String text) {
        return text.codePoints().mapToObj(SafeText::printable).collect(Collectors.joining());
    }

    private static String printable(int character) {
        return Character.isISOControl(character)
                ? String.format(Locale.ROOT, "\\u%04x", character)
                : Character.toString(character);
    }
}

package dev.foregone.cli.options;

import dev.foregone.answers.SafeText;
import dev.foregone.api.Outcome;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * Numbers of plies.
 *
 * @param least the least
 * @param most the most
 */
public record PliesRange(int least, int most) {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

    public boolean contains(Outcome outcome) {
        return !outcome.isEndless() && outcome.plies() >= least && outcome.plies() <= most;
    }

    /** Reads {@code 12} or {@code 12-20}. */
    public static PliesRange of(String text) {
        Matcher matcher = RANGE.matcher(text);
        if (matcher.matches()) {
            int least = Integer.parseInt(matcher.group(1));
            int most = matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2));
            if (least <= most) {
                return new PliesRange(least, most);
            }
        }
        throw new TypeConversionException(
                SafeText.quoted(text) + " is not a number of plies, or two such as 12-20, the lesser one first");
    }
}

package dev.foregone.answers;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as people write them. */
public final class Durations {

    /** The accepted texts, for messages. */
    public static final String ACCEPTED = "a time such as 500ms, 10s, 2m or 1h";

    private static final Pattern NUMBER_AND_UNIT = Pattern.compile("(\\d{1,15}) *([a-z]*)");

    private static final Map<String, Duration> UNITS = Map.of(
            "ms", Duration.ofMillis(1),
            "s", Duration.ofSeconds(1),
            "m", Duration.ofMinutes(1),
            "h", Duration.ofHours(1));

    private Durations() {}

    /**
     * Reads a time.
     *
     * @param text {@code 500ms}, {@code 10s}, {@code 2m}, {@code 1h}
     * @return the time, or empty if the text is not a time, or has more than 15 digits
     */
    public static Optional<Duration> parse(String text) {
        Matcher matcher = NUMBER_AND_UNIT.matcher(text);
        Duration unit = matcher.matches() ? UNITS.get(matcher.group(2)) : null;
        return Optional.ofNullable(unit).map(one -> one.multipliedBy(Long.parseLong(matcher.group(1))));
    }

    /** Writes a time so that it is read back, to the millisecond. */
    static String text(Duration time) {
        return time.toMillisPart() == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
    }
}

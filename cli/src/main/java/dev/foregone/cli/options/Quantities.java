package dev.foregone.cli.options;

import dev.foregone.answers.Durations;
import dev.foregone.answers.SafeText;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Strength;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times, sizes and counts as people write them. */
public final class Quantities {

    private static final Pattern NUMBER_AND_UNIT = Pattern.compile("(\\d{1,18})\\s*([a-zA-Z]*)");

    private static final Map<String, Long> SIZES =
            Map.of("", 1L, "b", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30, "t", 1L << 40);

    private Quantities() {}

    /** A time: {@code 500ms}, {@code 10s}, {@code 2m}, {@code 1h}. */
    public static final class Time implements ITypeConverter<Duration> {

        public Time() {}

        @Override
        public Duration convert(String text) {
            return accepted(Durations.parse(text).orElse(null), text, Durations.ACCEPTED);
        }
    }

    /** A size in bytes: {@code 65536}, {@code 64MB}, {@code 2GiB}; the units are powers of 1024. */
    public static final class Bytes implements ITypeConverter<Long> {

        Bytes() {}

        @Override
        public Long convert(String text) {
            Matcher matcher = NUMBER_AND_UNIT.matcher(text);
            Long unit = matcher.matches() ? SIZES.get(letter(matcher.group(2))) : null;
            return accepted(unit == null ? null : bytes(unit, number(matcher)), text, "a size such as 64MB or 2GB");
        }

        /** Null on overflow. */
        private static @Nullable Long bytes(long unit, long number) {
            try {
                return Math.multiplyExact(unit, number);
            } catch (ArithmeticException tooLarge) {
                return null;
            }
        }

        private static String letter(String unit) {
            return unit.toLowerCase(Locale.ROOT).replaceFirst("(?<=[kmgt])i?b$", "");
        }
    }

    /** A count from 1 on. */
    public static final class Count implements ITypeConverter<Long> {

        Count() {}

        @Override
        public Long convert(String text) {
            return whole(text, "0*[1-9]\\d{0,17}", "a whole number from 1 on");
        }
    }

    /** A number of plies from 1 on. */
    public static final class Plies implements ITypeConverter<Integer> {

        Plies() {}

        @Override
        public Integer convert(String text) {
            Integer plies = text.matches("0*[1-9]\\d{0,3}") ? Integer.valueOf(text) : null;
            return accepted(plies, text, "a whole number from 1 to 9999");
        }
    }

    /** A number of threads. */
    public static final class Threads implements ITypeConverter<Integer> {

        Threads() {}

        @Override
        public Integer convert(String text) {
            Integer count = text.matches("0*\\d{1,4}") ? Integer.valueOf(text) : null;
            boolean inRange = count != null && count >= 1 && count <= SolverOptions.MAX_THREADS;
            return accepted(inRange ? count : null, text, "a whole number from 1 to " + SolverOptions.MAX_THREADS);
        }
    }

    /** A port; 0 for any. */
    public static final class Port implements ITypeConverter<Integer> {

        private static final int GREATEST = 0xFFFF;

        Port() {}

        @Override
        public Integer convert(String text) {
            Integer port = text.matches("0*\\d{1,5}") ? Integer.valueOf(text) : null;
            boolean inRange = port != null && port <= GREATEST;
            return accepted(inRange ? port : null, text, "a port from 1 to " + GREATEST + ", or 0");
        }
    }

    /** A count from 0 on. */
    public static final class WholeNumber implements ITypeConverter<Long> {

        WholeNumber() {}

        @Override
        public Long convert(String text) {
            return whole(text, "\\d{1,18}", "a whole number from 0 on");
        }
    }

    /** A whole number, negative ones too. */
    public static final class Seed implements ITypeConverter<Long> {

        Seed() {}

        @Override
        public Long convert(String text) {
            return whole(text, "-?\\d{1,18}", "a whole number such as 7");
        }
    }

    /** A level of play. */
    static final class Level implements ITypeConverter<Double> {

        Level() {}

        @Override
        public Double convert(String text) {
            Double level = text.matches("\\d?(\\.\\d{1,9})?|\\d\\.") ? parsed(text) : null;
            return accepted(level, text, "a level from 0 (random) to 1 (perfect), such as 0.6");
        }

        private static @Nullable Double parsed(String text) {
            double level = text.chars().anyMatch(Character::isDigit) ? Double.parseDouble(text) : -1;
            return level >= 0 && level <= 1 ? level : null;
        }
    }

    /** A name of a strength. */
    static final class StrengthName implements ITypeConverter<Strength> {

        StrengthName() {}

        @Override
        public Strength convert(String text) {
            return accepted(Strength.named(text).orElse(null), text, "a strength\n  accepted: " + Strength.names());
        }
    }

    private static long number(Matcher matcher) {
        return Long.parseLong(matcher.group(1));
    }

    private static Long whole(String text, String form, String accepted) {
        return accepted(text.matches(form) ? Long.valueOf(text) : null, text, accepted);
    }

    /** The value; null means that the text is not accepted. */
    private static <T> T accepted(@Nullable T value, String text, String accepted) {
        if (value == null) {
            throw new TypeConversionException(SafeText.quoted(text) + " is not " + accepted);
        }
        return value;
    }
}

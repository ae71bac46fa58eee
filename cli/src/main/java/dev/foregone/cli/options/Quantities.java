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
    public static Duration time(String text) {
        return accepted(Durations.parse(text).orElse(null), text, Durations.ACCEPTED);
    }

    /** The strength of this name. */
    public static Strength strength(String text) {
        return accepted(Strength.named(text).orElse(null), text, "a strength\n  accepted: " + Strength.names());
    }

    /** A size in bytes: {@code 65536}, {@code 64MB}, {@code 2GiB}; the units are powers of 1024. */
    public static final class Bytes implements ITypeConverter<Long> {

        @Override
        public Long convert(String text) {
            Matcher matcher = NUMBER_AND_UNIT.matcher(text);
            Long unit = matcher.matches() ? SIZES.get(letter(matcher.group(2))) : null;
            Long bytes = unit == null ? null : bytes(unit, Long.parseLong(matcher.group(1)));
            return accepted(bytes, text, "a size such as 64MB or 2GB");
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

        @Override
        public Long convert(String text) {
            return whole(text, 1, Long.MAX_VALUE, "a whole number from 1 on");
        }
    }

    /** A time in minutes, up to a year. */
    public static final class Minutes implements ITypeConverter<Long> {

        @Override
        public Long convert(String text) {
            return whole(text, 1, 527_040, "a whole number of minutes from 1 to 527040");
        }
    }

    /** A count from 0 on. */
    public static final class WholeNumber implements ITypeConverter<Long> {

        @Override
        public Long convert(String text) {
            return whole(text, 0, Long.MAX_VALUE, "a whole number from 0 on");
        }
    }

    /** A whole number, negative ones too. */
    public static final class Seed implements ITypeConverter<Long> {

        @Override
        public Long convert(String text) {
            return whole(text, Long.MIN_VALUE, Long.MAX_VALUE, "a whole number such as 7");
        }
    }

    /** A number of plies from 1 on. */
    public static final class Plies implements ITypeConverter<Integer> {

        @Override
        public Integer convert(String text) {
            return (int) whole(text, 1, 9_999, "a whole number from 1 to 9999");
        }
    }

    /** A number of threads. */
    public static final class Threads implements ITypeConverter<Integer> {

        @Override
        public Integer convert(String text) {
            int most = SolverOptions.MAX_THREADS;
            return (int) whole(text, 1, most, "a whole number from 1 to " + most);
        }
    }

    /** A port; 0 for any. */
    public static final class Port implements ITypeConverter<Integer> {

        @Override
        public Integer convert(String text) {
            return (int) whole(text, 0, 0xFFFF, "a port from 1 to 65535, or 0");
        }
    }

    private static long whole(String text, long least, long most, String accepted) {
        Long number = text.matches(least < 0 ? "-?\\d{1,18}" : "0*\\d{1,18}") ? Long.valueOf(text) : null;
        return accepted(number != null && number >= least && number <= most ? number : null, text, accepted);
    }

    /** The value; null means that the text is not accepted. */
    private static <T> T accepted(@Nullable T value, String text, String accepted) {
        if (value == null) {
            throw new TypeConversionException(SafeText.quoted(text) + " is not " + accepted);
        }
        return value;
    }
}

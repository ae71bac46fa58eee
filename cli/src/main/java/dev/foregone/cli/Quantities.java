package dev.foregone.cli;

import dev.foregone.answers.Durations;
import dev.foregone.answers.SafeText;
import dev.foregone.api.SolverOptions;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times, sizes and counts as people write them. */
final class Quantities {

    private static final Pattern NUMBER_AND_UNIT = Pattern.compile("(\\d{1,18})\\s*([a-zA-Z]*)");

    private static final Map<String, Long> SIZES =
            Map.of("", 1L, "b", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30, "t", 1L << 40);

    private Quantities() {}

    /** A time: {@code 500ms}, {@code 10s}, {@code 2m}, {@code 1h}. */
    static final class Time implements ITypeConverter<Duration> {

        Time() {}

        @Override
        public Duration convert(String text) {
            return read(Durations.parse(text).orElse(null), text, Durations.ACCEPTED, Function.<Duration>identity());
        }
    }

    /** A size in bytes: {@code 65536}, {@code 64MB}, {@code 2GiB}; the units are powers of 1024. */
    static final class Bytes implements ITypeConverter<Long> {

        Bytes() {}

        @Override
        public Long convert(String text) {
            Matcher matcher = NUMBER_AND_UNIT.matcher(text);
            Long unit = matcher.matches() ? SIZES.get(letter(matcher.group(2))) : null;
            return read(unit, text, "a size such as 64MB or 2GB", of -> Math.multiplyExact(of, number(matcher)));
        }

        private static String letter(String unit) {
            return unit.toLowerCase(Locale.ROOT).replaceFirst("(?<=[kmgt])i?b$", "");
        }
    }

    /** A count from 1 on. */
    static final class Count implements ITypeConverter<Long> {

        Count() {}

        @Override
        public Long convert(String text) {
            Long one = text.matches("0*[1-9]\\d{0,17}") ? 1L : null;
            return read(one, text, "a whole number from 1 on", of -> of * Long.parseLong(text));
        }
    }

    /** A number of threads. */
    static final class Threads implements ITypeConverter<Integer> {

        Threads() {}

        @Override
        public Integer convert(String text) {
            Integer count = text.matches("0*\\d{1,4}") ? Integer.valueOf(text) : null;
            boolean accepted = count != null && count >= 1 && count <= SolverOptions.MAX_THREADS;
            return read(
                    accepted ? count : null,
                    text,
                    "a whole number from 1 to " + SolverOptions.MAX_THREADS,
                    Function.<Integer>identity());
        }
    }

    /** A port; 0 for any. */
    static final class Port implements ITypeConverter<Integer> {

        private static final int GREATEST = 0xFFFF;

        Port() {}

        @Override
        public Integer convert(String text) {
            Integer port = text.matches("0*\\d{1,5}") ? Integer.valueOf(text) : null;
            return read(
                    port != null && port <= GREATEST ? port : null,
                    text,
                    "a port from 1 to " + GREATEST + ", or 0",
                    Function.<Integer>identity());
        }
    }

    /** A count from 0 on. */
    static final class WholeNumber implements ITypeConverter<Long> {

        WholeNumber() {}

        @Override
        public Long convert(String text) {
            Long one = text.matches("\\d{1,18}") ? 1L : null;
            return read(one, text, "a whole number from 0 on", of -> of * Long.parseLong(text));
        }
    }

    /** A whole number, negative ones too. */
    static final class Seed implements ITypeConverter<Long> {

        Seed() {}

        @Override
        public Long convert(String text) {
            Long one = text.matches("-?\\d{1,18}") ? 1L : null;
            return read(one, text, "a whole number such as 7", of -> of * Long.parseLong(text));
        }
    }

    /** A level of play. */
    static final class Level implements ITypeConverter<Double> {

        Level() {}

        @Override
        public Double convert(String text) {
            Double level = text.matches("\\d?(\\.\\d{1,9})?|\\d\\.") ? parsed(text) : null;
            return read(
                    level, text, "a level from 0 (random) to 1 (perfect), such as 0.6", Function.<Double>identity());
        }

        private static @Nullable Double parsed(String text) {
            double level = text.chars().anyMatch(Character::isDigit) ? Double.parseDouble(text) : -1;
            return level >= 0 && level <= 1 ? level : null;
        }
    }

    private static long number(Matcher matcher) {
        return Long.parseLong(matcher.group(1));
    }

    private static <U, T> T read(@Nullable U unit, String text, String accepted, Function<U, T> read) {
        TypeConversionException wrong = new TypeConversionException(SafeText.quoted(text) + " is not " + accepted);
        if (unit == null) {
            throw wrong;
        }
        try {
            return read.apply(unit);
        } catch (ArithmeticException tooLarge) {
            throw wrong;
        }
    }
}

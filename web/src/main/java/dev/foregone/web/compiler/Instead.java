package dev.foregone.web.compiler;

import dev.foregone.api.GameState;
import dev.foregone.api.Solver;
import dev.foregone.services.Source;
import dev.foregone.tablebase.Tablebase;
import java.net.URL;
import java.net.URLConnection;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is called in place of methods that TeaVM's class library lacks, or that lead to files and threads. */
final class Instead {

    /** A page may have far more; how much, nobody says. */
    private static final long MEMORY = 1L << 30;

    private static final int NANOS_PER_MILLI = 1_000_000;

    private Instead() {}

    @InPlaceOf(type = Runtime.class)
    static long maxMemory(Runtime machine) {
        return MEMORY;
    }

    @InPlaceOf(type = Runtime.class)
    static int availableProcessors(Runtime machine) {
        return 1;
    }

    @InPlaceOf(type = Source.class, isStatic = true)
    static String of(Class<?> type) {
        return "this page";
    }

    @InPlaceOf(type = Class.class)
    static @Nullable URL getResource(Class<?> type, String name) {
        return PageResource.of(type, name);
    }

    @InPlaceOf(type = URL.class)
    static URLConnection openConnection(URL address) {
        return new PageResource(address);
    }

    @InPlaceOf(type = Duration.class)
    @SuppressWarnings("JavaDurationGetSecondsToToSeconds") // that is what this is
    static long toSeconds(Duration duration) {
        return duration.getSeconds();
    }

    @InPlaceOf(type = Duration.class)
    @SuppressWarnings("JavaDurationGetSecondsGetNano") // a part is what is wanted
    static int toMillisPart(Duration duration) {
        return duration.getNano() / NANOS_PER_MILLI;
    }

    @InPlaceOf(type = String.class)
    static Stream<String> lines(String text) {
        return text.isEmpty() ? Stream.empty() : Arrays.stream(text.split("\r\n|\r|\n"));
    }

    @InPlaceOf(type = Character.class, isStatic = true)
    static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    @InPlaceOf(type = Long.class, isStatic = true)
    static long parseUnsignedLong(String text, int radix) {
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                throw new NumberFormatException(text);
            }
            number = number * radix + digit;
        }
        return number;
    }

    /** TeaVM's own divides by the size, which may be 0. */
    @InPlaceOf(type = Map.class, isStatic = true)
    static Map<?, ?> copyOf(Map<?, ?> map) {
        return Collections.unmodifiableMap(new HashMap<>(map));
    }

    @InPlaceOf(type = Set.class, isStatic = true)
    static Set<?> copyOf(Collection<?> elements) {
        return Collections.unmodifiableSet(new HashSet<>(elements));
    }

    @InPlaceOf(type = Pattern.class)
    static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
        return Arrays.stream(pattern.split(text));
    }

    @InPlaceOf(type = Matcher.class)
    static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        StringBuffer text = new StringBuffer();
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(text, replacement.apply(matcher));
        }
        return matcher.appendTail(text).toString();
    }

    @InPlaceOf(type = Tablebase.class)
    @SuppressWarnings("DoNotCallSuggester") // it is called in place of what would find a tablebase
    static Optional<?> find(Tablebase<?, ?> none, GameState<?, ?> state) {
        throw noTablebase();
    }

    @InPlaceOf(type = Tablebase.class)
    @SuppressWarnings("DoNotCallSuggester") // it is called in place of what would find a tablebase
    static Solver<?, ?> solver(Tablebase<?, ?> none) {
        throw noTablebase();
    }

    @InPlaceOf(type = Tablebase.class)
    @SuppressWarnings("DoNotCallSuggester") // it is called in place of what would find a tablebase
    static Stream<?> sample(Tablebase<?, ?> none, long seed, Predicate<?> wanted) {
        throw noTablebase();
    }

    private static IllegalStateException noTablebase() {
        return new IllegalStateException("a page has no tablebases");
    }
}

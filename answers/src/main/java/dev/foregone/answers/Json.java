package dev.foregone.answers;

import dev.foregone.api.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An object for programs, in JSON on one line: properties in the order in which they are put. */
public final class Json {

    private static final String NONE = "null";

    private final StringBuilder properties = new StringBuilder();

    /** The two properties of an outcome; an endless draw has no plies. */
    public static Json of(Outcome outcome) {
        return new Json()
                .put("value", outcome.value())
                .put("plies", Optional.of(outcome.plies()).filter(plies -> !outcome.isEndless()));
    }

    /** The name of a constant in small letters. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** A property: a text, a number, a truth value, the name of a constant, an object, a list of such; null for what is empty. */
    public Json put(String name, Object value) {
        return append(name, written(value));
    }

    private Json append(String name, String written) {
        separate();
        properties.append(quoted(name)).append(':').append(written);
        return this;
    }

    /** The same, left out if it is empty. */
    public Json putAny(String name, Object value) {
        String written = written(value);
        return written.equals(NONE) ? this : append(name, written);
    }

    /** A list with something for each value. */
    public <T> Json putEach(String name, List<T> values, Function<? super T, ?> each) {
        return put(name, values.stream().map(each).toList());
    }

    /** All properties of another object. */
    public Json putAll(Json other) {
        if (other.properties.length() > 0) {
            separate();
            properties.append(other.properties);
        }
        return this;
    }

    private void separate() {
        if (properties.length() > 0) {
            properties.append(',');
        }
    }

    /** The object as it is written. */
    public String text() {
        return "{" + properties + "}";
    }

    private static String written(Object value) {
        if (value instanceof Optional<?> any) {
            return any.map(Json::written).orElse(NONE);
        }
        if (value instanceof OptionalInt any) {
            return any.isPresent() ? String.valueOf(any.getAsInt()) : NONE;
        }
        if (value instanceof OptionalDouble any) {
            return any.isPresent() ? written(any.getAsDouble()) : NONE;
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::written).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof Json object) {
            return object.text();
        }
        if (value instanceof Enum<?> constant) {
            return quoted(constant.name());
        }
        if (value instanceof Double number && !Double.isFinite(number)) {
            return NONE; // there is no other word for it
        }
        if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        throw new IllegalArgumentException("there is no JSON for " + value.getClass());
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            append(quoted, text.charAt(i));
        }
        return quoted.append('"').toString();
    }

    private static void append(StringBuilder to, char letter) {
        switch (letter) {
            case '"', '\\' -> to.append('\\').append(letter);
            case '\b' -> to.append("\\b");
            case '\f' -> to.append("\\f");
            case '\n' -> to.append("\\n");
            case '\r' -> to.append("\\r");
            case '\t' -> to.append("\\t");
            default -> {
                if (letter < ' ') {
                    to.append(letter < 16 ? "\\u000" : "\\u001").append("0123456789ABCDEF".charAt(letter & 15));
                } else {
                    to.append(letter);
                }
            }
        }
    }
}

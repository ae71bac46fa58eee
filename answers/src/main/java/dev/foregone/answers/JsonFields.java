package dev.foregone.answers;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The properties of a flat JSON object that somebody sends: texts, numbers, lists of texts.
 * What is wrong is thrown as a {@link UsageException} that begins in the middle of a sentence: {@code it is no object}.
 */
public final class JsonFields {

    private static final String TEXT = "text";
    private static final String NUMBER = "number";
    private static final String ARRAY = "array";

    private final Map<String, Field> fields;

    private JsonFields(Map<String, Field> fields) {
        this.fields = fields;
    }

    /** A value as it is written; that of a list is its texts. */
    private record Field(String kind, List<String> texts) {}

    /** Those of an empty object. */
    public static JsonFields none() {
        return new JsonFields(Map.of());
    }

    public static JsonFields read(String text) {
        JsonScanner json = new JsonScanner(text);
        refuse(!json.take('{'), () -> "it is no object");
        Map<String, Field> fields = new LinkedHashMap<>();
        if (!json.take('}')) {
            do {
                read(json, fields);
            } while (json.take(','));
            json.expect('}');
        }
        refuse(!json.isAtEnd(), () -> "there is more after the object");
        return new JsonFields(fields);
    }

    private static void refuse(boolean wrong, Supplier<String> why) {
        if (wrong) {
            throw new UsageException(why.get());
        }
    }

    private static void read(JsonScanner json, Map<String, Field> fields) {
        json.expect('"');
        String name = json.restOfText();
        json.expect(':');
        Field field = field(json, name);
        refuse(fields.put(name, field) != null, () -> "it has " + quoted(name) + " twice");
    }

    private static Field field(JsonScanner json, String name) {
        refuse(json.take('{'), () -> quoted(name) + " is an object");
        if (json.take('[')) {
            return new Field(ARRAY, restOfTexts(json, name));
        }
        if (json.take('"')) {
            return new Field(TEXT, List.of(json.restOfText()));
        }
        String word = json.word();
        return new Field(Character.isLetter(word.charAt(0)) ? "constant" : NUMBER, List.of(word));
    }

    private static List<String> restOfTexts(JsonScanner json, String name) {
        List<String> texts = new ArrayList<>();
        if (!json.take(']')) {
            do {
                refuse(!json.take('"'), () -> "not all in " + quoted(name) + " are texts");
                texts.add(json.restOfText());
            } while (json.take(','));
            json.expect(']');
        }
        return List.copyOf(texts);
    }

    /** Refuses properties other than these, which the message lists in their order. */
    public void refuseOthersThan(Collection<String> known) {
        fields.keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new UsageException("it has a property " + quoted(name) + ", and may have only "
                            + known.stream().map(JsonFields::quoted).collect(Collectors.joining(", ")));
                });
    }

    public Optional<String> text(String name) {
        return one(name, TEXT);
    }

    /** A whole number from the least to the most; 5.0 is one, and so is 5e0. */
    public Optional<Long> wholeNumber(String name, long least, long most) {
        return one(name, NUMBER)
                .map(text -> inRange(text, BigDecimal.valueOf(least), BigDecimal.valueOf(most))
                        .filter(JsonFields::isWhole)
                        .map(BigDecimal::longValueExact)
                        .orElseThrow(() -> refused(name, text, least, most)));
    }

    /** Empty if it is out of the range, be it with an exponent that no number has here. */
    private static Optional<BigDecimal> inRange(String text, BigDecimal least, BigDecimal most) {
        try {
            return Optional.of(new BigDecimal(text))
                    .filter(number -> number.compareTo(least) >= 0 && number.compareTo(most) <= 0);
        } catch (NumberFormatException exponent) {
            return Optional.empty();
        }
    }

    private static boolean isWhole(BigDecimal number) {
        return number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    }

    private static UsageException refused(String name, String text, long least, long most) {
        return new UsageException(
                quoted(name) + ": " + SafeText.line(text, 40) + " is not a whole number from " + least + " to " + most);
    }

    /** The texts of a list; empty if it is left out. */
    public Optional<List<String>> texts(String name) {
        return found(name, ARRAY).map(Field::texts);
    }

    private Optional<String> one(String name, String kind) {
        return found(name, kind).map(field -> field.texts().get(0));
    }

    private Optional<Field> found(String name, String kind) {
        Optional<Field> found = Optional.ofNullable(fields.get(name));
        if (found.isPresent() && !found.get().kind().equals(kind)) {
            throw new UsageException(quoted(name) + " is no " + kind);
        }
        return found;
    }

    private static String quoted(String name) {
        return "'" + SafeText.line(name, 40) + "'";
    }
}

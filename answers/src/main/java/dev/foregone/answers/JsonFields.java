package dev.foregone.answers;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The properties of a flat JSON object that somebody sends: texts, numbers, lists of texts.
 * What is wrong is thrown as a {@link UsageException} that begins in the middle of a sentence: {@code it is no object}.
 */
public final class JsonFields {

    private static final JsonFactory JSON = new JsonFactory();

    private static final Set<JsonToken> NUMBERS = Set.of(JsonToken.VALUE_NUMBER_INT, JsonToken.VALUE_NUMBER_FLOAT);

    private final Map<String, Field> fields;

    private JsonFields(Map<String, Field> fields) {
        this.fields = fields;
    }

    /** A value as it is written; that of a list is its texts. */
    private record Field(JsonToken kind, List<String> texts) {}

    /** Those of an empty object. */
    public static JsonFields none() {
        return new JsonFields(Map.of());
    }

    public static JsonFields read(String text) {
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), text)) {
            expect(json.nextToken(), JsonToken.START_OBJECT, "it is no object");
            Map<String, Field> fields = new LinkedHashMap<>();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                read(json, fields);
            }
            expect(json.nextToken(), null, "there is more after the object");
            return new JsonFields(fields);
        } catch (JacksonException noJson) {
            throw new UsageException("it is no JSON: " + noJson.getOriginalMessage());
        }
    }

    private static void read(JsonParser json, Map<String, Field> fields) {
        String name = json.currentName();
        JsonToken kind = json.nextToken();
        Field field = kind == JsonToken.START_ARRAY
                ? new Field(kind, texts(json, name))
                : new Field(kind, List.of(value(json, name)));
        if (fields.put(name, field) != null) {
            throw new UsageException("it has " + quoted(name) + " twice");
        }
    }

    private static String value(JsonParser json, String name) {
        if (json.currentToken() == JsonToken.START_OBJECT) {
            throw new UsageException(quoted(name) + " is an object");
        }
        return json.getString();
    }

    private static List<String> texts(JsonParser json, String name) {
        List<String> texts = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            expect(json.currentToken(), JsonToken.VALUE_STRING, "not all in " + quoted(name) + " are texts");
            texts.add(json.getString());
        }
        return List.copyOf(texts);
    }

    private static void expect(@Nullable JsonToken found, @Nullable JsonToken expected, String otherwise) {
        if (found != expected) {
            throw new UsageException(otherwise);
        }
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
        return one(name, Set.of(JsonToken.VALUE_STRING), "text");
    }

    /** A whole number from the least to the most; 5.0 is one, and so is 5e0. */
    public Optional<Long> wholeNumber(String name, long least, long most) {
        return one(name, NUMBERS, "number")
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
        return found(name, Set.of(JsonToken.START_ARRAY), "array").map(Field::texts);
    }

    private Optional<String> one(String name, Set<JsonToken> kinds, String kind) {
        return found(name, kinds, kind).map(field -> field.texts().get(0));
    }

    private Optional<Field> found(String name, Set<JsonToken> kinds, String kind) {
        Optional<Field> found = Optional.ofNullable(fields.get(name));
        if (found.isPresent() && !kinds.contains(found.get().kind())) {
            throw new UsageException(quoted(name) + " is no " + kind);
        }
        return found;
    }

    private static String quoted(String name) {
        return "'" + SafeText.line(name, 40) + "'";
    }
}

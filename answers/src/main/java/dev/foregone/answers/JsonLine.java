package dev.foregone.answers;

import dev.foregone.api.Outcome;
import java.io.StringWriter;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Text for programs: one JSON object on one line. */
public final class JsonLine {

    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    public static String object(Consumer<JsonGenerator> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            fields.accept(json);
            json.writeEndObject();
        }
        return text.toString();
    }

    /** An array of objects, one for each value. */
    public static <T> void array(JsonGenerator json, String name, Iterable<T> values, Consumer<T> fields) {
        json.writeArrayPropertyStart(name);
        for (T value : values) {
            json.writeStartObject();
            fields.accept(value);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** An array of texts. */
    public static void texts(JsonGenerator json, String name, Iterable<String> texts) {
        json.writeArrayPropertyStart(name);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    /** A text, or null. */
    public static void text(JsonGenerator json, String name, Optional<String> value) {
        if (value.isPresent()) {
            json.writeStringProperty(name, value.get());
        } else {
            json.writeNullProperty(name);
        }
    }

    /** The two properties of an outcome; an endless draw has no plies. */
    public static void write(JsonGenerator json, Outcome outcome) {
        json.writeStringProperty("value", outcome.value().name());
        if (outcome.isEndless()) {
            json.writeNullProperty("plies");
        } else {
            json.writeNumberProperty("plies", outcome.plies());
        }
    }
}

package dev.foregone.web.tools.jackson.core;

import org.jspecify.annotations.Nullable;

/** Writes JSON as Jackson's generator of the same name does, character by character. */
public final class JsonGenerator implements AutoCloseable {

    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private final StringBuffer out;
    private boolean follows;

    public JsonGenerator(StringBuffer out) {
        this.out = out;
    }

    private void separate() {
        if (follows) {
            out.append(',');
        }
        follows = true;
    }

    private JsonGenerator name(String name) {
        separate();
        quote(name);
        out.append(':');
        return this;
    }

    private JsonGenerator value(String text) {
        out.append(text);
        return this;
    }

    private JsonGenerator open(char bracket) {
        out.append(bracket);
        follows = false;
        return this;
    }

    private JsonGenerator end(char bracket) {
        out.append(bracket);
        follows = true;
        return this;
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            escape(text.charAt(i));
        }
        out.append('"');
    }

    private void escape(char letter) {
        switch (letter) {
            case '"', '\\' -> out.append('\\').append(letter);
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (letter < ' ') {
                    out.append("\\u00").append(HEX[letter >> 4]).append(HEX[letter & 15]);
                } else {
                    out.append(letter);
                }
            }
        }
    }

    public JsonGenerator writeStartObject() {
        separate();
        return open('{');
    }

    public JsonGenerator writeEndObject() {
        return end('}');
    }

    public JsonGenerator writeObjectPropertyStart(String name) {
        return name(name).open('{');
    }

    public JsonGenerator writeArrayPropertyStart(String name) {
        return name(name).open('[');
    }

    public JsonGenerator writeEndArray() {
        return end(']');
    }

    public JsonGenerator writeString(@Nullable String text) {
        separate();
        return text(text);
    }

    public JsonGenerator writeStringProperty(String name, @Nullable String text) {
        return name(name).text(text);
    }

    private JsonGenerator text(@Nullable String text) {
        if (text == null) {
            return value("null");
        }
        quote(text);
        return this;
    }

    public JsonGenerator writeNullProperty(String name) {
        return name(name).value("null");
    }

    public JsonGenerator writeBooleanProperty(String name, boolean value) {
        return name(name).value(String.valueOf(value));
    }

    public JsonGenerator writeNumberProperty(String name, int number) {
        return name(name).value(String.valueOf(number));
    }

    public JsonGenerator writeNumberProperty(String name, long number) {
        return name(name).value(String.valueOf(number));
    }

    public JsonGenerator writeNumberProperty(String name, double number) {
        return name(name).value(String.valueOf(number));
    }

    @Override
    public void close() {}
}

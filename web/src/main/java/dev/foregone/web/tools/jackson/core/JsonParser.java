package dev.foregone.web.tools.jackson.core;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads JSON token by token. It looks at each of them alone: whether they stand where they may is for its reader to say. */
public final class JsonParser implements AutoCloseable {

    private static final int HEX = 16;
    private static final int DIGITS = 4;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][-+]?\\d+)?");

    private final String text;
    private int at;
    private String string = "";
    private @Nullable JsonToken current;

    public JsonParser(String text) {
        this.text = text;
    }

    public @Nullable JsonToken nextToken() {
        current = read();
        return current;
    }

    public @Nullable JsonToken currentToken() {
        return current;
    }

    private @Nullable JsonToken read() {
        while (at < text.length() && " \t\r\n,:".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (at == text.length()) {
            return null;
        }
        return switch (text.charAt(at++)) {
            case '{' -> JsonToken.START_OBJECT;
            case '}' -> JsonToken.END_OBJECT;
            case '[' -> JsonToken.START_ARRAY;
            case ']' -> JsonToken.END_ARRAY;
            case '"' -> string();
            default -> other();
        };
    }

    private JsonToken string() {
        StringBuilder read = new StringBuilder();
        char letter = letter();
        while (letter != '"') {
            read.append(letter == '\\' ? escaped() : letter);
            letter = letter();
        }
        string = read.toString();
        int next = at;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        boolean names = next < text.length() && text.charAt(next) == ':';
        return names ? JsonToken.PROPERTY_NAME : JsonToken.VALUE_STRING;
    }

    private char letter() {
        if (at == text.length()) {
            throw new JacksonException("it ends within a text");
        }
        return text.charAt(at++);
    }

    private char escaped() {
        char letter = letter();
        return switch (letter) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < DIGITS; i++) {
                    code = code * HEX + Character.digit(letter(), HEX);
                }
                yield (char) code;
            }
            default -> letter;
        };
    }

    private JsonToken other() {
        int from = at - 1;
        while (at < text.length() && ",:{}[]\" \t\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        string = text.substring(from, at);
        return switch (string) {
            case "true" -> JsonToken.VALUE_TRUE;
            case "false" -> JsonToken.VALUE_FALSE;
            case "null" -> JsonToken.VALUE_NULL;
            default -> number();
        };
    }

    private JsonToken number() {
        if (!NUMBER.matcher(string).matches()) {
            throw new JacksonException("it is no value: " + string);
        }
        return string.matches("-?\\d+") ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_NUMBER_FLOAT;
    }

    public String currentName() {
        return string;
    }

    public String getString() {
        return string;
    }

    @Override
    public void close() {}
}

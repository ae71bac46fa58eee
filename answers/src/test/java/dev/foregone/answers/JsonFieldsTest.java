package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** JSON is read as strictly as Jackson does. */
class JsonFieldsTest {

    private static boolean isReadByJackson(String text) {
        try (JsonParser json = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            while (json.nextToken() != null) {
                json.getString();
            }
            return true;
        } catch (JacksonException wrong) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                " {\t} \r\n",
                "{\"a\":\"\"}",
                "{\"a\" : [ ] , \"b\":[\"x\",\"y\"]}",
                "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\"}",
                "{\"a\":-0.5e+3,\"b\":true,\"c\":false,\"d\":null,\"e\":0,\"f\":1E9}"
            })
    void whatIsJsonIsRead(String text) {
        assertThat(isReadByJackson(text)).isTrue();
        JsonFields.read(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{,}",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{\"a\":}",
                "{\"a\"}",
                "{a:1}",
                "{'a':1}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":[\"x\",]}",
                "{\"a\":[\"x\" \"y\"]}",
                "{\"a\":[\"x\"}",
                "{\"a\":01}",
                "{\"a\":+1}",
                "{\"a\":1.}",
                "{\"a\":.5}",
                "{\"a\":1e}",
                "{\"a\":1x}",
                "{\"a\":truex}",
                "{\"a\":NaN}",
                "{\"a\":\"x}",
                "{\"a\":\"\\",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12g4\"}",
                "{\"a\":\"\\u+123\"}",
                "{\"a\":\"two\nlines\"}"
            })
    void whatIsNoJsonIsRefused(String text) {
        assertThat(isReadByJackson(text)).isFalse();
        assertThatThrownBy(() -> JsonFields.read(text)).isInstanceOf(UsageException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | it is no object",
                "{\"a\":{}} | 'a' is an object",
                "{\"a\":[1]} | not all in 'a' are texts",
                "{\"a\":1,\"a\":2} | it has 'a' twice",
                "{} {} | there is more after the object",
                "{\"a\":1 | it is no JSON: there is no '}' at letter 7"
            })
    void whatIsWrongIsSaid(String text, String why) {
        assertThatThrownBy(() -> JsonFields.read(text)).hasMessage(why);
    }

    @Test
    void aTextIsUnescaped() {
        JsonFields fields = JsonFields.read("{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\",\"b\":5.0,\"c\":null}");
        assertThat(fields.text("a")).hasValue("\"\\/\b\f\n\r\t\u00e9");
        assertThat(fields.wholeNumber("b", 0, 9)).hasValue(5L);
        assertThatThrownBy(() -> fields.text("c")).hasMessage("'c' is no text");
    }

    /** Jackson has the same limit: what takes a number apart takes the square of its length. */
    @Test
    void aNumberThatIsTooLongIsRefusedUnread() {
        String longest = "{\"a\":5." + "0".repeat(998) + "}";
        assertThat(JsonFields.read(longest).wholeNumber("a", 0, 9)).hasValue(5L);
        String longer = "{\"a\":5." + "0".repeat(1_000_000) + "}";
        assertThat(isReadByJackson(longer)).isFalse();
        assertThatThrownBy(() -> JsonFields.read(longer))
                .hasMessage("it is no JSON: there is a number of more than 1000 letters at letter 1000008");
    }
}

package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class JsonTest {

    @Test
    void propertiesKeepTheirOrder() {
        assertThat(new Json()
                        .put("b", 2)
                        .put("a", "x")
                        .putAll(new Json())
                        .putAll(new Json().put("c", true).put("d", 0.5))
                        .put("e", GameValue.WIN)
                        .text())
                .isEqualTo("{\"b\":2,\"a\":\"x\",\"c\":true,\"d\":0.5,\"e\":\"WIN\"}");
    }

    @Test
    void whatIsEmptyIsNullOrLeftOut() {
        assertThat(new Json()
                        .put("a", Optional.empty())
                        .put("b", OptionalInt.empty())
                        .put("c", OptionalDouble.empty())
                        .put("d", List.of(Optional.empty(), Optional.of(Optional.of(1))))
                        .putAny("e", Optional.empty())
                        .putAny("f", OptionalInt.of(3))
                        .text())
                .isEqualTo("{\"a\":null,\"b\":null,\"c\":null,\"d\":[null,1],\"f\":3}");
    }

    @Test
    void numbersThatAreNoneAreNull() {
        assertThat(new Json()
                        .put("a", Double.NaN)
                        .put("b", OptionalDouble.of(Double.NEGATIVE_INFINITY))
                        .text())
                .isEqualTo("{\"a\":null,\"b\":null}");
    }

    @Test
    void objectsAndListsHoldOthers() {
        assertThat(new Json()
                        .put("outcome", Json.of(Outcome.win(3)))
                        .putEach("each", List.of(1, 2), number -> new Json().put("n", number))
                        .text())
                .isEqualTo("{\"outcome\":{\"value\":\"WIN\",\"plies\":3},\"each\":[{\"n\":1},{\"n\":2}]}");
    }

    /** A library reads every character as it was. */
    @Test
    void textsAreEscaped() {
        StringBuilder all = new StringBuilder();
        for (char letter = 0; letter < 0x300; letter++) {
            all.append(letter);
        }
        String text = all.append("\u2028\uD83C\uDFB2").toString();
        String json = new Json().put(text, text).text();
        assertThat(json).doesNotContain("\n", "\t");
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
            parser.nextToken();
            assertThat(parser.nextName()).isEqualTo(text);
            parser.nextToken();
            assertThat(parser.getString()).isEqualTo(text);
        }
    }

    @Test
    void whatHasNoFormIsRefused() {
        Json json = new Json();
        assertThatThrownBy(() -> json.put("a", Set.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no JSON for class");
    }
}

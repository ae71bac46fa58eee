package dev.foregone.explorer;

import dev.foregone.explorer.http.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A game to be reviewed, as a client sends it.
 *
 * @param start the first position, in notation; empty for the game's initial position
 * @param moves the moves, in notation
 */
record PlayedGame(Optional<String> start, List<String> moves) {

    private static final String ACCEPTED = "{\"start\": \"\", \"moves\": [\"1,1\", \"0,1\"]}";
    private static final JsonFactory JSON = new JsonFactory();

    /** Reads the object that docs/EXPLORER.md shows. */
    static PlayedGame read(byte[] body) {
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), body)) {
            PlayedGame game = object(json);
            if (json.nextToken() != null) {
                throw refused("there is more after the object");
            }
            return game;
        } catch (JacksonException noJson) {
            throw refused("it is no JSON: " + noJson.getOriginalMessage());
        }
    }

    private static PlayedGame object(JsonParser json) {
        expect(json.nextToken(), JsonToken.START_OBJECT, "it is no object");
        String start = "";
        List<String> moves = null;
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            switch (name) {
                case "start" -> start = text(json, "start");
                case "moves" -> moves = texts(json);
                default -> throw refused("it has a property '" + name + "'");
            }
        }
        if (moves == null) {
            throw refused("it has no property 'moves'");
        }
        return new PlayedGame(Optional.of(start).filter(text -> !text.isEmpty()), moves);
    }

    private static String text(JsonParser json, String name) {
        expect(json.nextToken(), JsonToken.VALUE_STRING, "'" + name + "' is no text");
        return json.getString();
    }

    private static List<String> texts(JsonParser json) {
        expect(json.nextToken(), JsonToken.START_ARRAY, "'moves' is no array");
        List<String> texts = new ArrayList<>();
        JsonToken next = json.nextToken();
        while (next != JsonToken.END_ARRAY) {
            expect(next, JsonToken.VALUE_STRING, "a move is no text");
            texts.add(json.getString());
            next = json.nextToken();
        }
        return List.copyOf(texts);
    }

    private static void expect(@Nullable JsonToken found, JsonToken expected, String otherwise) {
        if (found != expected) {
            throw refused(otherwise);
        }
    }

    private static Problem refused(String why) {
        return Problem.of(400, "the body cannot be read: " + why).accepted(ACCEPTED);
    }
}

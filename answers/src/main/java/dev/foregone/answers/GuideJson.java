package dev.foregone.answers;

import dev.foregone.spi.GameEnding;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What a game tells people, as properties of the object that describes it or a position. */
public final class GuideJson {

    private GuideJson() {}

    public static void write(JsonGenerator json, GuardedGame<?, ?> game) {
        JsonLine.text(json, "rules", game.rules());
        JsonLine.text(json, "goal", game.goal());
        JsonLine.array(json, "variants", game.variants(), variant -> {
            json.writeStringProperty("name", variant.name());
            json.writeStringProperty("position", variant.position());
        });
    }

    public static void write(JsonGenerator json, Optional<GameEnding> ending) {
        if (ending.isEmpty()) {
            json.writeNullProperty("ending");
            return;
        }
        json.writeObjectPropertyStart("ending");
        json.writeStringProperty("reason", ending.get().reason());
        JsonLine.texts(json, "sites", ending.get().sites());
        json.writeEndObject();
    }
}

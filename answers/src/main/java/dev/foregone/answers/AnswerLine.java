package dev.foregone.answers;

import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** A line of the contract in docs/FROM-OTHER-PROGRAMS.md: one JSON object about a game, with the version of its form. */
public final class AnswerLine {

    /** Greater by one where a field goes or changes its meaning, not where one comes. */
    public static final int FORMAT = 1;

    private AnswerLine() {}

    public static String of(GuardedGame<?, ?> game, Consumer<JsonGenerator> fields) {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            fields.accept(json);
            json.writeNumberProperty("format", FORMAT);
        });
    }
}

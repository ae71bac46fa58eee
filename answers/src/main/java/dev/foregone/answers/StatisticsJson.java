package dev.foregone.answers;

import dev.foregone.api.GameValue;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.TablebaseStatistics;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** Tablebase statistics for programs: one JSON object on one line, with the fields of docs/COMMAND-LINE-FILES.md. */
public final class StatisticsJson {

    private StatisticsJson() {}

    public static String text(TablebaseStatistics statistics) {
        return text(statistics, json -> {});
    }

    /** The same, with further fields at the end. */
    public static String text(TablebaseStatistics statistics, Consumer<JsonGenerator> further) {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", statistics.game());
            json.writeStringProperty("root", statistics.root());
            json.writeNumberProperty("positions", statistics.positions());
            if (statistics.valuesOnly()) {
                JsonLine.array(json, "values", Phrases.BEST_FIRST, value -> {
                    json.writeStringProperty("value", value.name());
                    json.writeNumberProperty("positions", statistics.positions(value));
                });
            } else {
                writeOutcomes(json, statistics);
            }
            json.writeNumberProperty("moves", statistics.moves());
            json.writeNumberProperty("fileBytes", statistics.fileBytes());
            json.writeBooleanProperty("symmetry", statistics.symmetry());
            json.writeBooleanProperty("allPositions", statistics.allPositions());
            json.writeBooleanProperty("valuesOnly", statistics.valuesOnly());
            further.accept(json);
        });
    }

    private static void writeOutcomes(JsonGenerator json, TablebaseStatistics statistics) {
        JsonLine.array(json, "counts", statistics.counts(), count -> {
            JsonLine.write(json, count.outcome());
            json.writeNumberProperty("positions", count.positions());
        });
        json.writeObjectPropertyStart("longest");
        for (GameValue value : Phrases.BEST_FIRST) {
            statistics.longest(value).ifPresent(longest -> write(json, longest));
        }
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, OutcomeCount longest) {
        json.writeObjectPropertyStart(longest.outcome().value().name());
        json.writeNumberProperty("plies", longest.outcome().plies());
        json.writeStringProperty("position", longest.example());
        json.writeEndObject();
    }
}

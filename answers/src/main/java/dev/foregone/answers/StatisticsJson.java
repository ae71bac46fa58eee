package dev.foregone.answers;

import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.TablebaseStatistics;

/** Tablebase statistics for programs: one JSON object on one line, with the fields of docs/COMMAND-LINE-FILES.md. */
public final class StatisticsJson {

    private StatisticsJson() {}

    public static Json of(TablebaseStatistics statistics) {
        return new Json()
                .put("game", statistics.game())
                .put("root", statistics.root())
                .put("positions", statistics.positions())
                .putAll(statistics.valuesOnly() ? values(statistics) : outcomes(statistics))
                .put("moves", statistics.moves())
                .put("fileBytes", statistics.fileBytes())
                .put("symmetry", statistics.symmetry())
                .put("allPositions", statistics.allPositions())
                .put("valuesOnly", statistics.valuesOnly());
    }

    private static Json values(TablebaseStatistics statistics) {
        return new Json()
                .putEach(
                        "values",
                        Phrases.BEST_FIRST,
                        value -> new Json().put("value", value).put("positions", statistics.positions(value)));
    }

    private static Json outcomes(TablebaseStatistics statistics) {
        Json longest = new Json();
        Phrases.BEST_FIRST.forEach(
                value -> longest.putAny(value.name(), statistics.longest(value).map(StatisticsJson::longest)));
        return new Json()
                .putEach(
                        "counts",
                        statistics.counts(),
                        count -> Json.of(count.outcome()).put("positions", count.positions()))
                .put("longest", longest);
    }

    private static Json longest(OutcomeCount longest) {
        return new Json().put("plies", longest.outcome().plies()).put("position", longest.example());
    }
}

package dev.foregone.explorer;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.graph.StrategyDot;
import dev.foregone.answers.graph.StrategyGraph;
import dev.foregone.answers.graph.StrategySvg;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.strategy.report.Side;
import java.util.Locale;
import java.util.Optional;

/**
 * How a request wants a strategy to be drawn.
 *
 * @param format the language of the drawing
 * @param side which player's, or empty for any
 * @param mostNodes how many positions it may have
 */
record StrategyDrawing(Format format, Optional<Side> side, int mostNodes) {

    private static final int USUAL = 500;

    private enum Format {
        JSON("application/json", 5_000),
        SVG("image/svg+xml", 1_000),
        DOT("text/vnd.graphviz", 5_000);

        private final String type;
        private final int most;

        Format(String type, int most) {
            this.type = type;
            this.most = most;
        }
    }

    static StrategyDrawing of(Request request) {
        Format format = request.parameter("format")
                .map(name -> named(Format.class, "format", name, "json, svg, dot"))
                .orElse(Format.JSON);
        return new StrategyDrawing(
                format,
                request.parameter("side").map(name -> named(Side.class, "side", name, "first, second")),
                AnalysisRequest.number(request, "max", 1, format.most)
                        .map(Long::intValue)
                        .orElse(USUAL));
    }

    private static <T extends Enum<T>> T named(Class<T> type, String parameter, String name, String accepted) {
        for (T each : type.getEnumConstants()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
                return each;
            }
        }
        throw AnalysisRequest.unreadable(parameter, name, accepted);
    }

    <S extends GameState<S, M>, M extends Move> Reply draw(Strategies<S, M> strategies, Optional<S> start) {
        Strategies.Known<S, M> known = strategies
                .find(start, side)
                .orElseThrow(() -> Problem.of(404, "no strategy has the position")
                        .accepted("one that has 'strategies', and the side of one of them, or no side"));
        StrategyGraph<S, M> graph = StrategyGraph.of(known.strategy(), known.state(), known.ours(), mostNodes)
                .orElseThrow(() -> Problem.of(
                                422, "more than " + Phrases.positions(mostNodes) + " follow, finished ones included")
                        .accepted("a greater max, up to " + format.most + ", or a position nearer to the end"));
        return new Reply.Document(200, format.type, text(graph), true);
    }

    private <S extends GameState<S, M>, M extends Move> String text(StrategyGraph<S, M> graph) {
        return switch (format) {
            case JSON -> graph.json();
            case SVG -> new StrategySvg<>(graph).text();
            case DOT -> new StrategyDot<>(graph).text();
        };
    }
}

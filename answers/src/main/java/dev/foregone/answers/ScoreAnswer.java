package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.scores.ScoreAnalysis;
import dev.foregone.scores.ScoreBounds;
import dev.foregone.scores.ScoreSolver;
import java.time.Duration;
import tools.jackson.core.JsonGenerator;

/**
 * By how many points a position is won.
 *
 * @param analysis what is proved
 * @param stopped what stopped it; empty if nothing did
 * @param cost the cost of the answer
 */
public record ScoreAnswer<S extends GameState<S, M>, M extends Move>(
        ScoreAnalysis<S, M> analysis, String stopped, Answer.Cost cost) {

    public static <S extends GameState<S, M>, M extends Move> ScoreAnswer<S, M> of(
            String engine, ScoreSolver<S, M> solver, S state, Limits limits) {
        long started = System.nanoTime();
        long visited = solver.positionsVisited();
        ScoreAnalysis<S, M> analysis = solver.analyze(state, limits);
        String stopped = analysis.isProved() ? "" : Phrases.stoppedBy(limits);
        Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
        return new ScoreAnswer<>(
                analysis, stopped, new Answer.Cost(engine, solver.positionsVisited() - visited, elapsed));
    }

    /** Whether a limit stopped the search before its end. */
    public boolean isStopped() {
        return !stopped.isEmpty();
    }

    /** One JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
    public String json(GuardedGame<S, M> game) {
        return AnswerLine.of(game, json -> {
            json.writeStringProperty("engine", cost.engine());
            json.writeStringProperty("position", game.notation(analysis.state()));
            write(json, "score", analysis.score());
            if (isStopped()) {
                json.writeStringProperty("stopped", stopped);
            }
            JsonLine.array(json, "moves", analysis.moves(), scored -> {
                MovesJson.write(json, game, analysis.state(), scored.move());
                write(json, "score", scored.score());
            });
            MovesJson.writeLine(json, game, analysis.state(), analysis.line());
            cost.write(json);
        });
    }

    /** A number of points where it is proved, otherwise its bounds. */
    static void write(JsonGenerator json, String name, ScoreBounds score) {
        if (score.isExact()) {
            json.writeNumberProperty(name, score.atLeast());
        } else {
            json.writeObjectPropertyStart(name);
            json.writeNumberProperty("atLeast", score.atLeast());
            json.writeNumberProperty("atMost", score.atMost());
            json.writeEndObject();
        }
    }
}

package dev.foregone.answers;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.play.Difficulty;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** An answer for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md and docs/FROM-OTHER-PROGRAMS.md promise them. */
public final class AnswerJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final boolean forPage;

    public AnswerJson(GuardedGame<S, M> game) {
        this(game, false);
    }

    private AnswerJson(GuardedGame<S, M> game, boolean forPage) {
        this.game = game;
        this.forPage = forPage;
    }

    /** The same with more fields, for a page that navigates between positions; docs/EXPLORER-JSON.md lists them. */
    public static <S extends GameState<S, M>, M extends Move> AnswerJson<S, M> forPage(GuardedGame<S, M> game) {
        return new AnswerJson<>(game, true);
    }

    public String text(Answer<S, M> answer) {
        return object(json -> {
            json.writeStringProperty("engine", answer.cost().engine());
            json.writeStringProperty("position", game.notation(answer.state()));
            answer.analysis()
                    .ifPresentOrElse(analysis -> write(json, analysis), () -> writeWithoutAnalysis(json, answer));
            answer.cost().write(json);
            answer.analysis()
                    .ifPresent(analysis ->
                            new DifficultyJson<>(game).write(json, analysis.state(), Difficulty.of(analysis)));
            answer.advice().ifPresent(advice -> write(json, answer, advice));
        });
    }

    /** What is proved of each move stands elsewhere if everything is. */
    private void write(JsonGenerator json, Answer<S, M> answer, Advice<S, M> advice) {
        if (answer.analysis().isEmpty()) {
            new AdviceJson<>(game).writeAll(json, advice);
        } else {
            new AdviceJson<>(game).writeMove(json, advice);
        }
    }

    /** The object for a line of a batch, counted from 1, that has no answer. */
    public String error(String line, String why, long lineNumber) {
        return object(json -> {
            json.writeStringProperty("position", line);
            json.writeStringProperty("error", why);
            json.writeNumberProperty("lineNumber", lineNumber);
        });
    }

    private String object(Consumer<JsonGenerator> fields) {
        return forPage
                ? JsonLine.object(json -> {
                    json.writeStringProperty("game", game.id());
                    fields.accept(json);
                })
                : AnswerLine.of(game, fields);
    }

    private void write(JsonGenerator json, Analysis<S, M> analysis) {
        JsonLine.write(json, analysis.outcome());
        json.writeArrayPropertyStart("moves");
        analysis.moves().forEach(rated -> write(json, rated, analysis));
        json.writeEndArray();
        MovesJson.writeLine(json, game, analysis.state(), analysis.line());
    }

    private void write(JsonGenerator json, RatedMove<M> rated, Analysis<S, M> analysis) {
        json.writeStartObject();
        MovesJson.write(json, game, analysis.state(), rated.move());
        JsonLine.write(json, rated.outcome());
        json.writeBooleanProperty("best", rated.outcome().equals(analysis.outcome()));
        if (forPage) {
            json.writeStringProperty("position", game.notation(game.after(analysis.state(), rated.move())));
            writeDelta(json, analysis.outcome(), rated.outcome());
        }
        json.writeEndObject();
    }

    /** The cost of a move compared with the best. */
    private static void writeDelta(JsonGenerator json, Outcome best, Outcome outcome) {
        json.writeObjectPropertyStart("delta");
        json.writeNumberProperty("value", points(best.value()) - points(outcome.value()));
        if (outcome.isEndless() && !best.isEndless() && outcome.value() == best.value()) {
            json.writeNullProperty("plies");
        } else {
            json.writeNumberProperty(
                    "plies", outcome.value() == best.value() ? Math.abs(best.plies() - outcome.plies()) : 0);
        }
        json.writeEndObject();
    }

    private static int points(GameValue value) {
        return switch (value) {
            case LOSS -> 0;
            case DRAW -> 1;
            case WIN -> 2;
        };
    }

    private void writeWithoutAnalysis(JsonGenerator json, Answer<S, M> answer) {
        if (!answer.isStopped() && answer.advice().isEmpty()) {
            json.writeStringProperty("value", answer.bounds().atLeast().value().name());
        } else {
            writeBounds(json, answer);
        }
    }

    /** The page takes a value for a sign that all moves are rated. */
    private void writeBounds(JsonGenerator json, Answer<S, M> answer) {
        if (!forPage) {
            answer.bounds().outcome().ifPresent(proved -> JsonLine.write(json, proved));
        }
        if (answer.isStopped()) {
            json.writeStringProperty("stopped", answer.stopped());
        }
        AdviceJson.write(json, answer.bounds());
        if (forPage) {
            json.writeStringProperty("inWords", answer.bounds().inWords());
        }
    }
}

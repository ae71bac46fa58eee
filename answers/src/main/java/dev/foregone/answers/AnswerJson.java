package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.play.Difficulty;
import java.util.Optional;

/**
 * An answer for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md and docs/FROM-OTHER-PROGRAMS.md promise them.
 *
 * @param json what it says of the game
 */
public record AnswerJson<S extends GameState<S, M>, M extends Move>(GameJson<S, M> json) {

    public AnswerJson(GuardedGame<S, M> game) {
        this(new GameJson<>(game));
    }

    public String text(Answer<S, M> answer) {
        Optional<Analysis<S, M>> analysis = answer.analysis();
        Json properties = new Json()
                .put("engine", answer.cost().engine())
                .put("position", json.game().notation(answer.state()))
                .putAll(analysis.map(this::proved).orElseGet(() -> withoutAnalysis(answer)))
                .putAll(answer.cost().json());
        analysis.ifPresent(all -> properties.putAll(json.difficulty(all.state(), Difficulty.of(all))));
        answer.advice() // what is proved of each move stands elsewhere if everything is
                .map(advice -> analysis.isEmpty() ? json.wholeAdvice(advice) : json.advice(advice))
                .ifPresent(advice -> properties.put("advice", advice));
        return text(properties);
    }

    /** The object for a line of a batch, counted from 1, that has no answer. */
    public String error(String line, String why, long lineNumber) {
        return text(new Json().put("position", line).put("error", why).put("lineNumber", lineNumber));
    }

    private String text(Json properties) {
        return json.forPage() ? json.about().putAll(properties).text() : json.line(properties);
    }

    private Json proved(Analysis<S, M> analysis) {
        return Json.of(analysis.outcome())
                .putEach("moves", analysis.moves(), rated -> rated(rated, analysis))
                .putAll(json.line(analysis.state(), analysis.line()));
    }

    private Json rated(RatedMove<M> rated, Analysis<S, M> analysis) {
        GuardedGame<S, M> game = json.game();
        Json move = json.move(analysis.state(), rated.move())
                .putAll(Json.of(rated.outcome()))
                .put("best", rated.outcome().equals(analysis.outcome()));
        return json.forPage()
                ? move.put("position", game.notation(game.after(analysis.state(), rated.move())))
                        .put("delta", delta(analysis.outcome(), rated.outcome()))
                : move;
    }

    /** The cost of a move compared with the best. */
    private static Json delta(Outcome best, Outcome outcome) {
        boolean isSame = outcome.value() == best.value();
        int plies = isSame ? Math.abs(best.plies() - outcome.plies()) : 0;
        return new Json()
                .put("value", Phrases.BEST_FIRST.indexOf(outcome.value()) - Phrases.BEST_FIRST.indexOf(best.value()))
                .put("plies", Optional.of(plies).filter(any -> !isSame || best.isEndless() || !outcome.isEndless()));
    }

    private Json withoutAnalysis(Answer<S, M> answer) {
        return !answer.isStopped() && answer.advice().isEmpty()
                ? new Json().put("value", answer.bounds().atLeast().value())
                : bounds(answer);
    }

    /** The page takes a value for a sign that all moves are rated. */
    private Json bounds(Answer<S, M> answer) {
        Json bounds = json.forPage()
                ? new Json()
                : answer.bounds().outcome().map(Json::of).orElseGet(Json::new);
        if (answer.isStopped()) {
            bounds.put("stopped", answer.stopped());
        }
        bounds.putAll(GameJson.bounds(answer.bounds()));
        return json.forPage() ? bounds.put("inWords", answer.bounds().inWords()) : bounds;
    }
}

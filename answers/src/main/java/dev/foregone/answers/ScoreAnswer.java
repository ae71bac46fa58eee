package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.scores.ScoreAnalysis;
import dev.foregone.scores.ScoreBounds;
import dev.foregone.scores.ScoreSolver;
import java.util.Optional;

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
        Budget budget = new Budget(limits);
        ScoreAnalysis<S, M> analysis = budget.ask(solver::positionsVisited, left -> solver.analyze(state, left));
        String stopped = analysis.isProved() ? "" : Phrases.stoppedBy(limits);
        return new ScoreAnswer<>(analysis, stopped, budget.cost(engine));
    }

    /** Whether a limit stopped the search before its end. */
    public boolean isStopped() {
        return !stopped.isEmpty();
    }

    /** One JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
    public String json(GuardedGame<S, M> game) {
        GameJson<S, M> json = new GameJson<>(game);
        return json.line(new Json()
                .put("engine", cost.engine())
                .put("position", game.notation(analysis.state()))
                .put("score", json(analysis.score()))
                .putAny("stopped", Optional.of(stopped).filter(why -> isStopped()))
                .putEach(
                        "moves",
                        analysis.moves(),
                        scored -> json.move(analysis.state(), scored.move()).put("score", json(scored.score())))
                .putAll(json.line(analysis.state(), analysis.line()))
                .putAll(cost.json()));
    }

    /** A number of points where it is proved, otherwise its bounds. */
    static Object json(ScoreBounds score) {
        return score.isExact()
                ? score.atLeast()
                : new Json().put("atLeast", score.atLeast()).put("atMost", score.atMost());
    }
}

package dev.foregone.cli.options;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.ScoreAnswer;
import dev.foregone.answers.ScoreReview;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.scores.ScoreSolver;

/** One engine at work on the scores of one game. */
public record Scoring<S extends GameState<S, M>, M extends Move>(
        String engine, GuardedGame<S, M> guarded, ScoreSolver<S, M> solver, ProgressDisplay progress)
        implements AutoCloseable {

    /** The score of a position and of its moves. */
    public ScoreAnswer<S, M> answer(S state, Limits limits) {
        refuseUncounted(state);
        return progress.during(() -> ScoreAnswer.of(engine, solver, state, limits));
    }

    /** The scores along a game. */
    public ScoreReview<S, M> review(PlayedLine<S, M> line, Limits limits) {
        refuseUncounted(line.start());
        return progress.during(() -> ScoreReview.of(engine, guarded, solver, line, limits));
    }

    private void refuseUncounted(S state) {
        if (!solver.counts(state)) {
            throw new UsageException("--score: the game '" + guarded.id() + "' counts no points in "
                    + SafeText.quoted(guarded.notation(state)));
        }
    }

    @Override
    public void close() {
        solver.close();
    }
}

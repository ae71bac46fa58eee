package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.Optional;

/** Who answers the questions of pages. */
public interface PageQuestions {

    /** Who calls a game. */
    GameCalls calls(Game<?, ?> game);

    /**
     * An answer that is already known.
     *
     * @param name the unique name of the position
     */
    <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(SolverKey<S, M> solver, String name);

    /**
     * Asks a question, or joins an equal one that is being answered.
     *
     * @param query the question
     * @param proved what is known without asking the engine
     * @return the question, to be waited for or left
     * @throws Problem if too many are waiting
     */
    <S extends GameState<S, M>, M extends Move> PendingAnswer<S, M> ask(Query<S, M> query, Bounds proved);

    /**
     * Asks for advice.
     *
     * @param query the question, whose limits have a time
     * @param known advice that others give: what they prove counts, and one who waits for more has it at once
     * @param first how soon the first advice comes
     * @return the advice as it comes, up to the {@linkplain AdviceStep#last last}; to be left by the caller
     * @throws Problem if too many are waiting
     */
    <S extends GameState<S, M>, M extends Move> Pending<AdviceStep<S, M>> advise(
            Query<S, M> query, Optional<Advice<S, M>> known, Duration first);
}

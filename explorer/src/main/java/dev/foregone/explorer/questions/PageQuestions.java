package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
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
     * @param notation the notation of the position
     */
    <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(SolverKey<S, M> solver, String notation);

    /**
     * Asks a question, or joins an equal one that is being answered.
     *
     * @param notation the notation of the position
     * @param proved what is known of it without asking the solver
     * @param watched whether the client would be noticed when it leaves
     * @return the question, to be waited for or left
     * @throws BusyException if too many are waiting
     */
    <S extends GameState<S, M>, M extends Move> PendingAnswer<S, M> ask(
            SolverKey<S, M> solver, S state, String notation, Bounds proved, Limits limits, boolean watched);

    /**
     * Asks for advice.
     *
     * @param known advice that others give: what they prove counts, and one who waits for more has it at once
     * @param limits when to end; they have a time
     * @param first how soon the first advice comes
     * @param watched whether the client would be noticed when it leaves
     * @return the advice as it comes, up to the {@linkplain AdviceStep#last last}; to be left by the caller
     * @throws BusyException if too many are waiting
     */
    <S extends GameState<S, M>, M extends Move> Pending<AdviceStep<S, M>> advise(
            SolverKey<S, M> solver,
            S state,
            Optional<Advice<S, M>> known,
            Limits limits,
            Duration first,
            boolean watched);
}

package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/**
 * A question that is being answered.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface PendingAnswer<S extends GameState<S, M>, M extends Move> extends Pending<Answer<S, M>> {

    /** {@return how far the work is, which never decreases} */
    QuestionProgress progress();
}

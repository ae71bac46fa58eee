package dev.foregone.explorer.questions;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/**
 * One piece of advice, of several that grow.
 *
 * @param advice what is known so far
 * @param last whether it is the last
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public record AdviceStep<S extends GameState<S, M>, M extends Move>(Advice<S, M> advice, boolean last) {}

package dev.foregone.tablebase.report;

import dev.foregone.api.GameValue;

/**
 * A position with its value, in however many plies.
 *
 * @param <S> the type of the game's states
 * @param state the position
 * @param value its value for the player to move
 */
public record ValuedPosition<S>(S state, GameValue value) {}

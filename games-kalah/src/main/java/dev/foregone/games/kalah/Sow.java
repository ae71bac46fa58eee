package dev.foregone.games.kalah;

import dev.foregone.api.Move;

/**
 * A move: the house whose seeds the player sows.
 *
 * @param house from 0, the one farthest from the player's store
 */
public record Sow(int house) implements Move {

    /** The house's number, from 1: {@code 3}. */
    @Override
    public String toString() {
        return String.valueOf(house + 1);
    }
}

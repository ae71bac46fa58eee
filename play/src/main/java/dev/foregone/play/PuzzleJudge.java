package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Optional;

/** What makes moves of a puzzle right. */
interface PuzzleJudge<S extends GameState<S, M>, M extends Move> {

    /**
     * The one right move of several, for the winner.
     *
     * @param state a position that is not finished, with the winner to move
     * @param made how many moves were made before
     * @throws dev.foregone.api.SearchStoppedException if a limit was hit
     */
    Optional<M> only(S state, int made);

    /**
     * A move of the loser after which the game lasts longest.
     *
     * @param state a position that is not finished, and lost for the player to move
     * @param made how many moves were made before
     * @throws dev.foregone.api.SearchStoppedException if a limit was hit
     */
    M defence(S state, int made);
}

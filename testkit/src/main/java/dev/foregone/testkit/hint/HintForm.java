package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.function.ToIntFunction;

/** The hints about a game's states in one of the two forms that games have: their states, or packed rules. */
interface HintForm<S extends GameState<S, M>, M extends Move> {

    boolean isAbout(S state);

    /** Both bounds, as {@link dev.foregone.spi.Score#bounds}. */
    long bounds(S state);

    /**
     * Compares the candidates of an unfinished state with what is true of it.
     *
     * @param scores the score that a move leads to, backed up
     */
    void candidates(S state, HintTruth truth, ToIntFunction<M> scores);

    int soonestDraw(S state);

    int maxPlies(S state);
}

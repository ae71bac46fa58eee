package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Induction;
import dev.foregone.testkit.walk.Space;
import java.util.Optional;
import java.util.Set;

/**
 * Backward induction, which defines outcomes, over states and a hash map: what engines are compared with. It is slow,
 * visits every position that can be reached, keeps them all, and shares no code with any engine. For one thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class ReferenceSolver<S extends GameState<S, M>, M extends Move> {

    private final Induction<S, M, Outcome> induction;

    /**
     * A solver that has found nothing yet.
     *
     * @param game the game, whose lines of play all end
     */
    public ReferenceSolver(Game<S, M> game) {
        induction = Induction.outcomes(game);
    }

    /**
     * The outcome of a position.
     *
     * @param state any position
     * @return its exact outcome
     * @throws LineTooLongException if a line of play repeats a position
     */
    public Outcome outcome(S state) {
        return induction.of(state);
    }

    /**
     * The outcome of a position, if it is cheap.
     *
     * @param state any position
     * @param positions how many positions may be looked at, beyond those of earlier questions
     * @return its exact outcome, or empty if it would take more than that
     * @throws LineTooLongException if a line of play repeats a position
     */
    public Optional<Outcome> outcomeWithin(S state, int positions) {
        return induction.within(state, positions);
    }

    /**
     * Every position that can be reached.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @return {@code from} and all positions that play can lead to, those of fewer plies first
     */
    public static <S extends GameState<S, M>, M extends Move> Set<S> reachable(S from) {
        return Space.reachable(from);
    }
}

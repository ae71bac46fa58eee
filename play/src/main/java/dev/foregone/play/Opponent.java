package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;

/**
 * Somebody to play against. An opponent may be asked from several threads; the solver stays its maker's, who closes it.
 *
 * <pre>{@code
 * try (Solver<S, M> solver = Engines.load().preferredFor(game).open(game)) {
 *     Opponent<S, M> opponent = Opponent.ofLevel(solver, 0.6, seed);
 *     M reply = opponent.choose(state);
 * }
 * }</pre>
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Opponent<S extends GameState<S, M>, M extends Move> {

    /**
     * An opponent who never lets a better outcome slip. Of moves of equal outcome it makes the one that leaves the other
     * player the likeliest error: the greatest {@linkplain Difficulty#errorChance() share} of moves that lose value; of
     * those that are equal in that too, the first. Where it moves again, that is looked for at the end of its own first
     * best moves. Its choice depends on the position alone.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver whom it asks, once for the position and once for each of its best moves if there are several
     * @return the opponent
     */
    static <S extends GameState<S, M>, M extends Move> Opponent<S, M> perfect(Solver<S, M> solver) {
        return new PerfectOpponent<>(solver);
    }

    /**
     * A fallible opponent, who draws its moves by {@link MoveChances}: it makes 1 - level of the errors of a player who
     * moves at random, in every position of every game. The same seed and the same questions in the same order give the same
     * moves on every machine; {@link MoveChances#choose} does without the order.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver whom it asks, once for each position
     * @param level from 0, which moves at random, to 1, which makes none but the best moves
     * @param seed any number; another seed is another opponent of the same strength
     * @return the opponent
     * @throws IllegalArgumentException if the level is not from 0 to 1
     */
    static <S extends GameState<S, M>, M extends Move> Opponent<S, M> ofLevel(
            Solver<S, M> solver, double level, long seed) {
        return new FallibleOpponent<>(solver, level, seed);
    }

    /**
     * The opponent's move, however long it takes to find.
     *
     * @param state a position that is not finished, whoever is to move
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed
     */
    default M choose(S state) {
        return choose(state, Limits.none());
    }

    /**
     * The opponent's move, within limits.
     *
     * @param state a position that is not finished, whoever is to move
     * @param limits when to stop, for each question to the solver
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over, or the limits ask for the value only
     * @throws SearchStoppedException if a limit is hit
     */
    M choose(S state, Limits limits);

    /**
     * The opponent's move in a position that somebody has analyzed already.
     *
     * @param analysis the analysis of a position that is not finished
     * @param limits when to stop, for each further question to the solver
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over, or the limits ask for the value only
     * @throws SearchStoppedException if a limit is hit
     */
    M choose(Analysis<S, M> analysis, Limits limits);
}

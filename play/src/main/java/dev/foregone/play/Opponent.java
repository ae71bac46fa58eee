package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;

/**
 * Somebody to play against. An opponent keeps nothing of a game: asked again, or after a move was taken back, it chooses the
 * same. It may be asked from several threads; the solver stays its maker's, who closes it.
 *
 * <pre>{@code
 * try (Solver<S, M> solver = Engines.load().preferredFor(game).open(game)) {
 *     Opponent<S, M> opponent = Opponent.ofLevel(solver, 0.6, seed);
 *     M reply = opponent.choose(state, moves.size());
 * }
 * }</pre>
 *
 * <p>A ply is the number of moves made in the game so far, by both players, 0 at its beginning. An opponent who draws its
 * moves at random draws by it, so that a position that comes up again need not be answered as before.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Opponent<S extends GameState<S, M>, M extends Move> {

    /**
     * An opponent who never lets a better outcome slip. Of moves of equal outcome it makes the one that leaves the other
     * player the likeliest error: the greatest {@linkplain Difficulty#errorChance() share} of moves that lose value; of
     * those that are equal in that too, the first. Where it moves again, that is looked for at the end of its own first
     * best moves. Its choice depends on the position alone, unless a limit ends that comparison: then the first best move
     * is made.
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
     * moves at random, in every position of every game. Its move depends on the position, the seed and the ply alone, and is
     * the same on every machine.
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
     * @param ply how many moves have been made before
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed
     */
    default M choose(S state, int ply) {
        return choose(state, ply, Limits.none());
    }

    /**
     * The opponent's move, within limits.
     *
     * @param state a position that is not finished, whoever is to move
     * @param ply how many moves have been made before
     * @param limits when to stop the analysis of the position; what follows it takes as much time again at most
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if a limit is hit before the position is analyzed
     */
    M choose(S state, int ply, Limits limits);

    /**
     * The opponent's move in a position that somebody has analyzed already.
     *
     * @param analysis the analysis of a position that is not finished
     * @param ply how many moves have been made before
     * @param limits the time is for all further questions to the solver together, the other limits for each
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     */
    M choose(Analysis<S, M> analysis, int ply, Limits limits);
}

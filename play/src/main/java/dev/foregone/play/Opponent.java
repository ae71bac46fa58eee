package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;

/**
 * An opponent to play against. It keeps no state of a game: asked again, or after a move was taken back, it chooses the
 * same move. It may be asked from several threads; the solver belongs to the caller, who closes it.
 *
 * <pre>{@code
 * try (Solver<S, M> solver = Engines.load().preferredFor(game).open(game)) {
 *     Opponent<S, M> opponent = Opponent.ofLevel(solver, 0.6, seed);
 *     M reply = opponent.choose(state, moves.size());
 * }
 * }</pre>
 *
 * <p>A ply is the number of moves made in the game so far, by both players, 0 at its beginning. An opponent that draws
 * its moves at random draws by it, so a repeated position need not be answered as before.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Opponent<S extends GameState<S, M>, M extends Move> {

    /**
     * An opponent that never lets a better outcome slip. Of moves of equal outcome it makes the one after which the
     * other player most easily errs: with the greatest {@linkplain Difficulty#errorChance() share} of moves that lose
     * value; if those are equal too, the first. Where it moves again, the comparison takes place at the end of its own
     * first best moves. Its choice depends on the position alone, unless a limit ends the comparison: then it makes the
     * first best move.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask, once for the position and at least once for each of its best moves if there are several
     * @return the opponent
     */
    static <S extends GameState<S, M>, M extends Move> Opponent<S, M> perfect(Solver<S, M> solver) {
        return new PerfectOpponent<>(solver);
    }

    /**
     * A fallible opponent that draws its moves by {@link MoveChances}: it makes 1 - level of the errors of a player who
     * moves at random, in every position of every game. Its move depends only on the position, the seed and the ply,
     * and is the same on every machine.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask, once for each position
     * @param level from 0, which moves at random, to 1, which makes only best moves
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
     * @param state an unfinished position, with either player to move
     * @param ply the number of moves made before
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
     * @param state an unfinished position, with either player to move
     * @param ply the number of moves made before
     * @param limits the limits of the analysis of the position; the rest takes at most as much time again
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if a limit is hit before the position is analyzed, or the calling thread is
     *     interrupted, or the question cancelled
     */
    M choose(S state, int ply, Limits limits);

    /**
     * The opponent's move in a position that has already been analyzed.
     *
     * @param analysis the analysis of an unfinished position
     * @param ply the number of moves made before
     * @param limits the time applies to all further questions to the solver together, the other limits to each
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if the calling thread is interrupted, or the question cancelled
     */
    M choose(Analysis<S, M> analysis, int ply, Limits limits);
}

package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.List;

/**
 * An opponent to play against. It keeps no state of a game: asked again, or after a move was taken back, it chooses the
 * same move. In games that can repeat a position, {@linkplain #after tell it} the game so far. It may be asked from several threads; the solver belongs to the caller, who closes it.
 *
 * <pre>{@code
 * try (Solver<S, M> solver = Engines.load().forPlaying(game).open(game)) {
 *     Opponent<S, M> opponent = Opponent.perfect(solver).within(Duration.ofSeconds(1));
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
     * first best move. Where no move is proved to be best within the limits, it makes the first of the solver's
     * {@linkplain Solver#advise advice}. Where the solver knows the value without a search and not the plies, as strategies and tables of
     * values do, it needs no limits: it makes a move that keeps the value, though another may win or draw sooner, or lose later. So with
     * a table of values, in a game with cycles, it may keep a win for ever and never win.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask, once for the position and at least once for each of its best moves if there
     *     are several
     * @return the opponent
     */
    static <S extends GameState<S, M>, M extends Move> Opponent<S, M> perfect(Solver<S, M> solver) {
        return new PerfectOpponent<>(solver, Limits.none(), GameSoFar.unknown());
    }

    /**
     * An opponent of a strength that people can play against: it never overlooks what is decided within its sight, and errs beyond,
     * as {@link Strength} says. Its move depends only on the position, the strength, the seed and the ply, not on what the solver was
     * asked before; a limit in time is a cap, which is seldom reached. A look ahead visits 2^20 positions at most: where there are hundreds
     * of moves, that may be too little for the whole sight. Seeds make no difference to a perfect one.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask, once for each position; those that estimate nothing see wins and losses only
     * @param strength how strong it is
     * @param seed any number; another seed is another opponent of the same strength
     * @return the opponent
     */
    static <S extends GameState<S, M>, M extends Move> Opponent<S, M> ofStrength(
            Solver<S, M> solver, Strength strength, long seed) {
        return strength == Strength.PERFECT
                ? perfect(solver)
                : new SightedOpponent<>(solver, strength, seed, Limits.none(), GameSoFar.unknown());
    }

    /**
     * The same opponent, which always moves within a time: with the best move that is proved by then, otherwise with the
     * best one known, and a perfect one never with one that is proved to be worse than another known then. The time is for
     * the whole reply. To be stopped takes a few milliseconds more.
     *
     * @param time the time for each reply, counted from the call
     * @return the opponent, with this limit in place of those it had
     */
    default Opponent<S, M> within(Duration time) {
        return within(Limits.none().withTime(time));
    }

    /**
     * The same opponent under limits, which are for the whole of each reply. It moves when the first of them is hit, and when it is cancelled, as
     * it does {@linkplain #within(Duration) within a time}.
     *
     * @param limits the limits of each reply; one in positions lets an engine with one thread choose the same on every machine
     * @return the opponent, with these limits in place of those it had
     */
    Opponent<S, M> within(Limits limits);

    /**
     * The same opponent, which knows the game so far, for its next move. Where the value of a move is not proved, one to a position that came
     * before counts a little less, and half for each time more: so an opponent that stands better avoids repetitions, and one that stands worse seeks them. What
     * is proved counts as ever; only a perfect opponent also prefers among moves of which exactly the same is proved, to win or to lose.
     *
     * <pre>{@code
     * M reply = opponent.after(before).choose(state, before.size());
     * }</pre>
     *
     * @param before the positions before the one that it will be asked about, in any order, each as often as it came up; those after
     *     the last move that cannot be undone are enough
     * @return the opponent, with these positions in place of those it had; one written before this method was knows none
     */
    default Opponent<S, M> after(List<S> before) {
        return this;
    }

    /**
     * The opponent's move; without limits, however long it takes to find.
     *
     * @param state an unfinished position, with either player to move
     * @param ply the number of moves made before
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if the calling thread is interrupted or, where there is no limit, the solver closed or,
     *     in a game with cycles, its engine does not prove the value of the position; never because of a limit
     */
    M choose(S state, int ply);

    /**
     * The opponent's move in a position about which a solver has been asked. The limits are for further questions: a
     * perfect opponent asks some if several moves are best.
     *
     * @param advice about an unfinished position; {@link Advice#of(dev.foregone.api.Analysis)} where everything is proved
     * @param ply the number of moves made before
     * @return one of its legal moves
     * @throws IllegalArgumentException if the game is over
     * @throws SearchStoppedException if the calling thread is interrupted or, where there is no limit, the solver closed or,
     *     in a game with cycles, its engine does not prove the value of the position; never because of a limit
     */
    M choose(Advice<S, M> advice, int ply);
}

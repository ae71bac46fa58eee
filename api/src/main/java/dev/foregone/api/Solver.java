package dev.foregone.api;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;

/**
 * A session of one engine on one game. Results of earlier questions may speed up later ones.
 *
 * <p>Implementers can rely on this: later versions add only default methods.
 *
 * <p>A solver may be called from several threads; it answers one question at a time, in turn. A question is stopped by
 * its limits, which count from the moment it is asked, or by interrupting the thread that asked: the interrupt flag
 * stays set. An exception from a {@linkplain ProgressListener progress listener} stops it too, and reaches the caller
 * unchanged. No question changes the caller's states. A session that was stopped, or whose game threw, answers its next
 * question normally. An engine may have exceptions of its own: {@code retrograde} throws a {@code TablebaseException} if the
 * game does not fit into its memory and the question has no limits.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Solver<S extends GameState<S, M>, M extends Move> extends AutoCloseable {

    /**
     * Finds the outcome of a position, however long it takes.
     *
     * @param state any position of the game, finished or not
     * @return the exact outcome
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed by another; or in a game with
     *     cycles, if the engine proves no more, as one that follows lines does where they need not end
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles, is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    default Outcome solve(S state) {
        Bounds bounds = Objects.requireNonNull(prove(state, Limits.none()), "prove() answered null");
        return bounds.outcome()
                .orElseThrow(
                        () -> new SearchStoppedException("the thread was interrupted or the solver closed", bounds));
    }

    /**
     * Proves what it can about a position's outcome within limits.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop
     * @return equal bounds if the search ran to its end; otherwise the true bounds proved by then, also where lines are too
     *     long for the engine
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles and where there are no limits, if it is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    Bounds prove(S state, Limits limits);

    /**
     * Proves what it can about a position's value within limits, whatever the distance: the search stops as soon as
     * both bounds have the same value. Where plies do not matter, as in scored games, this saves the work of finding
     * them. Left out, a solver proves the whole outcome.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop
     * @return bounds of the same {@linkplain Bounds#value value} if the search ran to its end; otherwise the true
     *     bounds proved by then
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles and where there are no limits, if it is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    default Bounds proveValue(S state, Limits limits) {
        return prove(state, limits);
    }

    /**
     * Proves within limits whether a position's outcome is this or better, and as little else as may be: a search with a null
     * window. How much better or worse the outcome is does not matter. Left out, a solver proves the whole outcome.
     *
     * @param state any position of the game, finished or not
     * @param outcome what to compare with; draws count as equal, whatever their plies
     * @param limits when to stop
     * @return true bounds of the outcome: if the search ran to its end, the lower one is at least as good as {@code outcome}, or
     *     the upper one is worse
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles and where there are no limits, if it is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    @Stability(Level.EXPERIMENTAL)
    default Bounds proveAtLeast(S state, Outcome outcome, Limits limits) {
        return prove(state, limits);
    }

    /**
     * Every legal move with its outcome, and the principal line, within limits. The position's own outcome is proved
     * first, so a stopped analysis knows as much about it as a stopped {@link #prove}.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop
     * @return the whole analysis
     * @throws SearchStoppedException if a limit is hit, which under limits and in games with cycles includes the engine's own on
     *     the length of a line, with the bounds that were proved for the position
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles and where there are no limits, if it is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    Analysis<S, M> analyze(S state, Limits limits);

    /**
     * Every legal move with its outcome, and the principal line, however long it takes.
     *
     * @param state any position of the game, finished or not
     * @return the whole analysis
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed by another; or in a game with
     *     cycles, if the engine proves no more, as one that follows lines does where they need not end
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, in a game
     *     without cycles, is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    default Analysis<S, M> analyze(S state) {
        return analyze(state, Limits.none());
    }

    /**
     * The best that can be said of a position within limits: what is proved of it and of each legal move, and, apart from
     * that, estimates where the engine makes any. It ends when the outcome of the first move is proved, and that no other is better, or at a
     * limit; a limit is no reason to throw. Left out, a solver proves what it can of the position and of each move, and estimates
     * nothing; whatever the limits, a move that wins at once comes first, and no move that lets the other player do so before one that does not.
     *
     * <p>A limit in {@linkplain Limits#withPlies plies} asks what is seen so far ahead, and then <em>all</em> moves are looked at
     * equally far: wins and losses within the plies are found, of every move; nothing is said of what is decided farther away; and
     * estimates look no farther, so that they can be compared. If no other limit is hit, such advice depends on the position and
     * the plies alone, not on the number of threads, nor on what the session was asked before.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop
     * @return every legal move, best first
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise
     * @throws PluginException if the game throws
     * @throws IllegalStateException if the solver is closed, or asked by its own progress listener
     */
    default Advice<S, M> advise(S state, Limits limits) {
        return new AdviceByProof<>(this, limits).of(state);
    }

    /** {@return the number of positions visited since the session was opened, each visit counted} */
    long positionsVisited();

    /**
     * Ends the session and releases its memory. A question that another thread has asked is stopped, as by a limit.
     * Closing twice is harmless; later questions are refused.
     */
    @Override
    void close();
}

package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;

/**
 * A way of solving games: the service that an engine plug-in provides. An engine is a factory of {@link Solver}s.
 *
 * <p>A provider MUST be a public class with a public no-argument constructor, and MUST be named in
 * {@code META-INF/services/dev.foregone.spi.Engine}; in a module it MUST also stand in the module's {@code provides}.
 * An engine MUST be stateless and safe for use by many threads. Every engine MUST return the same outcome for the same
 * position, whatever its options; {@code EngineContract} of the testkit checks this and the rest.
 *
 * <p>Later versions of this interface add default methods only.
 */
public interface Engine {

    /**
     * REQUIRED. The name by which people and programs ask for the engine.
     *
     * @return lower-case letters, digits and single hyphens, beginning with a letter, at most 64 characters: {@code alpha-beta}
     */
    String id();

    /**
     * OPTIONAL. One line for people about how the engine works and what it is good for. Left out, lists show the id
     * alone.
     *
     * @return a phrase without a full stop, or an empty text
     */
    default String description() {
        return "";
    }

    /**
     * OPTIONAL. How well the engine suits a game, for when the caller leaves the choice open: the supporting engine with
     * the greatest preference is chosen, the first id in the alphabet among equals. Left out, it is 0.
     *
     * @param game a game that the engine supports
     * @return any number; the engines of this project stay within 0 to 100
     */
    default int preference(Game<?, ?> game) {
        return 0;
    }

    /**
     * OPTIONAL. How well the engine {@linkplain Solver#advise advises} where it cannot prove the best move in time: the
     * supporting engine with the greatest number is chosen for that. Left out, it is the {@link #preference}.
     *
     * @param game a game that the engine supports
     * @return any number; the engines of this project stay within 0 to 100
     */
    default int advicePreference(Game<?, ?> game) {
        return preference(game);
    }

    /**
     * REQUIRED. Whether the engine can solve the game at all, however long it takes.
     *
     * @param game any game
     * @return yes, or no and why
     */
    Support supports(Game<?, ?> game);

    /**
     * REQUIRED. Opens a session for one game.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game a game that the engine supports
     * @param options the solver's options
     * @return a solver, to be closed by the caller
     * @throws IllegalArgumentException if the engine does not support the game, saying why
     */
    <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options);

    /**
     * Opens a session with the {@linkplain SolverOptions#defaults() default options}.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game a game that the engine supports
     * @return a solver, to be closed by the caller
     * @throws IllegalArgumentException if the engine does not support the game, saying why
     */
    default <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        return open(game, SolverOptions.defaults());
    }
}

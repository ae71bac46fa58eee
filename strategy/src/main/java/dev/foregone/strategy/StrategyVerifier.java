package dev.foregone.strategy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.strategy.verify.StrategyCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Proves strategies: by the rules alone, as the game's states have them, down to the leaves, and by an engine from there. It shares no
 * code with the builder. Immutable: each {@code with} method returns a copy with one setting replaced.
 */
public final class StrategyVerifier {

    private final Function<? super Game<?, ?>, ? extends Engine> engines;
    private final SolverOptions solving;
    private final Cancellation cancellation;

    private StrategyVerifier(
            Function<? super Game<?, ?>, ? extends Engine> engines, SolverOptions solving, Cancellation cancellation) {
        this.engines = engines;
        this.solving = solving;
        this.cancellation = Objects.requireNonNull(cancellation, "cancellation");
    }

    /**
     * A verifier.
     *
     * @param engine proves the leaves, each within as many positions as the strategy says; not asked where there are none
     * @return a verifier with one thread
     */
    public static StrategyVerifier of(Engine engine) {
        Objects.requireNonNull(engine, "engine");
        return of(game -> engine);
    }

    /**
     * A verifier of strategies of any game.
     *
     * @param engines finds the engine for a game; its exceptions reach the caller
     * @return a verifier with one thread
     */
    public static StrategyVerifier of(Function<? super Game<?, ?>, ? extends Engine> engines) {
        Objects.requireNonNull(engines, "engines");
        return new StrategyVerifier(engines, SolverOptions.defaults(), new Cancellation());
    }

    /**
     * Sets the number of threads.
     *
     * @param count how many leaves may be proved at the same time
     * @return this verifier with the number replaced
     * @throws IllegalArgumentException if it is not from 1 to {@value SolverOptions#MAX_THREADS}
     */
    public StrategyVerifier withThreads(int count) {
        return new StrategyVerifier(engines, solving.withThreads(count), cancellation);
    }

    /**
     * Sets the listener.
     *
     * @param to is told how many of the leaves are proved
     * @return this verifier with the listener replaced
     */
    public StrategyVerifier withListener(ProgressListener to) {
        return new StrategyVerifier(engines, solving.withListener(to), cancellation);
    }

    /**
     * Lets another thread stop the verification.
     *
     * @param by the switch
     * @return this verifier with the switch replaced
     */
    public StrategyVerifier withCancellation(Cancellation by) {
        return new StrategyVerifier(engines, solving, by);
    }

    /**
     * Proves a strategy, or finds what is wrong with it.
     *
     * @param path the file
     * @param games finds a game by the id in the file; its exceptions reach the caller
     * @return the result
     * @throws IOException if the file cannot be read
     * @throws StrategyException if it is no strategy, is damaged, or its root is no position of the game
     * @throws dev.foregone.api.StoppedException if it was stopped
     */
    public StrategyVerification verify(Path path, Function<String, ? extends Game<?, ?>> games) throws IOException {
        StrategyFile file = StrategyFile.read(path);
        return verify(file, path.toString(), games.apply(file.header().game()));
    }

    /**
     * Proves a strategy that is open, or finds what is wrong with it.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param strategy the strategy
     * @return the result
     * @throws dev.foregone.api.StoppedException if it was stopped
     */
    public <S extends GameState<S, M>, M extends Move> StrategyVerification verify(Strategy<S, M> strategy) {
        return verify(strategy.file(), "the strategy", strategy.game());
    }

    private <S extends GameState<S, M>, M extends Move> StrategyVerification verify(
            StrategyFile file, String name, Game<S, M> game) {
        S root = Strategy.root(file, name, game);
        Optional<Engine> engine = file.header().leaf() == 0 ? Optional.empty() : Optional.of(engines.apply(game));
        try {
            return Blame.game(game)
                    .except(fault -> fault instanceof ListenerFailure)
                    .ask(
                            "legalMoves",
                            () -> new StrategyCheck<>(game, root, file, engine, solving, cancellation).result());
        } catch (ListenerFailure fault) {
            throw fault.thrown();
        }
    }
}

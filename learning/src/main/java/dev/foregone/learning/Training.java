package dev.foregone.learning;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.GuardedEngine;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Learns to play a game from its rules: an engine plays against itself, a fit finds what the patterns of the board are worth, the
 * engine plays by that, and so on; each generation has to beat the one before. At the end a match in equal time decides whether the game
 * is played better than without what was learned. Immutable: each {@code with} method returns a copy with one setting replaced.
 *
 * <p>What is learned depends on the seed and on how many generations there are, not on threads; where the time decides, also on the
 * machine. A game of some tens of moves takes ten minutes of two cores for some ten thousand games.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Training<S extends GameState<S, M>, M extends Move> {

    /** The positions that are searched for a move, unless another number is set. */
    public static final long DEFAULT_POSITIONS = 1_000;

    private static final Duration DEFAULT_TIME = Duration.ofMinutes(10);

    final Game<S, M> game;
    final Engine engine;
    S start;

    @Nullable
    Duration time = DEFAULT_TIME;

    int generations;
    long games = Long.MAX_VALUE;
    int threads = Math.min(SolverOptions.MAX_THREADS, Runtime.getRuntime().availableProcessors());
    long positions = DEFAULT_POSITIONS;
    long seed = 1;

    @Nullable
    Path journal;

    Cancellation cancellation = new Cancellation();
    Consumer<? super TrainingProgress> listener = progress -> {};

    private Training(Game<S, M> game, Engine engine) {
        this.game = Objects.requireNonNull(game, "game");
        this.engine = GuardedEngine.of(engine);
        this.start = game.initialState();
    }

    private Training(Training<S, M> other) {
        game = other.game;
        engine = other.engine;
        start = other.start;
        time = other.time;
        generations = other.generations;
        games = other.games;
        threads = other.threads;
        positions = other.positions;
        seed = other.seed;
        journal = other.journal;
        cancellation = other.cancellation;
        listener = other.listener;
    }

    /** A copy that is changed before anybody else sees it, and never again. */
    private Training<S, M> with(Consumer<Training<S, M>> change) {
        Training<S, M> copy = new Training<>(this);
        change.accept(copy);
        if (copy.threads < 1 || copy.threads > SolverOptions.MAX_THREADS) {
            throw new IllegalArgumentException(
                    "threads must be from 1 to " + SolverOptions.MAX_THREADS + ", not " + copy.threads);
        }
        if (copy.generations < 0 || copy.positions < 1 || copy.games < 1) {
            throw new IllegalArgumentException("generations must be 0 or more, and positions 1 or more, not "
                    + copy.generations + " and " + copy.positions);
        }
        return copy;
    }

    /**
     * A training of ten minutes, by all processors.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game, which shows its {@linkplain dev.foregone.spi.Cells cells}
     * @param engine who plays: {@code Engines.load().forPlaying(game)}
     * @return a training, which has not begun
     */
    public static <S extends GameState<S, M>, M extends Move> Training<S, M> of(Game<S, M> game, Engine engine) {
        return new Training<>(game, engine);
    }

    /**
     * Sets where games begin: the board for which it is learned.
     *
     * @param state a position of the game
     * @return a copy
     */
    public Training<S, M> withStart(S state) {
        return with(copy -> copy.start = Objects.requireNonNull(state, "state"));
    }

    /**
     * Sets how long it takes, matches included.
     *
     * @param its more than 0
     * @return a copy
     */
    public Training<S, M> withTime(Duration its) {
        return with(copy -> copy.time = its);
    }

    /**
     * Sets how many generations there are, in place of a time.
     *
     * @param count 1 or more
     * @return a copy, without a limit of time
     */
    public Training<S, M> withGenerations(int count) {
        return with(copy -> {
            copy.time = null;
            copy.generations = count;
        });
    }

    /**
     * Sets how many games are played at most.
     *
     * @param count 1 or more
     * @return a copy
     */
    public Training<S, M> withGames(long count) {
        return with(copy -> copy.games = count);
    }

    /**
     * Sets how many threads play.
     *
     * @param count from 1 to {@value SolverOptions#MAX_THREADS}
     * @return a copy
     */
    public Training<S, M> withThreads(int count) {
        return with(copy -> copy.threads = count);
    }

    /**
     * Sets how much is searched for a move.
     *
     * @param count how many positions; left out, {@value #DEFAULT_POSITIONS}
     * @return a copy
     */
    public Training<S, M> withPositions(long count) {
        return with(copy -> copy.positions = count);
    }

    /**
     * Sets the seed of all that is drawn at random.
     *
     * @param its any number
     * @return a copy
     */
    public Training<S, M> withSeed(long its) {
        return with(copy -> copy.seed = its);
    }

    /**
     * Sets the file that keeps the games, so that a training that was killed, or has found nothing, goes on. Whoever runs the training
     * deletes it, once what was learned is written.
     *
     * @param file a file that is not there, or the journal of the same training, whatever its threads, time, generations and games
     * @return a copy
     */
    public Training<S, M> withJournal(Path file) {
        return with(copy -> copy.journal = file);
    }

    /**
     * Sets a switch that ends it: the best so far is the result.
     *
     * @param by the switch
     * @return a copy
     */
    public Training<S, M> withCancellation(Cancellation by) {
        return with(copy -> copy.cancellation = Objects.requireNonNull(by, "by"));
    }

    /**
     * Sets who is told how far it has come.
     *
     * @param to called by the thread that runs the training and by those that play, one at a time
     * @return a copy
     */
    public Training<S, M> withListener(Consumer<? super TrainingProgress> to) {
        return with(copy -> copy.listener = Objects.requireNonNull(to, "to"));
    }

    Limits limits() {
        return Limits.none().withPositions(positions);
    }

    /**
     * Plays and learns until the time is over, or all generations have been. An exception of the game ends it.
     *
     * @return what was found
     * @throws UnlearnableException if the game does not show its cells, or not whose turn it is, saying what to write; or if the journal
     *     is another training's
     * @throws IOException if the journal cannot be read or written
     */
    public TrainingResult run() throws IOException {
        return new TrainingRun<>(this).run();
    }
}

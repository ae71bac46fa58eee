package dev.foregone.report;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.GuardedEngine;
import dev.foregone.play.Strength;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Tries a game out for its inventor: opponents of several strengths play it against their like, each game is reviewed, and as many games
 * are played at random. Immutable: each {@code with} method returns a copy with one setting replaced.
 *
 * <pre>{@code
 * Report report = Playtest.of(game, Engines.load().forPlaying(game)).withGames(200).run();
 * System.out.println(report.verdict());
 * }</pre>
 *
 * <p>What is found depends on the settings and the seed alone, since moves are limited by positions: not on the machine, on threads, or on the
 * time it takes, which is seconds for a small game and minutes for a large one.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Playtest<S extends GameState<S, M>, M extends Move> {

    /** How many games are played, unless another number is set. */
    public static final int DEFAULT_GAMES = 200;

    /** The most games that are played. */
    public static final int MOST_GAMES = 1_000_000;

    /** The positions that may be searched for a move, unless another number is set: mostly, enough for the whole sight of all strengths. */
    public static final long DEFAULT_POSITIONS = 100_000;

    /** The most positions that may be searched for a move. */
    public static final long MOST_POSITIONS = 1_000_000_000_000L;

    /** The part of them that may be searched to judge a move, or for one of a perfect opponent. */
    private static final int JUDGING = 20;

    /** But no less for that. */
    private static final long LEAST = 5_000;

    /** The strengths that play, unless others are set: every other one, and the perfect. */
    public static final List<Strength> DEFAULT_STRENGTHS = List.of(
            Strength.BEGINNER,
            Strength.LEARNER,
            Strength.INTERMEDIATE,
            Strength.EXPERT,
            Strength.GRANDMASTER,
            Strength.PERFECT);

    /** Enough for some thousand positions, and soon made. */
    private static final long MEMORY = 4 << 20;

    /** For what is proved of the beginning. */
    private static final long MEMORY_OF_PROOF = 64 << 20;

    final Game<S, M> game;
    S start;
    int games = DEFAULT_GAMES;
    List<Strength> strengths = DEFAULT_STRENGTHS;
    long positions = DEFAULT_POSITIONS;
    int threads = Math.min(SolverOptions.MAX_THREADS, Runtime.getRuntime().availableProcessors());
    long seed = 1;
    Cancellation cancellation = new Cancellation();
    Consumer<? super PlaytestProgress> listener = progress -> {};
    private final Engine engine;
    private Engine prover;
    private UnaryOperator<Solver<S, M>> known = solver -> solver;

    private Playtest(Game<S, M> game, Engine engine) {
        this.game = Objects.requireNonNull(game, "game");
        this.engine = GuardedEngine.of(engine);
        this.prover = this.engine;
        this.start = game.initialState();
    }

    private Playtest(Playtest<S, M> other) {
        game = other.game;
        start = other.start;
        games = other.games;
        strengths = other.strengths;
        positions = other.positions;
        threads = other.threads;
        seed = other.seed;
        cancellation = other.cancellation;
        listener = other.listener;
        engine = other.engine;
        prover = other.prover;
        known = other.known;
    }

    /** A copy that is changed before anybody else sees it, and never again. */
    private Playtest<S, M> with(Consumer<Playtest<S, M>> change) {
        Playtest<S, M> copy = new Playtest<>(this);
        change.accept(copy);
        return copy;
    }

    private static long inRange(String what, long count, long most) {
        if (count < 1 || count > most) {
            throw new IllegalArgumentException(what + " must be from 1 to " + most + ", not " + count);
        }
        return count;
    }

    /**
     * A playtest of {@value #DEFAULT_GAMES} games between opponents of {@linkplain #DEFAULT_STRENGTHS some strengths}, by all processors.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param engine who plays and judges: {@code Engines.load().forPlaying(game)}
     * @return a playtest, which has not begun
     */
    public static <S extends GameState<S, M>, M extends Move> Playtest<S, M> of(Game<S, M> game, Engine engine) {
        return new Playtest<>(game, engine);
    }

    /**
     * Sets who proves what it can of the position where games begin.
     *
     * @param by an engine, such as {@code Engines.load().forSolving(game)}; left out, the one that plays
     * @return a copy
     */
    public Playtest<S, M> withProver(Engine by) {
        return with(copy -> copy.prover = GuardedEngine.of(by));
    }

    /**
     * Sets what is known of the game before. Opponents do not ask it; judges do.
     *
     * @param of gives a solver that knows more than the one it is given: {@code each -> Strategy.solver(strategies, each)}; called by
     *     several threads
     * @return a copy
     */
    public Playtest<S, M> withKnown(UnaryOperator<Solver<S, M>> of) {
        return with(copy -> copy.known = Objects.requireNonNull(of, "of"));
    }

    /**
     * Sets where games begin.
     *
     * @param state an unfinished position of the game
     * @return a copy
     */
    public Playtest<S, M> withStart(S state) {
        return with(copy -> copy.start = Objects.requireNonNull(state, "state"));
    }

    /**
     * Sets how many games are played, by all strengths together; as many are played at random.
     *
     * @param count from 1 to {@value #MOST_GAMES}
     * @return a copy
     */
    public Playtest<S, M> withGames(int count) {
        return with(copy -> copy.games = (int) inRange("games", count, MOST_GAMES));
    }

    /**
     * Sets who plays: each strength against itself, all about as many games.
     *
     * @param its one strength or more
     * @return a copy
     */
    public Playtest<S, M> withStrengths(List<Strength> its) {
        if (its.isEmpty()) {
            throw new IllegalArgumentException("no strength is to play\n  accepted: one or more");
        }
        return with(copy -> copy.strengths = its.stream().sorted().distinct().toList());
    }

    /**
     * Sets how much may be searched for a move. With few positions the stronger opponents do not see as far as they could. A twentieth of it may be
     * searched to judge a move, and ten times as much for what is proved of the beginning.
     *
     * @param count how many positions, from 1 to {@value #MOST_POSITIONS}; left out, {@value #DEFAULT_POSITIONS}
     * @return a copy
     */
    public Playtest<S, M> withPositions(long count) {
        return with(copy -> copy.positions = inRange("positions", count, MOST_POSITIONS));
    }

    /**
     * Sets how many games are played at a time, which changes nothing of the report.
     *
     * @param count from 1 to {@value SolverOptions#MAX_THREADS}
     * @return a copy
     */
    public Playtest<S, M> withThreads(int count) {
        return with(copy -> copy.threads = (int) inRange("threads", count, SolverOptions.MAX_THREADS));
    }

    /**
     * Sets the seed of all that is drawn at random.
     *
     * @param its any number; 1 if left out
     * @return a copy
     */
    public Playtest<S, M> withSeed(long its) {
        return with(copy -> copy.seed = its);
    }

    /**
     * Sets a switch that ends it: what has been found by then is the report.
     *
     * @param by the switch
     * @return a copy
     */
    public Playtest<S, M> withCancellation(Cancellation by) {
        return with(copy -> copy.cancellation = Objects.requireNonNull(by, "by"));
    }

    /**
     * Sets who is told how far it has come.
     *
     * @param to called by the threads that play, one at a time; what it throws ends the playtest
     * @return a copy
     */
    public Playtest<S, M> withListener(Consumer<? super PlaytestProgress> to) {
        return with(copy -> copy.listener = Objects.requireNonNull(to, "to"));
    }

    /** The limits of each move. */
    Limits limits() {
        return Limits.none().withPositions(positions).withCancellation(cancellation);
    }

    /** The limits of the review of a game. */
    Limits limitsOfReview(int plies) {
        return limits().withPositions(Math.max(1, positions / JUDGING) * plies);
    }

    /** The limits of each move of a perfect opponent: enough for what strategies leave to a search. */
    Limits limitsOfPerfect() {
        return limits().withPositions(Math.max(LEAST, positions / JUDGING));
    }

    /** A session of one thread, so that what is found depends on positions alone. */
    Solver<S, M> players() {
        return engine.open(game, options(MEMORY));
    }

    /** What a session knows, and what is known before. */
    Solver<S, M> judge(Solver<S, M> session) {
        return known.apply(session);
    }

    Solver<S, M> prover() {
        return prover.open(game, options(MEMORY_OF_PROOF));
    }

    private static SolverOptions options(long memory) {
        return SolverOptions.defaults().withThreads(1).withMemoryBytes(memory);
    }

    /**
     * Plays and judges all games, or as many as there is time for until it is cancelled.
     *
     * @return what was found
     * @throws IllegalArgumentException if the game is over where games are to begin
     * @throws PluginException if the engine or the game fails; it names which
     */
    public Report run() {
        if (start.terminalValue().isPresent()) {
            throw new IllegalArgumentException(
                    "the game is over in " + start + "\n  accepted: a position in which there is a move");
        }
        return new PlaytestRun<>(this).run();
    }
}

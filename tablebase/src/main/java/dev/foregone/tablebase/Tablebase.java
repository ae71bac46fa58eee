package dev.foregone.tablebase;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.answer.Analyses;
import dev.foregone.tablebase.answer.TablebaseSolver;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.contents.Contents;
import dev.foregone.tablebase.contents.OpenedFile;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.file.ValuesComparison;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.threads.FileWork;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import dev.foregone.tablebase.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A file with the outcome of every position that can be reached from a root, or of all positions of the root's tier and of
 * those below it; or with their {@linkplain #valuesOnly values only}. Safe for use by any number of threads. The
 * file is mapped into memory and need not be closed; it is released once nothing refers to the tablebase. A tablebase
 * in parts has a main file, which is the one to name, and a directory with the parts beside it.
 *
 * <p>Opening checks everything but the blocks of outcomes; a block is checked each time it is read. {@link #verify} proves all
 * of it by the rules alone.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Tablebase<S extends GameState<S, M>, M extends Move> {

    private final StateKeys<S, M> positions;
    private final TablebaseFile file;
    private final S root;

    private Tablebase(StateKeys<S, M> positions, TablebaseFile file, S root) {
        this.positions = positions;
        this.file = file;
        this.root = root;
    }

    /**
     * Opens a tablebase of a game.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param path the file
     * @param game the game it must belong to
     * @return the tablebase
     * @throws IOException if the file cannot be read
     * @throws TablebaseException if it is not a tablebase, is damaged, or belongs to another game, board or numbering
     * @throws StoppedException if the thread was interrupted; its flag stays set
     */
    public static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> open(Path path, Game<S, M> game)
            throws IOException {
        return of(OpenedFile.opened(path), game);
    }

    /**
     * Opens a tablebase of a game that is not known yet.
     *
     * @param path the file
     * @param games finds a game by the id in the file; its exceptions reach the caller
     * @return the tablebase
     * @throws IOException if the file cannot be read
     * @throws TablebaseException if it is not a tablebase, is damaged, or does not match the game's board or numbering
     * @throws StoppedException if the thread was interrupted; its flag stays set
     */
    public static Tablebase<?, ?> open(Path path, Function<String, ? extends Game<?, ?>> games) throws IOException {
        TablebaseFile file = OpenedFile.opened(path);
        return of(file, games.apply(file.header().game()));
    }

    private static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> of(TablebaseFile file, Game<S, M> game) {
        OpenedFile<S, M> opened = OpenedFile.of(file, game);
        return new Tablebase<>(opened.positions(), opened.file(), opened.root());
    }

    /** {@return the game of the tablebase} */
    public Game<S, M> game() {
        return positions.game();
    }

    /** {@return the position from which all others are reached} */
    public S root() {
        return root;
    }

    /** {@return whether one position stands for all that are equivalent: true if it was built with symmetry} */
    public boolean symmetry() {
        return positions.symmetry();
    }

    /** {@return the number of positions in the file; with symmetry, up to symmetry} */
    public long size() {
        return file.positions();
    }

    /** {@return the path of the file; of a tablebase in parts, that of the main file} */
    public Path path() {
        return file.path();
    }

    /**
     * Where the parts of the tablebase are; whoever copies the file needs them too.
     *
     * @return the directory of the parts, or empty if the tablebase is one file
     */
    public Optional<Path> parts() {
        return file.parts();
    }

    /**
     * Whether there are values alone: then whatever needs plies is refused, {@link #findValue} and {@link #value} answer, and so does the {@link #solver}, with bounds of the value.
     *
     * @return whether it tells values and not in how many plies
     */
    public boolean valuesOnly() {
        return file.header().valuesOnly();
    }

    /** The file, for what needs plies. */
    private TablebaseFile withPlies() {
        if (valuesOnly()) {
            throw new TablebaseException("the tablebase " + path() + " has values only, and this needs plies"
                    + "\n  ask for values, or open the tablebase that it was reduced from");
        }
        return file;
    }

    /**
     * The value of a position, if it is there.
     *
     * @param state any position of the game
     * @return its value for the player to move, or empty if the tablebase does not have it
     * @throws TablebaseException if the block that has it is damaged
     */
    public Optional<GameValue> findValue(S state) {
        return code(state).map(code -> Score.outcome(OutcomeCode.score(code)).value());
    }

    /**
     * The value of a position.
     *
     * @param state a position that the tablebase has
     * @return its value for the player to move
     * @throws TablebaseException if it is not there, or its block is damaged
     */
    public GameValue value(S state) {
        return findValue(state).orElseThrow(() -> absent(state));
    }

    /**
     * The outcome of a position, if it is there. It takes one or two reads of the file, less than a microsecond once
     * the file is in memory.
     *
     * @param state any position of the game
     * @return its outcome, or empty if the tablebase does not have it
     * @throws TablebaseException if the block that has it is damaged, or there are {@linkplain #valuesOnly values only}
     */
    public Optional<Outcome> find(S state) {
        withPlies();
        return code(state).map(code -> Score.outcome(OutcomeCode.score(code)));
    }

    private Optional<Integer> code(S state) {
        Objects.requireNonNull(state, "state");
        return file.read(() -> found(state));
    }

    private Optional<Integer> found(S state) throws DamagedFileException {
        if (!positions.belongs(state)) {
            return Optional.empty();
        }
        int code = file.find(positions.key(state), positions::layer);
        return code == OutcomeCode.NONE ? Optional.empty() : Optional.of(code);
    }

    /**
     * The outcome of a position.
     *
     * @param state a position that the tablebase has
     * @return its outcome
     * @throws TablebaseException if it is not there, its block is damaged, or there are {@linkplain #valuesOnly values only}
     */
    public Outcome outcome(S state) {
        return find(state).orElseThrow(() -> absent(state));
    }

    private TablebaseException absent(S state) {
        return new TablebaseException("the tablebase of the game '" + game().id() + "' from " + game().format(root)
                + " does not have the position " + game().format(state) + "\n  it has "
                + (file.header().allPositions()
                        ? "all positions of that tier and of lower ones"
                        : "those that can be reached from there"));
    }

    /**
     * Every move of a position with its outcome, and the principal line.
     *
     * @param state a position that the tablebase has
     * @return the analysis an engine would return
     * @throws TablebaseException if it is not there, a block is damaged, or there are {@linkplain #valuesOnly values only}
     */
    public Analysis<S, M> analyze(S state) {
        return Analyses.of(state, this::outcome);
    }

    /**
     * Every move of a position with its outcome: an analysis without the principal line, which costs much more than the moves if
     * it is long.
     *
     * @param state a position that the tablebase has
     * @return the moves, best first; equals in the order of {@link GameState#legalMoves()}
     * @throws TablebaseException if what a move leads to is not there, a block is damaged, or there are {@linkplain #valuesOnly values only}
     */
    public List<RatedMove<M>> ratedMoves(S state) {
        return List.copyOf(Analyses.rated(state, this::outcome));
    }

    /**
     * The tablebase as a solver. It answers at once, whatever the limits, and any number of questions at a time.
     *
     * @return a solver; closing it leaves the tablebase as it is
     */
    public Solver<S, M> solver() {
        return new TablebaseSolver<>(
                state -> valuesOnly() ? TablebaseSolver.bounds(state, value(state)) : Bounds.exactly(outcome(state)));
    }

    /**
     * All positions with their outcomes, in file order, read on demand.
     *
     * @return a stream of {@link #size} positions; a damaged block ends it with a {@link TablebaseException}, and so
     *     does a key that is no position of the game. Of a game without packed rules they come as play from the root reaches them, and
     *     some 13 bytes of memory are needed for each
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    public Stream<SolvedPosition<S>> positions() {
        return Contents.of(withPlies(), positions, root).positions();
    }

    /**
     * Positions with certain outcomes, in random order: first one of each block of neighbours in the file, then the others. Who
     * looks for something rare looks through them all, which takes as long as {@link #positions}.
     *
     * @param seed decides the order: the same for the same tablebase
     * @param wanted the outcomes; of others no state is made
     * @return a stream of every position with such an outcome, read on demand; it ends with an exception as {@link #positions}
     *     does
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    public Stream<SolvedPosition<S>> sample(long seed, Predicate<Outcome> wanted) {
        return Contents.of(withPlies(), positions, root).sample(seed, wanted);
    }

    /**
     * Positions with certain values, in random order, as {@link #sample} has them with certain outcomes; {@link #value} tells which.
     *
     * @param seed decides the order: the same for the same tablebase
     * @param wanted the values; of others no state is made
     * @return a stream of every position with such a value, read on demand
     */
    public Stream<S> sampleValues(long seed, Predicate<GameValue> wanted) {
        return Contents.of(file, positions, root)
                .sample(seed, outcome -> wanted.test(outcome.value()))
                .map(SolvedPosition::state);
    }

    /** {@return the statistics of the tablebase, counted when it was built and ready at once} */
    public TablebaseStatistics statistics() {
        return StatisticsReader.statistics(file, positions);
    }

    /**
     * A fingerprint of all positions with their outcomes, up to symmetry: the same however the tablebase was built
     * (threads, memory, layers, symmetry), and different if any position or outcome differs, except by chance (1 in 2
     * to the 64). It reads the whole file.
     *
     * @param threads how many threads may read
     * @return the fingerprint
     * @throws IOException if the file cannot be read
     * @throws TablebaseException if a block is damaged, or there are {@linkplain #valuesOnly values only}
     */
    public long outcomeFingerprint(int threads) throws IOException {
        return Contents.of(withPlies(), positions, root).fingerprint(threads);
    }

    /**
     * Proves the tablebase by the rules, or finds where it is wrong: each position must be finished or worth its best
     * move, and each move must lead to a position that is there. See docs/TABLEBASES.md for why that is enough. Of a game without
     * packed rules, positions are found by play from the root: all of them, or for a sample those of games at random.
     *
     * @param options by which rules, which positions, and how
     * @return the result
     * @throws IOException if the file cannot be read
     * @throws dev.foregone.api.StoppedException if it was stopped
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only} and no layers: then values that agree with each
     *     other may be wrong together, and {@link #difference} is what checks them
     */
    public Verification verify(VerificationOptions options) throws IOException {
        return Verifier.verify(file, positions, root, options);
    }

    /**
     * Compares a tablebase of values with that which it was reduced from, position by position, and what both count: none means
     * that each of its values is right if the other is.
     *
     * @param full the tablebase with plies
     * @param threads how many threads may work
     * @param listener hears of the progress
     * @param cancellation stops it from another thread
     * @return a position, in notation, whose value differs or that only one has; empty if there is none
     * @throws IOException if a file cannot be read
     * @throws TablebaseException if one is damaged, if they are not of the same positions, or if this one has plies or the other none
     * @throws StoppedException if it was cancelled, or the thread interrupted
     */
    public Optional<String> difference(
            Tablebase<S, M> full, int threads, ProgressListener listener, Cancellation cancellation)
            throws IOException {
        if (!valuesOnly()) {
            throw new TablebaseException("the tablebase " + path() + " has plies, and is no file of values"
                    + "\n  verify it by the rules, or name the file of values first and the full one second");
        }
        Workers workers = new Workers(threads, Stop.by(cancellation));
        PositionProgress progress = new PositionProgress(listener, size());
        return FileWork.forCaller(() -> file.read(() -> {
            file.checkWhole();
            OptionalLong key = new ValuesComparison(full.withPlies(), workers, progress).difference(file);
            progress.end();
            return key.isPresent() ? Optional.of(positions.format(key.getAsLong())) : Optional.empty();
        }));
    }
}

package dev.foregone.tablebase.builder;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.answer.Analyses;
import dev.foregone.tablebase.builder.answer.SolvedGame;
import dev.foregone.tablebase.builder.answer.WholeGameSolver;
import dev.foregone.tablebase.memory.HeapShare;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Every position that can be reached from a root, solved in memory: any game, with packed rules or without, with cycles or
 * without. Time and memory are proportional to the number of positions and of moves: roughly 60 bytes a position and 16 a move
 * with packed rules, and the states themselves besides without.
 *
 * <p>A solved game is immutable and safe for use by any number of threads.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class WholeGame<S extends GameState<S, M>, M extends Move> {

    private final SolvedGame<S, M> solved;

    private WholeGame(SolvedGame<S, M> solved) {
        this.solved = solved;
    }

    /**
     * Solves a game.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param root the position from which all others are reached
     * @return the solved game
     * @throws TablebaseException if it does not fit into the memory that {@link TablebaseBuilder#memoryBytes} takes by default
     * @throws dev.foregone.api.SearchStoppedException if the thread is interrupted
     * @throws dev.foregone.api.PluginException if the game throws
     */
    public static <S extends GameState<S, M>, M extends Move> WholeGame<S, M> solve(Game<S, M> game, S root) {
        try (WholeGameSolver<S, M> solver =
                new WholeGameSolver<>(game, SolverOptions.defaults().withMemoryBytes(HeapShare.BYTES))) {
            return new WholeGame<>(solver.whole(root));
        }
    }

    /**
     * A session that solves whole games: asked about a position, it solves all that can be reached from it, and answers
     * questions about these at once from then on. One thread works, whatever the options say.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param options the memory that positions may take (at least 16 MiB), symmetry, and the progress listener
     * @return a solver, to be closed by the caller. Where memory is not enough, a question without limits throws a {@link
     *     TablebaseException}; one with limits is stopped, as by another limit
     */
    public static <S extends GameState<S, M>, M extends Move> Solver<S, M> solver(
            Game<S, M> game, SolverOptions options) {
        return new WholeGameSolver<>(game, options);
    }

    /**
     * The same, with a search that is asked first where a game is large, so that a near win or loss needs no more than the first
     * positions of a game that may not fit into memory. It takes part within the limits of each question, and about as many
     * positions as have been found by then.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param options the memory that positions may take (at least 16 MiB), symmetry, and the progress listener
     * @param search a solver of the same game that nobody else uses, without a listener; closed with the session
     * @return a solver, to be closed by the caller. Where memory is not enough, it tells what the search has proved, as at
     *     another limit; a question without limits throws a {@link TablebaseException}, unless the position's outcome is proved
     */
    public static <S extends GameState<S, M>, M extends Move> Solver<S, M> solver(
            Game<S, M> game, SolverOptions options, Solver<S, M> search) {
        return new WholeGameSolver<>(game, options, Objects.requireNonNull(search, "search"));
    }

    /** {@return how many positions can be reached; with symmetry, up to symmetry} */
    public long size() {
        return solved.size();
    }

    /**
     * All positions with their outcomes, in the order in which they are met from the root.
     *
     * @return a stream of {@link #size} positions
     */
    public Stream<SolvedPosition<S>> positions() {
        return solved.positions();
    }

    /**
     * The statistics of the whole game, counted now.
     *
     * @return the statistics, without layers and without a file
     */
    public TablebaseStatistics statistics() {
        S root = positions().findFirst().orElseThrow().state();
        return TablebaseStatistics.counted(
                solved.game(), root, solved.countsUpToSymmetry(), positions(), solved.moves());
    }

    /**
     * The outcome of a position, if it is there.
     *
     * @param state any position of the game
     * @return its outcome, or empty if it cannot be reached from the root
     */
    public Optional<Outcome> find(S state) {
        return solved.find(state);
    }

    /**
     * The outcome of a position.
     *
     * @param state a position that can be reached from the root
     * @return its outcome
     * @throws TablebaseException if it is not there
     */
    public Outcome outcome(S state) {
        return find(state)
                .orElseThrow(() -> new TablebaseException(
                        "the game '" + solved.game().id() + "' was solved from a position from which "
                                + solved.game().format(state)
                                + " cannot be reached\n  solve it from a position from which it can"));
    }

    /**
     * Every move of a position with its outcome, and the principal line.
     *
     * @param state a position that can be reached from the root
     * @return the analysis an engine would return
     * @throws TablebaseException if it is not there
     */
    public Analysis<S, M> analyze(S state) {
        return Analyses.of(state, this::outcome);
    }
}

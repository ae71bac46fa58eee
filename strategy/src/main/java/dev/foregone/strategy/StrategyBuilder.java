package dev.foregone.strategy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.api.StoppedException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.strategy.build.StrategyBuild;
import dev.foregone.strategy.build.StrategyBuildOptions;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds a strategy: proves that a side wins or does not lose, and looks for few positions that prove it; not always the fewest.
 * Immutable: each {@code with} method returns a copy with one setting replaced.
 *
 * <p>A build that is stopped, or killed at any moment, resumes when it is started again with the same file: the answers to its
 * questions are kept in a file beside it, {@code FILE.work}. The number of threads and memory change no byte.
 *
 * <pre>{@code
 * Strategy<State, Column> strategy = Strategy.builder(game, game.initialState(), engine)
 *         .withLeafPositions(20_000)
 *         .build(Path.of("connectfour.strategy"));
 * }</pre>
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class StrategyBuilder<S extends GameState<S, M>, M extends Move> {

    /** How many positions a search may visit to prove a leaf, if nothing else is said. */
    public static final long DEFAULT_LEAF_POSITIONS = 20_000;

    private static final String WORK = ".work";

    /** Only the build that holds the lock of the work writes it. */
    private static final String UNFINISHED = WORK + ".unfinished";

    private final StrategyBuild<S, M> plan;
    private final @Nullable Solver<S, M> values;

    private StrategyBuilder(StrategyBuild<S, M> plan, @Nullable Solver<S, M> values) {
        this.plan = plan;
        this.values = values;
    }

    static <S extends GameState<S, M>, M extends Move> StrategyBuilder<S, M> of(
            Game<S, M> game, S root, Engine engine) {
        StrategyBuildOptions defaults = new StrategyBuildOptions(
                Side.FIRST, DEFAULT_LEAF_POSITIONS, false, SolverOptions.defaults(), new Cancellation());
        StrategyBuild<S, M> plan = new StrategyBuild<>(
                Objects.requireNonNull(game, "game"),
                Objects.requireNonNull(root, "root"),
                Objects.requireNonNull(engine, "engine"),
                defaults);
        return new StrategyBuilder<>(plan, null);
    }

    private StrategyBuilder<S, M> with(StrategyBuildOptions options) {
        return new StrategyBuilder<>(plan.with(options), values);
    }

    /**
     * Sets the side.
     *
     * @param of the player that the strategy is for
     * @return this builder with the side replaced
     */
    public StrategyBuilder<S, M> withSide(Side of) {
        return with(plan.options().withSide(Objects.requireNonNull(of, "of")));
    }

    /**
     * Sets where it ends. With none, all is followed to the end of the game: a much larger file, which the rules alone prove.
     *
     * @param most how many positions a search may visit to prove a leaf; 0 for no leaves
     * @return this builder with the limit replaced
     * @throws IllegalArgumentException if it is negative
     */
    public StrategyBuilder<S, M> withLeafPositions(long most) {
        if (most < 0) {
            throw new IllegalArgumentException("positions of a leaf must be 0 or more, not " + most);
        }
        return with(plan.options().withLeaf(most));
    }

    /**
     * Sets whether the side wins in as few plies as can be, whatever the other player does. That takes longer, and makes a file,
     * mostly a larger one, which proves the plies too.
     *
     * @param is whether each of its moves wins soonest
     * @return this builder with the switch replaced
     */
    public StrategyBuilder<S, M> withShortest(boolean is) {
        return with(plan.options().withShortest(is));
    }

    /**
     * Sets how solvers are opened: how many threads work, whether one position stands for all that are equivalent, who is told how much
     * of the strategy found so far is settled and how many positions have been looked at, and the memory of the solver that finds out
     * which moves keep the value. The positions that were looked at take some 400 bytes each besides.
     *
     * @param solving the options; {@link SolverOptions#defaults} if left out
     * @return this builder with the options replaced
     */
    public StrategyBuilder<S, M> withOptions(SolverOptions solving) {
        return with(plan.options().withSolving(Objects.requireNonNull(solving, "solving")));
    }

    /**
     * Lets another thread stop the build.
     *
     * @param by the switch
     * @return this builder with the switch replaced
     */
    public StrategyBuilder<S, M> withCancellation(Cancellation by) {
        return with(plan.options().withCancellation(Objects.requireNonNull(by, "by")));
    }

    /**
     * Takes the values of positions from a solver, such as that of a tablebase, instead of opening the engine for them.
     *
     * @param from knows who wins every position that can arise; the caller closes it
     * @return this builder with the source replaced
     */
    public StrategyBuilder<S, M> withValues(Solver<S, M> from) {
        return new StrategyBuilder<>(plan, Objects.requireNonNull(from, "from"));
    }

    /**
     * Builds the strategy, or opens it if it is there already.
     *
     * @param file the file to write; {@code FILE.work} beside it keeps unfinished work
     * @return the strategy
     * @throws StrategyException if the side loses, if something else is there, the values are not found, or the root is not read
     *     as it is written
     * @throws dev.foregone.api.StoppedException if it was cancelled or interrupted: the same build resumes
     * @throws IOException if a file cannot be written
     */
    public Strategy<S, M> build(Path file) throws IOException {
        if (Files.exists(file)) {
            return thereAlready(file);
        }
        Game<S, M> game = plan.game();
        S root = plan.root();
        Blame.unreadable(game, root, true).ifPresent(why -> {
            throw new StrategyException(why);
        });
        Blame blame = Blame.game(game);
        if (blame.ask("terminalValue", root::terminalValue).isPresent()) {
            throw new StrategyException("the game is over in " + blame.ask("format", () -> game.format(root))
                    + "\n  name a position that goes on");
        }
        Solver<S, M> given = values;
        if (given != null) {
            return build(file, given);
        }
        SolverOptions solving = plan.options().solving().withListener(ProgressListener.none());
        try (Solver<S, M> solver = plan.engine().open(game, solving)) {
            return build(file, solver);
        }
    }

    private Strategy<S, M> build(Path file, Solver<S, M> solver) throws IOException {
        return blamed(() -> plan.run(solver, beside(file, WORK), bytes -> {
            StrategyFile.write(file, beside(file, UNFINISHED), bytes);
            return Strategy.open(file, plan.game());
        }));
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /** Work on files that asks the game, which is to blame for what neither the files nor a listener throw. */
    @FunctionalInterface
    private interface Work<T> {
        T run() throws IOException;
    }

    private <T> T blamed(Work<T> work) throws IOException {
        try {
            return work.run();
        } catch (ListenerFailure listener) {
            throw listener.thrown();
        } catch (ClosedByInterruptException interrupted) { // which closes files that the thread writes
            throw new StoppedException("the thread was interrupted", "; the same build resumes");
        } catch (IOException unwritten) {
            throw unwritten;
        } catch (Throwable fault) { // a game may throw what it does not declare
            throw Blame.game(plan.game()).of(fault);
        }
    }

    /** What is there is not overwritten. A build that was killed as soon as it had written the file has left its work. */
    private Strategy<S, M> thereAlready(Path file) throws IOException {
        Strategy<S, M> there;
        try {
            there = Strategy.open(file, plan.game());
        } catch (StrategyException unusable) {
            throw new StrategyException(unusable.getMessage() + "; or, to build one, delete it, or name another file");
        }
        if (!isWanted(there)) {
            StrategyHeader header = there.file().header();
            throw new StrategyException(file + " is there already, and it is another strategy: " + header.claim()
                    + ", in " + header.game() + " from " + header.root() + ", with leaves of " + header.leaf()
                    + " positions" + (header.symmetry() ? "" : ", without symmetry")
                    + "\n  delete it, or name another file");
        }
        return blamed(() -> {
            plan.forget(beside(file, WORK));
            return there;
        });
    }

    private boolean isWanted(Strategy<S, M> there) {
        StrategyBuildOptions options = plan.options();
        return there.root().equals(plan.root())
                && there.claim().side() == options.side()
                && there.leafPositions() == options.leaf()
                && there.symmetry() == options.solving().symmetry()
                && options.shortest() == there.claim().plies().isPresent();
    }
}

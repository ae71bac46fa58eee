package dev.foregone.tablebase.builder;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.StoppedException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.run.Build;
import dev.foregone.tablebase.builder.run.BuildOptions;
import dev.foregone.tablebase.builder.run.HashedBuild;
import dev.foregone.tablebase.builder.run.PackedBuild;
import dev.foregone.tablebase.builder.run.TargetFile;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.memory.HeapShare;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Builds a tablebase: solves every position that can be reached from a root, and writes the outcomes to a file. A game with
 * {@linkplain Game#packedRules packed rules} is solved by them. Any other is solved by one thread that keeps every state in memory, some
 * 260 bytes and what the state itself takes, and does not continue on disk; its positions are kept under hashes of their
 * {@linkplain Game#format notation}, which must tell them apart.
 *
 * <p>A build that is stopped, or killed at any moment, resumes from its last finished step when it is started again
 * with the same file and work directory, and ends in the same bytes. The number of threads does not change the file, nor
 * does memory that is enough; a build for which it is not {@linkplain #continueOnDisk continues on disk}.
 *
 * <pre>{@code
 * Tablebase<TicTacToe, Square> tablebase = TablebaseBuilder.of(game, game.initialState())
 *         .threads(2)
 *         .build(Path.of("tictactoe.tb"));
 * }</pre>
 *
 * <p>For one thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class TablebaseBuilder<S extends GameState<S, M>, M extends Move> {

    /** The least memory that a build accepts: 1 MiB. */
    public static final long LEAST_MEMORY_BYTES = 1 << 20;

    private final Game<S, M> game;
    private final S root;
    private int threads = 1;
    private long memoryBytes = HeapShare.BYTES;
    private boolean symmetry = true;
    private boolean layers = true;
    private BuildListener listener = BuildListener.none();
    private @Nullable Cancellation cancellation;
    private Disk disk = Disk.real();
    private @Nullable Cluster cluster;
    private int partitions;
    private boolean continueOnDisk = true;
    private boolean allPositions;
    private IntFunction<? extends ToLongFunction<String>> hashes = NotationHash::new;
    private @Nullable Path workDirectory;

    /** Settings of this machine, which a cluster does not have. */
    private final Set<String> ofThisMachine = new TreeSet<>();

    private TablebaseBuilder(Game<S, M> game, S root) {
        this.game = Objects.requireNonNull(game, "game");
        this.root = Objects.requireNonNull(root, "root");
    }

    /**
     * Begins to build a tablebase.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param root the position from which all others are reached
     * @return a builder
     */
    public static <S extends GameState<S, M>, M extends Move> TablebaseBuilder<S, M> of(Game<S, M> game, S root) {
        return new TablebaseBuilder<>(game, root);
    }

    /**
     * Sets the number of threads; 1 if left out.
     *
     * @param count how many threads may work at the same time
     * @return this builder
     * @throws IllegalArgumentException if it is not at least 1
     */
    public TablebaseBuilder<S, M> threads(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("threads must be 1 or more, not " + count);
        }
        ofThisMachine.add("threads");
        threads = count;
        return this;
    }

    /**
     * Sets the memory. If left out, fifteen sixteenths of what the collector has for large and old objects: five eighths of the heap
     * by Java's defaults, nine tenths with {@code -XX:NewRatio=15}.
     *
     * @param bytes the most memory that positions may take at one time
     * @return this builder
     * @throws IllegalArgumentException if it is less than {@link #LEAST_MEMORY_BYTES}
     */
    public TablebaseBuilder<S, M> memoryBytes(long bytes) {
        if (bytes < LEAST_MEMORY_BYTES) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "memoryBytes must be %,d or more, not %,d", LEAST_MEMORY_BYTES, bytes));
        }
        ofThisMachine.add("memoryBytes");
        memoryBytes = bytes;
        return this;
    }

    /**
     * Sets where the directory of the finished steps is made; if left out, beside the file. It has the file's name with
     * {@code .work} appended, and is deleted when the file is finished; everything else there is left alone.
     *
     * @param directory a directory, which is created if absent
     * @return this builder
     */
    public TablebaseBuilder<S, M> workDirectory(Path directory) {
        workDirectory = Objects.requireNonNull(directory, "directory");
        return this;
    }

    /**
     * Switches the use of symmetry; on if left out. With symmetry one position stands for all that the game calls equivalent:
     * less work and a smaller file; outcomes are the same, and counts are up to symmetry.
     *
     * @param use whether positions that are equivalent are kept as one
     * @return this builder
     */
    public TablebaseBuilder<S, M> symmetry(boolean use) {
        symmetry = use;
        return this;
    }

    /**
     * Switches the use of layers; on if left out. A game whose every move leads one layer nearer to the end is solved
     * layer by layer, which takes much less memory; without layers, every game is solved as if it had cycles. For
     * comparisons.
     *
     * @param use whether layers are used where a game has them
     * @return this builder
     */
    public TablebaseBuilder<S, M> layers(boolean use) {
        layers = use;
        return this;
    }

    /**
     * Sets the listener to the build's progress.
     *
     * @param listener told of progress; an exception it throws ends the build and reaches the caller
     * @return this builder
     */
    public TablebaseBuilder<S, M> listener(BuildListener listener) {
        this.listener = Objects.requireNonNull(listener, "listener");
        return this;
    }

    /**
     * Lets another thread stop the build. Interrupting the thread that builds stops it too.
     *
     * @param by the switch
     * @return this builder
     */
    public TablebaseBuilder<S, M> cancellation(Cancellation by) {
        cancellation = Objects.requireNonNull(by, "by");
        return this;
    }

    /**
     * Has the work done on a cluster; on this machine if left out. The tablebase is then one in parts: beside the file
     * there is a directory with its name and {@code .parts} appended. All machines of the cluster must see the file and
     * the work directory under the same names. Threads and memory are up to the cluster, and must not be set.
     *
     * @param of the cluster, made for this game and root
     * @return this builder
     */
    @Stability(Level.EXPERIMENTAL)
    public TablebaseBuilder<S, M> cluster(Cluster of) {
        cluster = Objects.requireNonNull(of, "of");
        return this;
    }

    /**
     * Sets whether a build that does not fit into memory continues on disk, in parts of which as many are in memory as there are
     * threads; on if left out. That takes some twice as long, and up to 30 bytes of disk for each position. The tablebase is
     * then one in parts, as on a cluster. Off, such a build ends with an exception that says how much memory it needs.
     *
     * @param may whether it may
     * @return this builder
     */
    public TablebaseBuilder<S, M> continueOnDisk(boolean may) {
        continueOnDisk = may;
        return this;
    }

    /**
     * Sets how many parts a large layer, or a game without layers, is cut into on a cluster, or on this machine's disk, where a
     * build for which this is set works from the beginning. If left out, enough for every machine to have work, or on disk 32
     * for each thread. A part takes some 50 bytes of memory for each of its positions while it is worked on.
     * The number changes neither outcomes nor statistics.
     *
     * @param count how many parts
     * @return this builder
     * @throws IllegalArgumentException if it is not at least 1
     */
    public TablebaseBuilder<S, M> partitions(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("partitions must be 1 or more, not " + count);
        }
        partitions = count;
        return this;
    }

    /**
     * Sets whether the tablebase has all positions of the root's {@linkplain dev.foregone.spi.Ranking tier} and of those below it,
     * whether the root reaches them or not; off if left out. The packed rules must have a {@linkplain
     * dev.foregone.spi.PackedRules#ranking ranking}. Nothing is found or sorted, and one tier at a time is in memory with some 2 1/2 bytes for each rank,
     * besides two for each of the tiers that it leads to; so this is the way to large tables. Such a build does not continue on
     * disk, and has no partitions.
     *
     * @param keep whether it has all
     * @return this builder
     */
    public TablebaseBuilder<S, M> allPositions(boolean keep) {
        allPositions = keep;
        return this;
    }

    /** For tests: hashes that are the same for different positions. */
    TablebaseBuilder<S, M> hashes(IntFunction<? extends ToLongFunction<String>> bySeed) {
        hashes = bySeed;
        return this;
    }

    /** For tests: a disk that is full, for one. */
    TablebaseBuilder<S, M> disk(Disk on) {
        disk = on;
        return this;
    }

    /**
     * Builds the tablebase, or resumes building it. If the file already exists and is the same tablebase, nothing is
     * left to do.
     *
     * @param file the file to write; it gets its name only once it is finished
     * @return the tablebase
     * @throws IOException if a file cannot be written or read, or is in the way
     * @throws TablebaseException if neither memory nor disk is enough, the root is not read as it is written, or the game has no packed
     *     rules and a cluster, partitions or all positions were asked for
     * @throws IllegalStateException if threads or memory are set for a cluster, or a cluster or partitions for all positions
     * @throws StoppedException if the build was stopped
     * @throws PluginException if the game throws
     */
    public Tablebase<S, M> build(Path file) throws IOException {
        refuseWhatDoesNotApply();
        if (PackedKeys.packed(game, root).isPresent()) {
            PackedKeys<S, M> positions = PackedKeys.of(game, root, symmetry);
            PackedKeys<S, M> keys = allPositions ? ranked(positions) : positions;
            FileHeader header = header(keys, 0);
            new Build(new PackedBuild(keys.rules(), header, options()), new TargetFile(file, header), options())
                    .run(workDirectoryOf(file, ""));
        } else if (allPositions) {
            throw new TablebaseException(
                    "the game '" + game.id() + "' has no packed rules for " + game.format(root)
                            + ", and only these number positions\n  build what one position reaches, or, in a game of your own, let packedRules return some with a ranking");
        } else {
            buildHashed(file);
        }
        return FinishedFile.open(file, game);
    }

    /**
     * The directory with the finished steps of a build that has ended before its time, from which the next {@link #build} resumes.
     *
     * @param file the file that was to be written
     * @return the directory; empty if no step was finished
     */
    public Optional<Path> finishedSteps(Path file) {
        return Optional.of(workDirectoryOf(file, "")).filter(Build::keepsSteps);
    }

    private PackedKeys<S, M> ranked(PackedKeys<S, M> positions) {
        PackedKeys<S, M> keys = positions.ranked();
        if (!Blame.game(game).ask("packedRules", () -> keys.keeps(root))) {
            throw new TablebaseException("the game '" + game.id() + "' does not number the position "
                    + game.format(root) + "\n  begin from another, or let its ranking number this one");
        }
        return keys;
    }

    /**
     * If two positions have the same hash, all is done again with the next seed, in a work directory of its own: a build that is
     * resumed begins with the first seed again.
     */
    private void buildHashed(Path file) throws IOException {
        Blame.game(game).ask("format", () -> HashedKeys.checkNotation(game, root));
        for (int seed = TargetFile.seed(file); ; seed++) {
            HashedKeys<S, M> keys = new HashedKeys<>(game, symmetry, hashes.apply(seed));
            TargetFile finished = new TargetFile(file, header(keys, seed));
            try {
                new Build(new HashedBuild<>(keys, root), finished, options())
                        .run(workDirectoryOf(file, seed == 1 ? "" : String.valueOf(seed)));
                return;
            } catch (HashedBuild.SameKeyException same) {
                if (seed == FileHeader.MOST_SEED) {
                    throw new IllegalStateException(same);
                }
            }
        }
    }

    private BuildOptions options() {
        return new BuildOptions(
                threads, memoryBytes, layers, listener, cancellation, disk, cluster, partitions, continueOnDisk);
    }

    private void refuseWhatDoesNotApply() {
        if (cluster != null && !ofThisMachine.isEmpty()) {
            throw new IllegalStateException("a cluster sees to this by itself, and the builder was given "
                    + String.join(" and ", ofThisMachine) + "\n  leave them out, or build without a cluster");
        }
        if (allPositions && (cluster != null || partitions > 0)) {
            throw new IllegalStateException(
                    "all positions are solved tier by tier, in the memory of this machine, and the"
                            + " builder was given a cluster or partitions\n  leave these out, or build what the root reaches");
        }
    }

    private FileHeader header(StateKeys<S, M> keys, int seed) {
        Blame.unreadable(game, root, false).ifPresent(why -> {
            throw new TablebaseException(why);
        });
        return Blame.game(game)
                .ask(
                        seed == 0 ? "packedRules" : "format",
                        () -> new FileHeader(
                                game.id(),
                                game.format(root),
                                symmetry,
                                allPositions,
                                false,
                                seed,
                                keys.fingerprint(root),
                                keys.key(root)));
    }

    private Path workDirectoryOf(Path file, String seed) {
        Path own = file.resolveSibling(WorkDirectory.beside(file).getFileName() + seed);
        return workDirectory == null ? own : workDirectory.resolve(own.getFileName());
    }
}

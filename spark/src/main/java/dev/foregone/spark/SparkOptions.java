package dev.foregone.spark;

import dev.foregone.api.Cancellation;
import dev.foregone.tablebase.report.BuildListener;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Options for building a tablebase on a cluster. Immutable: each {@code with} method returns new options with one
 * replaced.
 */
public final class SparkOptions {

    private final Path file;
    private final @Nullable Path workDirectory;
    private final int partitions;
    private final boolean symmetry;
    private final boolean layers;
    private final BuildListener listener;
    private final @Nullable Cancellation cancellation;

    private SparkOptions(
            Path file,
            @Nullable Path workDirectory,
            int partitions,
            boolean symmetry,
            boolean layers,
            BuildListener listener,
            @Nullable Cancellation cancellation) {
        this.file = Objects.requireNonNull(file, "file");
        this.workDirectory = workDirectory;
        this.partitions = partitions;
        this.symmetry = symmetry;
        this.layers = layers;
        this.listener = Objects.requireNonNull(listener, "listener");
        this.cancellation = cancellation;
    }

    /**
     * Options with symmetry and layers, and everything else left to the build.
     *
     * @param file the tablebase to write, in a directory that all machines see by the same name; its parts are in a
     *     directory beside it with {@code .parts} appended to the name
     * @return the options
     */
    public static SparkOptions to(Path file) {
        return new SparkOptions(file, null, 0, true, true, BuildListener.none(), null);
    }

    /**
     * Sets where the directory of finished steps is made, whose name is the file's with {@code .work} appended; by
     * default beside the file. All machines must see it.
     *
     * @param directory a directory, created if it does not exist; other contents are kept
     * @return these options with the work directory replaced
     */
    public SparkOptions withWorkDirectory(Path directory) {
        Objects.requireNonNull(directory, "directory");
        return new SparkOptions(file, directory, partitions, symmetry, layers, listener, cancellation);
    }

    /**
     * Sets the number of parts into which a large layer, or a game without layers, is divided; by default several for
     * each core of the cluster, and as many as it takes for none to have more than a few million positions. The number changes neither
     * outcomes nor statistics.
     *
     * @param count 1 or more
     * @return these options with the number of partitions replaced
     * @throws IllegalArgumentException if it is less than 1
     */
    public SparkOptions withPartitions(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("partitions must be 1 or more, not " + count);
        }
        return new SparkOptions(file, workDirectory, count, symmetry, layers, listener, cancellation);
    }

    /**
     * Switches the use of symmetry.
     *
     * @param use whether one position stands for all that are equivalent
     * @return these options with the switch replaced
     */
    public SparkOptions withSymmetry(boolean use) {
        return new SparkOptions(file, workDirectory, partitions, use, layers, listener, cancellation);
    }

    /**
     * Switches the use of layers.
     *
     * @param use whether the game is solved layer by layer if it has layers
     * @return these options with the switch replaced
     */
    public SparkOptions withLayers(boolean use) {
        return new SparkOptions(file, workDirectory, partitions, symmetry, use, listener, cancellation);
    }

    /**
     * Sets the listener.
     *
     * @param to the listener to the build, called in the driver
     * @return these options with the listener replaced
     */
    public SparkOptions withListener(BuildListener to) {
        return new SparkOptions(file, workDirectory, partitions, symmetry, layers, to, cancellation);
    }

    /**
     * Lets another thread stop the build; by default, only an interrupt does.
     *
     * @param by the switch
     * @return these options with the switch replaced
     */
    public SparkOptions withCancellation(Cancellation by) {
        Objects.requireNonNull(by, "by");
        return new SparkOptions(file, workDirectory, partitions, symmetry, layers, listener, by);
    }

    /** {@return the tablebase to write} */
    public Path file() {
        return file;
    }

    /** {@return where the directory of finished steps is made, if it is not beside the file} */
    public Optional<Path> workDirectory() {
        return Optional.ofNullable(workDirectory);
    }

    /** {@return the number of parts of a large layer, or of a game without layers, if not left to the build} */
    public OptionalInt partitions() {
        return partitions == 0 ? OptionalInt.empty() : OptionalInt.of(partitions);
    }

    /** {@return whether one position stands for all that are equivalent} */
    public boolean symmetry() {
        return symmetry;
    }

    /** {@return whether the game is solved layer by layer if it has layers} */
    public boolean layers() {
        return layers;
    }

    /** {@return the listener to the build} */
    public BuildListener listener() {
        return listener;
    }

    /** {@return the switch that stops the build from another thread, if there is one} */
    public Optional<Cancellation> cancellation() {
        return Optional.ofNullable(cancellation);
    }

    /** Options are equal if each of them is, the listener and the switch included. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SparkOptions that
                && file.equals(that.file)
                && Objects.equals(workDirectory, that.workDirectory)
                && partitions == that.partitions
                && symmetry == that.symmetry
                && layers == that.layers
                && listener.equals(that.listener)
                && Objects.equals(cancellation, that.cancellation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, workDirectory, partitions, symmetry, layers, listener, cancellation);
    }

    /** For people: all but the listener and the switch. */
    @Override
    public String toString() {
        return "SparkOptions[file=" + file + ", workDirectory=" + workDirectory + ", partitions=" + partitions
                + ", symmetry=" + symmetry + ", layers=" + layers + "]";
    }
}

package dev.foregone.spark;

import dev.foregone.api.Cancellation;
import dev.foregone.tablebase.BuildListener;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a tablebase is built on a cluster. Immutable; {@code with...} gives another with one thing changed.
 *
 * @param file the tablebase to write, in a directory that all machines see by the same name; its parts are in a
 *     directory beside it, with the same name and {@code .parts} behind it
 * @param workDirectory where the directory of finished steps is made, which has the file's name and {@code .work} behind it;
 *     all machines must see it; if empty, beside the file
 * @param partitions into how many parts a large layer, or a game without layers, is cut; if empty, some for each core
 *     of the cluster, and so many that none has more than a few million positions
 * @param symmetry whether one position stands for all that are equivalent
 * @param layers whether the game is solved layer by layer if it has layers
 * @param listener hears how the build goes, in the driver
 * @param cancellation stops the build; if empty, only an interrupt does
 */
public record SparkOptions(
        Path file,
        Optional<Path> workDirectory,
        OptionalInt partitions,
        boolean symmetry,
        boolean layers,
        BuildListener listener,
        Optional<Cancellation> cancellation) {

    /**
     * Looks whether everything is there.
     *
     * @param file the tablebase to write
     * @param workDirectory where the directory of finished steps is made, or empty
     * @param partitions how many, 1 or more, or empty
     * @param symmetry whether one position stands for all that are equivalent
     * @param layers whether the game is solved layer by layer if it has layers
     * @param listener hears how the build goes
     * @param cancellation stops the build, or empty
     * @throws IllegalArgumentException if partitions are fewer than 1
     */
    public SparkOptions {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(workDirectory, "workDirectory");
        Objects.requireNonNull(listener, "listener");
        Objects.requireNonNull(cancellation, "cancellation");
        if (partitions.orElse(1) < 1) {
            throw new IllegalArgumentException("partitions must be 1 or more, not " + partitions.getAsInt());
        }
    }

    /**
     * With symmetry and layers, and everything else left to the build.
     *
     * @param file the tablebase to write
     * @return the options
     */
    public static SparkOptions to(Path file) {
        return new SparkOptions(
                file, Optional.empty(), OptionalInt.empty(), true, true, BuildListener.none(), Optional.empty());
    }

    /**
     * Another work directory.
     *
     * @param directory a directory, which is made if it is not there; what else is in it stays
     * @return the options with it
     */
    public SparkOptions withWorkDirectory(Path directory) {
        return new SparkOptions(file, Optional.of(directory), partitions, symmetry, layers, listener, cancellation);
    }

    /**
     * Another number of partitions. It changes neither outcomes nor statistics.
     *
     * @param count 1 or more
     * @return the options with it
     * @throws IllegalArgumentException if it is less than 1
     */
    public SparkOptions withPartitions(int count) {
        return new SparkOptions(file, workDirectory, OptionalInt.of(count), symmetry, layers, listener, cancellation);
    }

    /**
     * With or without symmetry.
     *
     * @param use whether one position stands for all that are equivalent
     * @return the options with it
     */
    public SparkOptions withSymmetry(boolean use) {
        return new SparkOptions(file, workDirectory, partitions, use, layers, listener, cancellation);
    }

    /**
     * With or without layers.
     *
     * @param use whether the game is solved layer by layer if it has layers
     * @return the options with it
     */
    public SparkOptions withLayers(boolean use) {
        return new SparkOptions(file, workDirectory, partitions, symmetry, use, listener, cancellation);
    }

    /**
     * Another listener.
     *
     * @param to who hears how the build goes
     * @return the options with it
     */
    public SparkOptions withListener(BuildListener to) {
        return new SparkOptions(file, workDirectory, partitions, symmetry, layers, to, cancellation);
    }

    /**
     * Another switch.
     *
     * @param by what stops the build
     * @return the options with it
     */
    public SparkOptions withCancellation(Cancellation by) {
        return new SparkOptions(file, workDirectory, partitions, symmetry, layers, listener, Optional.of(by));
    }
}

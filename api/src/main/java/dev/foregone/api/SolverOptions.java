package dev.foregone.api;

import java.util.Objects;

/**
 * How a solver goes about its work. No option changes an answer; each changes only what the answer costs. An engine
 * that has no use for an option ignores it.
 *
 * @param memoryBytes the most memory, in bytes, that the solver may fill with what it has proved
 * @param threads how many threads may search at the same time, from 1 to {@value #MAX_THREADS}
 * @param symmetry whether positions that the game calls equivalent are treated as one
 * @param progress who hears how far a search has come
 */
public record SolverOptions(long memoryBytes, int threads, boolean symmetry, ProgressListener progress) {

    /** The most threads that a solver can be given: far more than help on any machine. */
    public static final int MAX_THREADS = 256;

    private static final long DEFAULT_MEMORY_BYTES =
            Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 4);

    private static final SolverOptions DEFAULTS =
            new SolverOptions(DEFAULT_MEMORY_BYTES, 1, true, ProgressListener.none());

    /**
     * Checks the numbers.
     *
     * @param memoryBytes the most memory, in bytes, that the solver may fill with what it has proved
     * @param threads how many threads may search at the same time
     * @param symmetry whether positions that the game calls equivalent are treated as one
     * @param progress who hears how far a search has come
     * @throws IllegalArgumentException if the memory is negative, or the number of threads is not from 1 to {@value #MAX_THREADS}
     */
    public SolverOptions {
        Objects.requireNonNull(progress, "progress");
        if (memoryBytes < 0) {
            throw new IllegalArgumentException("memoryBytes must be 0 or more, not " + memoryBytes);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("threads must be from 1 to " + MAX_THREADS + ", not " + threads);
        }
    }

    /**
     * Good for most uses: 256 MiB of memory (a quarter of the heap if that is less), one thread, symmetry used, nobody
     * listening.
     *
     * @return the default options
     */
    public static SolverOptions defaults() {
        return DEFAULTS;
    }

    /**
     * Sets the memory.
     *
     * @param bytes the most memory for what has been proved
     * @return these options with the memory replaced
     */
    public SolverOptions withMemoryBytes(long bytes) {
        return new SolverOptions(bytes, threads, symmetry, progress);
    }

    /**
     * Sets the number of threads.
     *
     * @param count how many threads may search at the same time
     * @return these options with the number of threads replaced
     */
    public SolverOptions withThreads(int count) {
        return new SolverOptions(memoryBytes, count, symmetry, progress);
    }

    /**
     * Switches the use of symmetry.
     *
     * @param use whether equivalent positions are treated as one
     * @return these options with the switch replaced
     */
    public SolverOptions withSymmetry(boolean use) {
        return new SolverOptions(memoryBytes, threads, use, progress);
    }

    /**
     * Sets the listener.
     *
     * @param listener who hears how far a search has come
     * @return these options with the listener replaced
     */
    public SolverOptions withProgress(ProgressListener listener) {
        return new SolverOptions(memoryBytes, threads, symmetry, listener);
    }
}

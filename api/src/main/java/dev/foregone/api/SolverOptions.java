package dev.foregone.api;

import dev.foregone.value.ValueObject;
import dev.foregone.weights.Weights;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The options of a solver. They change the cost of an answer, never an outcome; advice that rests on estimates may depend
 * on them. An engine ignores options that it has no use for. Immutable: each {@code with} method returns a copy with one
 * option replaced.
 */
public final class SolverOptions extends ValueObject {

    /** The most threads that a solver can be given: far more than help on any machine. */
    public static final int MAX_THREADS = 256;

    private static final long DEFAULT_MEMORY_BYTES =
            Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 4);

    private static final SolverOptions DEFAULTS =
            new SolverOptions(DEFAULT_MEMORY_BYTES, 1, true, ProgressListener.none(), Optional.empty());

    private final long memoryBytes;
    private final int threads;
    private final boolean symmetry;
    private final ProgressListener listener;
    private final Optional<Weights> weights;

    private SolverOptions(
            long memoryBytes, int threads, boolean symmetry, ProgressListener listener, Optional<Weights> weights) {
        if (memoryBytes < 0) {
            throw new IllegalArgumentException("memoryBytes must be 0 or more, not " + memoryBytes);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("threads must be from 1 to " + MAX_THREADS + ", not " + threads);
        }
        this.memoryBytes = memoryBytes;
        this.threads = threads;
        this.symmetry = symmetry;
        this.listener = Objects.requireNonNull(listener, "listener");
        this.weights = weights;
    }

    /**
     * Good for most uses: 256 MiB of memory (a quarter of the heap if that is less), one thread, symmetry used, no
     * listener.
     *
     * @return the default options
     */
    public static SolverOptions defaults() {
        return DEFAULTS;
    }

    /**
     * Sets the memory.
     *
     * @param bytes the most memory for proved results
     * @return these options with the memory replaced
     * @throws IllegalArgumentException if it is negative
     */
    public SolverOptions withMemoryBytes(long bytes) {
        return new SolverOptions(bytes, threads, symmetry, listener, weights);
    }

    /**
     * Sets the number of threads.
     *
     * @param count how many threads may search at the same time
     * @return these options with the number of threads replaced
     * @throws IllegalArgumentException if it is not from 1 to {@value #MAX_THREADS}
     */
    public SolverOptions withThreads(int count) {
        return new SolverOptions(memoryBytes, count, symmetry, listener, weights);
    }

    /**
     * Turns the use of symmetry on or off.
     *
     * @param use whether equivalent positions are treated as one
     * @return these options with the switch replaced
     */
    public SolverOptions withSymmetry(boolean use) {
        return new SolverOptions(memoryBytes, threads, use, listener, weights);
    }

    /**
     * Sets the listener.
     *
     * @param to the receiver of progress
     * @return these options with the listener replaced
     */
    public SolverOptions withListener(ProgressListener to) {
        return new SolverOptions(memoryBytes, threads, symmetry, to, weights);
    }

    /**
     * Sets the weights by which positions are estimated. Left out, or if they are of another game, they are those that the game brings
     * along, if any. A solver estimates by its game's own evaluation instead where they are of another board.
     *
     * @param by learned weights, or {@link Weights#none()}
     * @return these options with the weights replaced
     */
    public SolverOptions withWeights(Weights by) {
        return new SolverOptions(memoryBytes, threads, symmetry, listener, Optional.of(by));
    }

    /** {@return the most memory, in bytes, that the solver may use for proved results} */
    public long memoryBytes() {
        return memoryBytes;
    }

    /** {@return how many threads may search at the same time, from 1 to {@value #MAX_THREADS}} */
    public int threads() {
        return threads;
    }

    /** {@return whether positions that the game declares equivalent are treated as one} */
    public boolean symmetry() {
        return symmetry;
    }

    /** {@return the receiver of progress} */
    public ProgressListener listener() {
        return listener;
    }

    /** {@return the weights by which positions are estimated, or empty for those that the game brings along} */
    public Optional<Weights> weights() {
        return weights;
    }

    /** For people: all but the listener. */
    @Override
    public String toString() {
        return "SolverOptions[memoryBytes=" + memoryBytes + ", threads=" + threads + ", symmetry=" + symmetry + "]";
    }

    @Override
    protected List<Object> parts() {
        return List.of(memoryBytes, threads, symmetry, listener, weights);
    }
}

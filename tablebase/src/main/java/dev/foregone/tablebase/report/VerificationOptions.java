package dev.foregone.tablebase.report;

import dev.foregone.api.Cancellation;
import dev.foregone.api.ProgressListener;
import dev.foregone.tablebase.memory.HeapShare;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a tablebase is to be verified. Immutable: each {@code with} method returns other options, with one of them replaced.
 */
public final class VerificationOptions {

    /** By which rules, and how much. */
    public enum Mode {
        /** Every position, by the game's states: a proof that trusts neither packed rules nor any builder. */
        PLAIN,
        /** Every position, by the packed rules: quicker, and as good as these are. */
        PACKED,
        /** Some positions, drawn at random, by the game's states. */
        SAMPLE
    }

    private final Mode mode;
    private final long sample;
    private final long seed;
    private final int threads;
    private final long memoryBytes;
    private final ProgressListener listener;
    private final @Nullable Cancellation cancellation;

    private VerificationOptions(
            Mode mode,
            long sample,
            long seed,
            int threads,
            long memoryBytes,
            ProgressListener listener,
            @Nullable Cancellation cancellation) {
        if (sample < 0 || memoryBytes < 0) {
            throw new IllegalArgumentException("a sample of " + sample + " positions and " + memoryBytes
                    + " bytes of memory; neither may be negative");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be 1 or more, not " + threads);
        }
        this.mode = mode;
        this.sample = sample;
        this.seed = seed;
        this.threads = threads;
        this.memoryBytes = memoryBytes;
        this.listener = Objects.requireNonNull(listener, "listener");
        this.cancellation = cancellation;
    }

    private static VerificationOptions of(Mode mode, long sample) {
        return new VerificationOptions(mode, sample, 1, 1, HeapShare.BYTES, ProgressListener.none(), null);
    }

    /**
     * Every position by the game's states. Of a game without packed rules, one thread walks to them from the root, whatever the
     * number of threads.
     *
     * @return options for one thread
     */
    public static VerificationOptions byPlainRules() {
        return of(Mode.PLAIN, 0);
    }

    /**
     * Every position by the packed rules.
     *
     * @return options for one thread
     */
    public static VerificationOptions byPackedRules() {
        return of(Mode.PACKED, 0);
    }

    /**
     * Some positions by the game's states.
     *
     * @param positions how many
     * @return options for one thread
     */
    public static VerificationOptions bySample(long positions) {
        return of(Mode.SAMPLE, positions);
    }

    /**
     * Sets the seed of the sample.
     *
     * @param number any number; the same one draws the same sample
     * @return these options with the seed replaced
     */
    public VerificationOptions withSeed(long number) {
        return new VerificationOptions(mode, sample, number, threads, memoryBytes, listener, cancellation);
    }

    /**
     * Sets the number of threads.
     *
     * @param count how many threads may work at the same time
     * @return these options with the number of threads replaced
     */
    public VerificationOptions withThreads(int count) {
        return new VerificationOptions(mode, sample, seed, count, memoryBytes, listener, cancellation);
    }

    /**
     * Sets the memory. Where it is not enough for the outcomes that are looked up, they are read from the file one by one,
     * and positions are checked by the game's states, whatever the mode: {@link Verification#byPlainRules}.
     *
     * @param bytes the most memory that outcomes may take at one time
     * @return these options with the memory replaced
     */
    public VerificationOptions withMemoryBytes(long bytes) {
        return new VerificationOptions(mode, sample, seed, threads, bytes, listener, cancellation);
    }

    /**
     * Sets the listener.
     *
     * @param to the listener to the progress
     * @return these options with the listener replaced
     */
    public VerificationOptions withListener(ProgressListener to) {
        return new VerificationOptions(mode, sample, seed, threads, memoryBytes, to, cancellation);
    }

    /**
     * Lets another thread stop it.
     *
     * @param by the switch
     * @return these options with the switch replaced
     */
    public VerificationOptions withCancellation(Cancellation by) {
        return new VerificationOptions(mode, sample, seed, threads, memoryBytes, listener, by);
    }

    /** {@return by which rules, and how much} */
    public Mode mode() {
        return mode;
    }

    /** {@return how many positions a sample has; 0 where all are checked} */
    public long sample() {
        return sample;
    }

    /** {@return the seed of the sample} */
    public long seed() {
        return seed;
    }

    /** {@return how many threads may work at the same time} */
    public int threads() {
        return threads;
    }

    /** {@return the most memory, in bytes, that outcomes may take at one time} */
    public long memoryBytes() {
        return memoryBytes;
    }

    /** {@return the listener to the progress} */
    public ProgressListener listener() {
        return listener;
    }

    /** {@return the switch that stops it from another thread, if there is one} */
    public Optional<Cancellation> cancellation() {
        return Optional.ofNullable(cancellation);
    }
}

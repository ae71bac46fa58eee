package dev.foregone.tablebase.memory;

import java.io.IOException;
import java.io.Serial;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The data that must be held at one time does not fit into the memory allowed. It never reaches a caller. */
public final class TooLargeException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private static final long NEVER = -1;

    private final long memoryBytes;
    private transient Keeper keeper = () -> {};

    /** Keeps what was found, for a build on disk. */
    @FunctionalInterface
    public interface Keeper {

        /** Writes it as steps of the build. */
        void keep() throws IOException;
    }

    /**
     * Says how far the work came.
     *
     * @param memoryBytes the memory that the build should be given instead: what it needs or, where that is not known, a good deal
     *     more than it had; 0 where more memory would not help
     * @param format names the data that do not fit
     */
    public TooLargeException(long memoryBytes, String format, @Nullable Object... args) {
        super(String.format(Locale.ROOT, format, args));
        this.memoryBytes = memoryBytes;
    }

    /**
     * What cannot be kept, however much memory or disk there is.
     *
     * @param format names it, as {@link String#format} takes it: never a text from elsewhere
     */
    public static TooLargeException always(String format, @Nullable Object... args) {
        return new TooLargeException(NEVER, format, args);
    }

    /** The same, with what was found by then. */
    public TooLargeException with(Keeper found) {
        keeper = found;
        return this;
    }

    /** Keeps what was found by then. */
    public void keepFound() throws IOException {
        keeper.keep();
    }

    /** Whether neither more memory nor disk would help. */
    public boolean isAlways() {
        return memoryBytes == NEVER;
    }

    /** The memory that the build should be given instead; 0 or less where memory would not help. */
    public long memoryBytes() {
        return memoryBytes;
    }
}

package dev.foregone.tablebase.report;

import dev.foregone.api.ForegoneException;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.io.Serial;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A tablebase cannot be built, opened or queried as requested: its file is damaged or of another game, the position is
 * not in it, or the memory allowed is not enough. The message says what was wrong and, on the next line, what to do.
 */
public final class TablebaseException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final long heapBytes;

    /**
     * Says what was wrong.
     *
     * @param message what was wrong and, on the next line, what to do
     */
    @Stability(Level.INTERNAL)
    public TablebaseException(String message) {
        this(message, 0, null);
    }

    /**
     * Says what was wrong, and why.
     *
     * @param message what was wrong and, on the next line, what to do
     * @param cause what was thrown
     */
    @Stability(Level.INTERNAL)
    public TablebaseException(String message, Throwable cause) {
        this(message, 0, cause);
    }

    private TablebaseException(String message, long heapBytes, @Nullable Throwable cause) {
        super(message, cause);
        this.heapBytes = heapBytes;
    }

    /**
     * Not enough memory for a build.
     *
     * @param message what was wrong and, on the next line, what to do
     * @param heapBytes the heap of a JVM that should be tried instead
     * @param cause what was thrown
     * @return the exception
     */
    @Stability(Level.INTERNAL)
    public static TablebaseException memory(String message, long heapBytes, Throwable cause) {
        return new TablebaseException(message, heapBytes, cause);
    }

    /**
     * The heap that the JVM should have for the same build with the default memory, if memory was not enough: as much
     * as is needed or, where that is not known, a good deal more than it had.
     *
     * @return bytes; empty if memory was not the cause
     */
    public OptionalLong heapBytes() {
        return heapBytes == 0 ? OptionalLong.empty() : OptionalLong.of(heapBytes);
    }
}

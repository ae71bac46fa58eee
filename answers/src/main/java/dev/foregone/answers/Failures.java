package dev.foregone.answers;

import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.message.HeapOption;
import dev.foregone.registry.PluginNotFoundException;

/** Failures in words. */
public final class Failures {

    private Failures() {}

    /** Whether the failure is due to the caller's input. */
    public static boolean isBadInput(Throwable failure) {
        return failure instanceof UsageException
                || failure instanceof NotationException
                || failure instanceof IllegalMoveException
                || (failure instanceof PluginNotFoundException && failure.getCause() == null);
    }

    /** For people, on one or more lines: what was wrong, and what to do. */
    public static String message(Throwable failure) {
        return SafeText.message(failure instanceof OutOfMemoryError ? fullHeap() : words(failure));
    }

    private static String fullHeap() {
        long heap = Runtime.getRuntime().maxMemory();
        return "Java's heap of " + (heap >> 20)
                + " MB is full\n  give a smaller --memory, or Java a larger heap: FOREGONE_JAVA_OPTS="
                + HeapOption.of(2 * heap);
    }

    /** Only our own messages are known to be clear without the exception's class. */
    private static String words(Throwable failure) {
        boolean ours = failure.getClass().getName().startsWith("dev.foregone.");
        return ours && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    }
}

package dev.foregone.tablebase.builder.run;

import dev.foregone.message.HeapOption;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.memory.HeapShare;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.report.TablebaseException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Messages for a build that needs more memory.
 *
 * @param header what is built
 * @param steps the directory of finished steps; absent if there are none
 */
record MemoryAdvice(FileHeader header, Path steps) {

    /** The build needs more than it is allowed. */
    TablebaseException memory(TooLargeException tooLarge) {
        String what = game() + "is too large: " + tooLarge.getMessage();
        if (tooLarge.isAlways()) { // its message says what to do
            return new TablebaseException(what);
        }
        return advised(what, tooLarge.memoryBytes() == 0 ? 0 : HeapShare.heap(tooLarge.memoryBytes()), tooLarge);
    }

    /** The JVM has no memory left, although the build has not taken more than it was allowed. */
    TablebaseException heap(OutOfMemoryError full) {
        long heap = Runtime.getRuntime().maxMemory();
        return advised(
                String.format(Locale.ROOT, "%sdoes not fit into this JVM's heap of %,d bytes", game(), heap),
                2 * heap,
                full);
    }

    /** Neither the memory that is allowed nor the disk is enough. */
    TablebaseException disk(long allowedBytes, long needed, long free) {
        return new TablebaseException(String.format(
                Locale.ROOT,
                "%sdoes not fit into %,d bytes of memory, and on disk it takes more than %,d bytes; in %s are %,d\n"
                        + "  make room there, or name another work directory, or allow more memory",
                game(),
                allowedBytes,
                needed,
                steps,
                free));
    }

    private TablebaseException advised(String what, long heapBytes, Throwable cause) {
        String kept = Build.keepsSteps(steps)
                ? "finished steps are kept in " + steps
                : "no step was finished, and nothing is kept";
        return TablebaseException.memory(what + "\n  " + advice(heapBytes) + "; " + kept, heapBytes, cause);
    }

    /** Looks for a service only where that says something: it takes memory, of which there is none here. */
    private static String advice(long heapBytes) {
        if (heapBytes > Runtime.getRuntime().maxMemory()) {
            return "give the JVM a larger heap, " + HeapOption.of(heapBytes) + " for one";
        }
        if (heapBytes > 0) {
            return "allow more memory, for which this JVM's heap is large enough";
        }
        return BuildInParts.found().isPresent()
                ? "let the build continue on disk"
                : "add foregone-tablebase-parts, and let the build continue on disk";
    }

    private String game() {
        return "the game '" + header.game() + "' from " + header.root() + " ";
    }
}

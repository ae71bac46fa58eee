package dev.foregone.tablebase.threads;

import dev.foregone.api.StoppedException;
import dev.foregone.spi.ListenerFailure;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;

/**
 * Something that reads or writes files.
 *
 * @param <T> the type of its result
 */
@FunctionalInterface
public interface FileWork<T> {

    T run() throws IOException;

    /**
     * Does it for a caller of the module.
     *
     * @throws StoppedException if it was stopped
     * @throws RuntimeException what a listener of the caller's threw
     */
    static <T> T forCaller(FileWork<T> work) throws IOException {
        try {
            return work.run();
        } catch (WorkStop stopped) {
            throw new StoppedException(stopped.reason());
        } catch (ClosedByInterruptException interrupted) {
            throw new StoppedException(WorkStop.INTERRUPTED);
        } catch (ListenerFailure fault) {
            throw fault.thrown();
        }
    }
}

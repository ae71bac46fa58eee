package dev.foregone.tablebase.threads;

import java.io.IOException;

/**
 * Something that reads or writes files.
 *
 * @param <T> the type of its result
 */
@FunctionalInterface
public interface FileWork<T> {

    /** Does it. */
    T run() throws IOException;
}

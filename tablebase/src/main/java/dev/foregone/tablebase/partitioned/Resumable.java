package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;

/**
 * Work on a partition that ends with a file, so that a driver which begins again need not have it done again.
 *
 * @param <R> what comes of it
 */
public interface Resumable<R extends Serializable> extends Serializable {

    /** The file that is written last. */
    Path marker(int partition);

    /**
     * What came of it, by the files.
     *
     * @throws DamagedFileException if one is not as it was written, so that it must be done again
     */
    R found(int partition) throws IOException;
}

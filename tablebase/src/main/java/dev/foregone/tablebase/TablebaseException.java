package dev.foregone.tablebase;

import dev.foregone.api.ForegoneException;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A tablebase that cannot be built, opened or asked as was wanted: its file is damaged or of another game, the position is not
 * in it, or the memory allowed is not enough. The message says what was wrong and, on the next line, what to do.
 */
public final class TablebaseException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    TablebaseException(String message) {
        super(message, null);
    }

    TablebaseException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** A block of an opened file is not as it was written. */
    static TablebaseException damaged(TablebaseFile file, DamagedFileException damaged) {
        return new TablebaseException(file.path() + ": " + damaged.getMessage() + "\n  " + damaged.advice());
    }
}

package dev.foregone.tablebase.work;

import java.io.IOException;
import java.io.Serial;

/** A file that is no tablebase, or no longer the one that was written. */
public final class DamagedFileException extends IOException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** Says what is wrong, and where. */
    public DamagedFileException(String what) {
        super(what);
    }
}

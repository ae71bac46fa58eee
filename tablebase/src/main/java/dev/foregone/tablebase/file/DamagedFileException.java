package dev.foregone.tablebase.file;

import java.io.IOException;
import java.io.Serial;

/** A file that is no tablebase, or no longer the one that was written. */
public final class DamagedFileException extends IOException {

    @Serial
    private static final long serialVersionUID = 1L;

    private static final String AGAIN = "get the file again, or build it again";

    private final String advice;

    /** Says what is wrong, and where. */
    public DamagedFileException(String what) {
        this(what, AGAIN);
    }

    /** Says what is wrong, and where, and what to do. */
    public DamagedFileException(String what, String advice) {
        super(what);
        this.advice = advice;
    }

    /** Says that a file of a work directory is not as it was written. */
    public static DamagedFileException ofWork(Object file) {
        return new DamagedFileException(file + " does not match its checksum");
    }

    /** Advice on what to do. */
    public String advice() {
        return advice;
    }
}

package dev.foregone.tablebase.file;

import dev.foregone.tablebase.work.DamagedFileException;
import java.nio.file.Path;

/** The bytes of a tablebase: in one file, or in parts. */
interface Storage {

    /** The file that a user names. */
    Path path();

    /** Bytes of all files together. */
    long bytes();

    /** Compares the checksums of everything with those written down. */
    void checkWhole() throws DamagedFileException;
}

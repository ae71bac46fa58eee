package dev.foregone.tablebase.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The bytes of a tablebase: in one file, or in parts. */
interface TablebaseBytes {

    /** The file that a user names. */
    Path path();

    /** All files that it is read from. */
    List<MappedFile> files();

    /** Where the parts are; empty if there are none. */
    default Optional<Path> directory() {
        return Optional.empty();
    }

    /** Bytes of all files together. */
    default long bytes() {
        return files().stream().mapToLong(MappedFile::size).sum();
    }

    /** Compares the checksums of everything with those written down. */
    void checkWhole() throws DamagedFileException;
}

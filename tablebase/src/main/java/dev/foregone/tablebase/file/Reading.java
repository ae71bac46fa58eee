package dev.foregone.tablebase.file;

import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What reads mapped files. Where a file has been cut off meanwhile, or its disk fails, the JVM throws an {@link InternalError}, at once
 * or a little later, so that any code may seem to have thrown it, a game's too.
 *
 * @param <T> the type of what is read
 * @param <X> what else can go wrong; nothing else, if this is left to the compiler
 */
@FunctionalInterface
public interface Reading<T, X extends Exception> {

    /** How the JVM begins to speak of mapped memory, whatever the version. */
    String OF_MAPPED_MEMORY = "unsafe memory access";

    /** Does it. */
    T read() throws DamagedFileException, X;

    /**
     * Does what reads some files.
     *
     * @throws DamagedFileException if one of them can no longer be read
     */
    static <T, X extends Exception> T of(List<MappedFile> files, Reading<T, X> work) throws DamagedFileException, X {
        try {
            return work.read();
        } catch (DamagedFileException damaged) { // it may have read zeros, and the error is still to come
            throw cutOff(files).orElse(damaged);
        } catch (InternalError error) {
            if (!String.valueOf(error.getMessage()).contains(OF_MAPPED_MEMORY)) {
                throw error;
            }
            throw cutOff(files)
                    .orElseGet(() -> new DamagedFileException(
                            "it was changed while it was open, or cannot be read any more: " + error));
        }
    }

    private static Optional<DamagedFileException> cutOff(List<MappedFile> files) {
        return files.stream()
                .filter(file -> size(file) != file.size())
                .findFirst()
                .map(file -> new DamagedFileException((file == files.get(0) ? "it" : "its part " + name(file)) + " has "
                        + size(file) + " bytes, but had " + file.size() + " when it was opened"));
    }

    private static Path name(MappedFile file) {
        return Objects.requireNonNull(file.path().getFileName());
    }

    private static long size(MappedFile file) {
        try {
            return Files.size(file.path());
        } catch (IOException gone) {
            return 0;
        } catch (InternalError late) { // it comes once
            return size(file);
        }
    }
}

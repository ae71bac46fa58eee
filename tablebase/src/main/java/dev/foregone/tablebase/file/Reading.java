package dev.foregone.tablebase.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Code that reads mapped files. If a file has been truncated meanwhile, or its disk fails, the JVM throws an {@link
 * InternalError}, at once or a little later, so that any code, even a game's, may seem to have thrown it.
 *
 * @param <T> the type of what is read
 * @param <X> other exceptions that it may throw; none, if this is left to the compiler
 */
@FunctionalInterface
public interface Reading<T, X extends Exception> {

    /** The words for mapped memory in the JVM's message, whatever the version. */
    String OF_MAPPED_MEMORY = "unsafe memory access";

    /** After this many returns without an error none is held back. */
    int QUIET = 3;

    T read() throws DamagedFileException, X;

    /**
     * Runs code that reads some files.
     *
     * @throws DamagedFileException if one of them can no longer be read
     */
    static <T, X extends Exception> T of(List<MappedFile> files, Reading<T, X> work) throws DamagedFileException, X {
        Throwable thrown;
        try {
            try {
                return work.read();
            } catch (
                    DamagedFileException damaged) { // it may have read zeros, and the error of the JVM is still to come
                thrown = damaged;
            }
        } catch (InternalError error) { // from the handler above too, where nothing is called
            thrown = error;
        }
        while (true) {
            try { // even a call may throw such an error, when its method is linked
                throw blamed(files, thrown);
            } catch (InternalError late) {
                if (!ofMappedMemory(late)) {
                    throw late;
                }
            }
        }
    }

    private static boolean ofMappedMemory(InternalError error) {
        return String.valueOf(error.getMessage()).contains(OF_MAPPED_MEMORY);
    }

    private static DamagedFileException blamed(List<MappedFile> files, Throwable thrown) {
        if (thrown instanceof InternalError error && !ofMappedMemory(error)) {
            throw error;
        }
        awaitErrors();
        return cutOff(files)
                .orElseGet(() -> thrown instanceof DamagedFileException damaged
                        ? damaged
                        : new DamagedFileException(
                                "it was changed while it was open, or cannot be read any more: " + thrown));
    }

    /**
     * Has the JVM throw the errors of this thread that it still holds back, which would otherwise come out of any later code. It
     * does so when a thread returns from it, as from making an array of arrays whose size it cannot foresee.
     */
    private static void awaitErrors() {
        for (int quiet = 0; quiet < QUIET; quiet++) {
            int some = (int) (System.nanoTime() & 1) + 1;
            quiet += new byte[some][some].length - some;
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
        }
    }
}

package dev.foregone.message;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says for people what is wrong with a file: many a file system's exception has only a name as its message. */
public final class FileWords {

    private FileWords() {}

    /**
     * What went wrong.
     *
     * @param failure what was thrown
     * @return what is wrong, and with which file, as far as it is known
     */
    public static String of(IOException failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "there is no file or directory " + missing.getFile();
        }
        if (failure instanceof AccessDeniedException denied) {
            return "permission denied: " + denied.getFile();
        }
        if (failure instanceof FileAlreadyExistsException there) {
            return "there is something else already: " + there.getFile();
        }
        if (failure instanceof NotDirectoryException file) {
            return "it is no directory: " + file.getFile();
        }
        boolean nameless = failure instanceof FileSystemException file && file.getReason() == null;
        return nameless || failure.getMessage() == null ? String.valueOf(failure) : failure.getMessage();
    }
}

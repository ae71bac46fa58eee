package dev.foregone.cli;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The source of the positions of a batch. */
final class BatchFile {

    private BatchFile() {}

    /** Opens a file of text, or standard input for {@code -}. */
    static BufferedReader open(String name, BufferedReader standardInput) {
        if (name.equals("-")) {
            return standardInput;
        }
        try {
            Path file = Path.of(name);
            if (Files.isDirectory(file)) {
                throw unreadable(name, "it is a directory");
            }
            return new BufferedReader(new TextReader(Files.newInputStream(file)));
        } catch (NoSuchFileException missing) {
            throw unreadable(name, "there is no such file");
        } catch (AccessDeniedException denied) {
            throw unreadable(name, "permission denied");
        } catch (IOException | InvalidPathException failure) {
            throw unreadable(name, String.valueOf(failure.getMessage()));
        }
    }

    private static UsageException unreadable(String name, String why) {
        return new UsageException("cannot read the batch " + SafeText.quoted(name) + ": " + why
                + "\n  accepted: a file with one position a line, or - for standard input");
    }
}

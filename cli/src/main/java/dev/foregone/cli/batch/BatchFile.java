package dev.foregone.cli.batch;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.cli.terminal.TextReader;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The source of the positions of a batch. */
public final class BatchFile {

    private BatchFile() {}

    /**
     * Opens a file of text, or standard input for {@code -}. It may be a pipe, in which {@link Files#newInputStream} looks for a
     * position before it reads on.
     */
    public static BufferedReader open(String name, BufferedReader standardInput) {
        if (name.equals("-")) {
            return standardInput;
        }
        try {
            Path file = Path.of(name);
            if (Files.notExists(file)) {
                throw unreadable(name, "there is no such file");
            }
            if (Files.isDirectory(file)) {
                throw unreadable(name, "it is a directory");
            }
            if (!Files.isReadable(file)) {
                throw unreadable(name, "permission denied");
            }
            return new BufferedReader(new TextReader(new FileInputStream(name)));
        } catch (IOException | InvalidPathException failure) {
            throw unreadable(name, String.valueOf(failure.getMessage()));
        }
    }

    private static UsageException unreadable(String name, String why) {
        return new UsageException("cannot read the batch " + SafeText.quoted(name) + ": " + why
                + "\n  accepted: a file or a pipe with one position a line, or - for standard input");
    }
}

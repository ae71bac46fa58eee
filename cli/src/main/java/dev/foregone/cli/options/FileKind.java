package dev.foregone.cli.options;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.learning.UnlearnableException;
import dev.foregone.message.FileWords;
import dev.foregone.spi.Game;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.weights.InvalidWeightsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;

/** A kind of file that one command writes and others read; faults of a file are reported as bad input. */
public enum FileKind {
    TABLEBASE("tablebase build"),
    STRATEGY("strategy build"),
    WEIGHTS("train");

    /** The advice where only the system has said what is wrong. */
    private static final String CANNOT_WRITE = "\n  make room, or name a file in a directory that can be written";

    private final String writer;

    FileKind(String writer) {
        this.writer = writer;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The path that a user gives. */
    public Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw unusable(name, String.valueOf(wrong.getMessage()));
        }
    }

    /** The path of a file to write. */
    public Path pathTo(String name) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new UsageException(
                    "--to " + SafeText.quoted(name) + " is a directory\n  accepted: the name of a file to write");
        }
        return path;
    }

    public static void refuseMissingDirectory(String name, Path file) {
        Path directory = file.toAbsolutePath().getParent();
        if (directory != null && !Files.isDirectory(directory)) {
            throw new UsageException("--to " + SafeText.quoted(name) + ": there is no directory "
                    + SafeText.quoted(directory.toString()) + "\n  make it, or choose one that is there");
        }
    }

    /** What a file gives. */
    public <T> T read(String name, Reading<T> reading) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw unusable(name, "it is a directory");
        }
        try {
            return asBadInput(() -> reading.read(path));
        } catch (InvalidWeightsException refused) {
            throw new UsageException(String.valueOf(refused.getMessage()));
        } catch (NoSuchFileException missing) {
            throw unusable(name, "there is no such file");
        } catch (IOException failure) {
            throw unusable(name, FileWords.of(failure));
        }
    }

    /** What is asked of a file; one that is refused is bad input. */
    public static <T, X extends Exception> T asBadInput(Question<T, X> question) throws X {
        try {
            return question.ask();
        } catch (TablebaseException | StrategyException | UnlearnableException refused) {
            throw new UsageException(String.valueOf(refused.getMessage()));
        }
    }

    /** The game that a file names. */
    public Game<?, ?> game(String name, String id, Context context) {
        try {
            return context.game(id);
        } catch (UsageException unknown) {
            throw new UsageException(
                    SafeText.quoted(name) + " is of the game '" + id + "', but " + unknown.getMessage());
        }
    }

    /** A build that ends for want of room or of rights; what is kept is said after the advice. */
    public FileFailure notBuilt(String name, IOException failure, String kept) {
        String reason = FileWords.of(failure);
        return new FileFailure("cannot build the " + word() + " " + SafeText.quoted(name) + ": " + reason
                + (reason.contains("\n  ") ? "" : CANNOT_WRITE + kept));
    }

    private UsageException unusable(String name, String why) {
        return new UsageException("cannot read the " + word() + " " + SafeText.quoted(name) + ": " + why
                + "\n  accepted: a file that 'foregone " + writer + "' wrote");
    }

    /** Asks a file something that takes long enough to show how far it is. */
    public static <T> T asked(
            ProgressDisplay progress,
            Question<T, IOException> question,
            Function<IOException, ? extends RuntimeException> failed) {
        return progress.during(() -> asBadInput(() -> {
            try {
                return question.ask();
            } catch (IOException failure) {
                throw failed.apply(failure);
            }
        }));
    }

    /** Asks a file, or about one. */
    @FunctionalInterface
    public interface Question<T, X extends Exception> {
        T ask() throws X;
    }

    @FunctionalInterface
    public interface Reading<T> {
        T read(Path path) throws IOException;
    }
}

package dev.foregone.cli;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.message.FileWords;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens tablebases; faults of a file are reported as bad input. */
final class TablebaseFiles {

    private TablebaseFiles() {}

    static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> open(String name, Game<S, M> game) {
        return opened(name, path -> Tablebase.open(path, game));
    }

    /** A tablebase of any available game. */
    static Tablebase<?, ?> open(String name, Foregone foregone) {
        return opened(name, path -> Tablebase.open(path, id -> game(name, id, foregone)));
    }

    /** The path that a user gives. */
    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw unusable(name, String.valueOf(wrong.getMessage()));
        }
    }

    private static Game<?, ?> game(String name, String id, Foregone foregone) {
        try {
            return foregone.game(id);
        } catch (UsageException unknown) {
            throw new UsageException(
                    SafeText.quoted(name) + " is a tablebase of the game '" + id + "', but " + unknown.getMessage());
        }
    }

    private static <T> T opened(String name, Opening<T> opening) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw unusable(name, "it is a directory");
        }
        try {
            return opening.open(path);
        } catch (TablebaseException refused) {
            throw new UsageException(String.valueOf(refused.getMessage()));
        } catch (NoSuchFileException missing) {
            throw unusable(name, "there is no such file");
        } catch (IOException failure) {
            throw unusable(name, FileWords.of(failure));
        }
    }

    private static UsageException unusable(String name, String why) {
        return new UsageException("cannot read the tablebase " + SafeText.quoted(name) + ": " + why
                + "\n  accepted: a file that 'foregone tablebase build' wrote");
    }

    /** Opens a file. */
    @FunctionalInterface
    private interface Opening<T> {
        T open(Path path) throws IOException;
    }
}

package dev.foregone.cli;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.message.FileWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Pictures in files. */
final class Picture {

    private Picture() {}

    /** Writes a position. */
    static <S extends GameState<S, M>, M extends Move> void write(GuardedGame<S, M> game, S state, String file) {
        Diagram diagram = game.diagram(state)
                .orElseThrow(
                        () -> new UsageException("the game '" + game.id() + "' has no diagrams, so there is nothing"
                                + " to write to " + SafeText.quoted(file) + "\n  leave --svg out"));
        write(game.blame().ask("diagram", diagram::svg), file);
    }

    /** Writes what is drawn already. */
    static void write(String svg, String file) {
        try {
            if (Files.isDirectory(Path.of(file))) {
                throw unwritable(file, "it is a directory");
            }
            Files.writeString(Path.of(file), svg);
        } catch (IOException failure) {
            throw unwritable(file, FileWords.of(failure));
        } catch (InvalidPathException wrong) {
            throw unwritable(file, String.valueOf(wrong.getMessage()));
        }
    }

    private static UsageException unwritable(String file, String why) {
        return new UsageException("cannot write the picture " + SafeText.quoted(file) + ": " + why
                + "\n  accepted: a file in a directory that can be written");
    }
}

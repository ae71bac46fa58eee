package dev.foregone.cli.text;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.message.FileWords;
import dev.foregone.report.Report;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;

/** Pictures and pages in files: new ones, or in place of others that this program has written. */
public final class Picture {

    private static final String BEGINNING = "<svg ";

    private static final String PICTURE = "picture";
    private static final String PAGE = "page";

    /** The width and height of one of several pictures, in pixels. */
    private static final int MAP = 480;

    private Picture() {}

    /** Writes a position. */
    public static <S extends GameState<S, M>, M extends Move> void write(GuardedGame<S, M> game, S state, String file) {
        Diagram diagram = diagram(game, state, file);
        write(game.ask("diagram", diagram::svg), file);
    }

    /** Writes heat maps of a board, side by side. */
    public static <S extends GameState<S, M>, M extends Move> void writeMaps(
            GuardedGame<S, M> game, S state, List<int[]> maps, String file) {
        Diagram diagram = diagram(game, state, file);
        StringBuilder all = new StringBuilder(BEGINNING + "xmlns=\"http://www.w3.org/2000/svg\" width=\""
                + MAP * maps.size() + "\" height=\"" + MAP + "\">\n");
        for (int i = 0; i < maps.size(); i++) {
            int[] numbers = maps.get(i);
            String map = game.ask("diagram", () -> diagram.heatMap(numbers));
            all.append(BEGINNING + "x=\"" + MAP * i + "\" width=\"" + MAP + "\" ")
                    .append(map, BEGINNING.length(), map.length());
        }
        write(all.append("</svg>\n").toString(), file);
    }

    private static <S extends GameState<S, M>, M extends Move> Diagram diagram(
            GuardedGame<S, M> game, S state, String file) {
        return game.diagram(state)
                .orElseThrow(
                        () -> new UsageException("the game '" + game.id() + "' has no diagrams, so there is nothing"
                                + " to write to " + SafeText.quoted(file) + "\n  leave --svg out"));
    }

    /** Writes what is drawn already. */
    public static void write(String svg, String file) {
        write(svg, file, PICTURE, BEGINNING);
    }

    /** Writes a page, which begins as a report's does. */
    public static void writePage(String html, String file) {
        write(html, file, PAGE, Report.PAGE_BEGINNING);
    }

    /** Refuses, before anything is printed, a file to which no picture of the game can be written. */
    public static <S extends GameState<S, M>, M extends Move> void refuse(
            GuardedGame<S, M> game, S state, String file) {
        diagram(game, state, file);
        checked(file, PICTURE, BEGINNING);
    }

    /** Refuses, before anything takes long, a file to which no page can be written. */
    public static void refusePage(String file) {
        checked(file, PAGE, Report.PAGE_BEGINNING);
    }

    private static void write(String text, String file, String what, String beginning) {
        try {
            Files.writeString(checked(file, what, beginning), text);
        } catch (IOException failure) {
            throw unwritable(what, file, FileWords.of(failure));
        }
    }

    private static Path checked(String file, String what, String beginning) {
        try {
            Path path = Path.of(file);
            Path directory = path.toAbsolutePath().getParent();
            if (Files.isDirectory(path)) {
                throw unwritable(what, file, "it is a directory");
            }
            if (directory != null && !Files.isDirectory(directory)) {
                throw new NoSuchFileException(file);
            }
            if (!Files.isWritable(Files.exists(path) || directory == null ? path : directory)) {
                throw new AccessDeniedException(file);
            }
            if (isPipe(path)) {
                throw unwritable(what, file, "it is no file, and nobody may ever read it");
            }
            if (Files.isRegularFile(path) && !begins(path, beginning)) {
                throw unwritable(
                        what, file, "it is there already, and it is no " + what + " that this program has drawn");
            }
            return path;
        } catch (IOException failure) {
            throw unwritable(what, file, FileWords.of(failure));
        } catch (InvalidPathException wrong) {
            throw unwritable(what, file, String.valueOf(wrong.getMessage()));
        }
    }

    /** Whether writing may wait for ever: not to what the system has in /dev, such as standard output. */
    private static boolean isPipe(Path path) throws IOException {
        return Files.exists(path)
                && Files.readAttributes(path, BasicFileAttributes.class).isOther()
                && !path.toAbsolutePath().startsWith("/dev");
    }

    /** Whether a file begins so, or is empty. */
    private static boolean begins(Path path, String beginning) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            String begins = new String(in.readNBytes(beginning.length()), StandardCharsets.UTF_8);
            return begins.isEmpty() || begins.equals(beginning);
        }
    }

    private static UsageException unwritable(String what, String file, String why) {
        return new UsageException("cannot write the " + what + " " + SafeText.quoted(file) + ": " + why
                + "\n  accepted: a new file, or such a " + what + ", in a directory that can be written");
    }
}

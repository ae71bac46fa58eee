package dev.foregone.blame;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.message.Quote;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Calls a plug-in and blames it for what it throws: the one way to call third-party code. Whatever a plug-in throws,
 * declared or not, and a null where none is allowed, becomes a {@link PluginException} that names it. These pass
 * unchanged: a {@link ForegoneException}, which is clear already; {@link OutOfMemoryError}, which may hit whoever next
 * asks for memory; {@link ThreadDeath}, which is meant for the thread; and what the caller excepts. Costs nothing while
 * nothing fails.
 *
 * @param kind what the plug-in provides
 * @param id the plug-in's id
 * @param excepted what else passes unchanged
 */
public record Blame(PluginKind kind, String id, Predicate<Throwable> excepted) {

    /**
     * Blames a plug-in.
     *
     * @param kind what the plug-in provides
     * @param id the plug-in's id
     */
    public Blame(PluginKind kind, String id) {
        this(kind, id, fault -> false);
    }

    /**
     * Blames a game.
     *
     * @param game any game
     * @return blame by its id, or by its class if {@code id()} fails
     */
    public static Blame game(Game<?, ?> game) {
        return new Blame(PluginKind.GAME, idOf(game::id, game));
    }

    /**
     * Blames an engine.
     *
     * @param engine any engine
     * @return blame by its id, or by its class if {@code id()} fails
     */
    public static Blame engine(Engine engine) {
        return new Blame(PluginKind.ENGINE, idOf(engine::id, engine));
    }

    private static String idOf(Callable<@Nullable String> id, Object plugin) {
        try {
            return String.valueOf(id.call());
        } catch (Throwable fault) { // the id is asked for to report another fault
            passOn(fault);
            return plugin.getClass().getName();
        }
    }

    /**
     * The same blame, with one more exception.
     *
     * @param another what is not the plug-in's fault
     * @return blame for the rest
     */
    public Blame except(Predicate<Throwable> another) {
        return new Blame(kind, id, excepted.or(another));
    }

    /**
     * Calls a method that must not return null.
     *
     * @param <T> the type of the answer
     * @param method the method's name, for the message: {@code draw}
     * @param question the call
     * @return the answer, not null
     * @throws PluginException if the plug-in throws or returns null
     */
    public <T> T ask(String method, Callable<? extends @Nullable T> question) {
        @Nullable T answer;
        try {
            answer = question.call();
        } catch (Throwable fault) { // plug-ins may be written in languages without checked exceptions
            throw of(fault);
        }
        return answered(method, answer);
    }

    /**
     * Refuses null.
     *
     * @param <T> the type of the answer
     * @param method the method's name, for the message
     * @param answer its answer
     * @return the answer
     * @throws PluginException if it is null
     */
    public <T> T answered(String method, @Nullable T answer) {
        if (answer == null) {
            throw new PluginException(kind, id, new NullPointerException(method + "() answered null"));
        }
        return answer;
    }

    /**
     * Refuses a null in a list of files.
     *
     * @param method the name of the method that lists them, for the message
     * @param file one of them
     * @return the file
     * @throws PluginException if it is null
     */
    public URL listed(String method, @Nullable URL file) {
        if (file == null) {
            throw new PluginException(
                    kind,
                    id,
                    new NullPointerException(
                            method + "() lists a null, as getResource answers where there is no such file"));
        }
        return file;
    }

    /**
     * The position that a file names: the initial one if that is written so, which a game need not be able to read.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param notation what the game once wrote
     * @return the position
     * @throws NotationException if it is none of the game
     * @throws PluginException if the game throws otherwise
     */
    public static <S extends GameState<S, M>, M extends Move> S position(Game<S, M> game, String notation) {
        Blame blame = game(game);
        S initial = blame.ask("initialState", game::initialState);
        return blame.ask("format", () -> game.format(initial)).equals(notation)
                ? initial
                : blame.ask("parse", () -> game.parse(notation));
    }

    /**
     * Why a file that names a position could never be opened: {@link #position} would not find it. To be asked before the work that
     * leads to the file.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param position the position that the file is to name
     * @param oneLine whether the file has room for one line only
     * @return what is written, what is read, and what to do; empty if the position is read back
     * @throws PluginException if the game throws
     */
    public static <S extends GameState<S, M>, M extends Move> Optional<String> unreadable(
            Game<S, M> game, S position, boolean oneLine) {
        Blame blame = game(game);
        String written = blame.ask("format", () -> game.format(position));
        Optional<String> why = oneLine && written.contains("\n")
                ? Optional.of("that is more than one line")
                : misread(game, position, new String(written.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        return why.map(
                words -> "the game '" + blame.id() + "' writes the position to begin from as \"" + Quote.of(written)
                        + "\", and " + words
                        + "\n  nobody could open the file that is to be built: begin from the initial position,"
                        + " or, in a game of your own, let format write one line that parse reads back as an equal position");
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<String> misread(
            Game<S, M> game, S position, String kept) {
        Blame blame = game(game);
        try {
            S read = position(game, kept);
            return blame.ask("equals", () -> read.equals(position))
                    ? Optional.empty()
                    : Optional.of("reads that as another, \"" + Quote.of(blame.ask("format", () -> game.format(read)))
                            + "\"");
        } catch (NotationException unread) {
            return Optional.of(
                    "does not read that: " + String.valueOf(unread.getMessage()).split("\n", 2)[0]);
        }
    }

    /**
     * The exception that a fault of the plug-in becomes. A fault that passes unchanged is thrown here.
     *
     * @param fault what the plug-in threw
     * @return the exception to throw, naming the plug-in
     */
    public RuntimeException of(Throwable fault) {
        if (fault instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        passOn(fault);
        return fault instanceof ForegoneException clear
                ? clear
                : excepted.test(fault)
                        ? Blame.<RuntimeException>unchecked(fault)
                        : new PluginException(kind, id, fault);
    }

    /**
     * Rethrows what no plug-in is to blame for.
     *
     * @param fault what was thrown
     */
    public static void passOn(Throwable fault) {
        if (fault instanceof OutOfMemoryError || fault instanceof ThreadDeath) {
            throw (Error) fault;
        }
    }

    /** Throws anything unchanged. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable fault) throws T {
        throw (T) fault;
    }
}

package dev.foregone.blame;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Calls a plug-in and blames it for what it throws: the one way to call code that others wrote. Whatever a plug-in
 * throws, declared or not, and null where null is no answer, becomes a {@link PluginException} that names it. What passes
 * as it is: a {@link ForegoneException}, which is clear already; {@link OutOfMemoryError}, which may strike whoever asks
 * for memory next and is nobody's fault; {@link ThreadDeath}, which is meant for the thread; and what the caller excepts.
 * Costs nothing while nothing goes wrong.
 *
 * @param kind what the plug-in provides
 * @param id the plug-in's id
 * @param excepted what else passes as it is
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
     * @return blame by its id, or by its class if it cannot even give that
     */
    public static Blame game(Game<?, ?> game) {
        return new Blame(PluginKind.GAME, idOf(game::id, game));
    }

    /**
     * Blames an engine.
     *
     * @param engine any engine
     * @return blame by its id, or by its class if it cannot even give that
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
     * The same, letting something else pass too.
     *
     * @param another what is not the plug-in's own fault
     * @return blame for the rest
     */
    public Blame except(Predicate<Throwable> another) {
        return new Blame(kind, id, excepted.or(another));
    }

    /**
     * Asks a question that null does not answer.
     *
     * @param <T> the type of the answer
     * @param method the method that is asked, for the message: {@code draw}
     * @param question the call
     * @return the answer, not null
     * @throws PluginException if the plug-in throws, or answers null
     */
    public <T> T ask(String method, Callable<? extends @Nullable T> question) {
        @Nullable T answer;
        try {
            answer = question.call();
        } catch (Throwable fault) { // plug-ins are written in languages, too, that do not check exceptions
            throw of(fault);
        }
        return answered(method, answer);
    }

    /**
     * Refuses null.
     *
     * @param <T> the type of the answer
     * @param method the method that was asked, for the message
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
     * What a fault of the plug-in becomes. It is thrown here if it is one of those that pass.
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
     * Throws again what no plug-in is to blame for.
     *
     * @param fault what was thrown
     */
    public static void passOn(Throwable fault) {
        if (fault instanceof OutOfMemoryError || fault instanceof ThreadDeath) {
            throw (Error) fault;
        }
    }

    /** Throws anything as it is. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable fault) throws T {
        throw (T) fault;
    }
}

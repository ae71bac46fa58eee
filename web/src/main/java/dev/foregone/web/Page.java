package dev.foregone.web;

import dev.foregone.explorer.PageAnswers;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/**
 * What a worker of the page calls, compiled to WebAssembly: the explorer's answers about all games whose jars were there when
 * it was compiled, by all engines. Only numbers cross the border: a text goes letter by letter, so that no code need be made
 * at run time, which a strict content security policy forbids.
 */
public final class Page {

    /** Of each session; a page may have a few in each of its workers. */
    private static final long MEMORY_BYTES = 64L << 20;

    /** In place of a status, for an event. */
    private static final int EVENT = 0;

    private static final PageAnswers ANSWERS = PageAnswers.of(games(), engines(), MEMORY_BYTES);
    private static final Map<Integer, PageAnswers.Conversation> GOING = new HashMap<>();

    private Page() {}

    private static Games games() {
        List<Game<?, ?>> found = new ArrayList<>();
        for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
            found.add(game);
        }
        return Games.of(found.toArray(Game<?, ?>[]::new));
    }

    private static Engines engines() {
        List<Engine> found = new ArrayList<>();
        for (Engine engine : ServiceLoader.load(Engine.class)) {
            found.add(engine);
        }
        return Engines.of(found.toArray(Engine[]::new));
    }

    /**
     * Has the compiler begin here.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {}

    /** Takes a request, of which the worker gives the method, the address and the body. */
    @Export(name = "ask")
    public static void ask(int id, int events) {
        GOING.put(id, ANSWERS.ask(text(), text(), events != 0, text()));
    }

    /** Answers a request for a while; returns 1 if there is more to come. */
    @Export(name = "next")
    public static int next(int id) {
        PageAnswers.Conversation conversation = GOING.get(id);
        boolean more = conversation != null
                && conversation.next(
                        (status, body) -> send(id, status, body), (name, data) -> send(id, EVENT, name + "\n" + data));
        if (!more) {
            leave(id);
        }
        return more ? 1 : 0;
    }

    /** Ends a request that nobody waits for any more. */
    @Export(name = "leave")
    public static void leave(int id) {
        PageAnswers.Conversation conversation = GOING.remove(id);
        if (conversation != null) {
            conversation.leave();
        }
    }

    private static String text() {
        StringBuilder text = new StringBuilder();
        for (int letter = read(); letter >= 0; letter = read()) {
            text.append((char) letter);
        }
        return text.toString();
    }

    private static void send(int id, int status, String text) {
        for (int i = 0; i < text.length(); i++) {
            write(text.charAt(i));
        }
        send(id, status);
    }

    /** The next letter of the text that the worker gives; -1 at its end. */
    @Import(module = "foregone", name = "read")
    private static native int read();

    /** Takes a letter of a text for the worker. */
    @Import(module = "foregone", name = "write")
    private static native void write(int letter);

    /** The text is whole: a document with its status, or an event. */
    @Import(module = "foregone", name = "send")
    private static native void send(int id, int status);
}

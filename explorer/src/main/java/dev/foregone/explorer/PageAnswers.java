package dev.foregone.explorer;

import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Problems;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.explorer.questions.OneThread;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The explorer's answers without its server, by the same addresses and in the same JSON. Everything happens on the thread that
 * asks, for no longer than it wants to wait; nothing is counted, as there are no files to count in.
 */
public final class PageAnswers {

    private final Handler api;

    private PageAnswers(Handler api) {
        this.api = api;
    }

    /** Takes what is not an event. */
    @FunctionalInterface
    public interface Documents {

        /**
         * A document in JSON, SVG or DOT.
         *
         * @param status the HTTP status code
         * @param body its text
         */
        void send(int status, String body);
    }

    /** Takes events. */
    @FunctionalInterface
    public interface Events {

        /**
         * An event.
         *
         * @param name its name
         * @param data its JSON
         */
        void send(String name, String data);
    }

    /** A request that is being answered. */
    public interface Conversation {

        /**
         * Works on the answer for a while: up to its next event, or for a slice of a search; a review is one piece.
         *
         * @param documents takes the answer if it is a document
         * @param events takes what is there of the answer if it is events
         * @return whether there is more to come
         */
        boolean next(Documents documents, Events events);

        /** Ends it, whether all is answered or not. */
        void leave();
    }

    /**
     * Answers about some games.
     *
     * @param games the games
     * @param engines the engines
     * @param memoryBytes the most memory for what one session has proved; there are a few sessions
     * @return the answers
     */
    public static PageAnswers of(Games games, Engines engines, long memoryBytes) {
        OneThread questions = new OneThread(SolverOptions.defaults().withMemoryBytes(memoryBytes));
        ExplorerOptions options = ExplorerOptions.of(games, engines).withMemoryBytes(memoryBytes);
        return new PageAnswers(new Api(new Catalogue(options, questions, new Counting.Factory() {})));
    }

    /**
     * Takes a request.
     *
     * @param method the HTTP method
     * @param address the path and the query, percent-encoded
     * @param wantsEvents whether the answer may be events
     * @param body JSON, or empty
     * @return the conversation, to be left by the caller
     */
    public Conversation ask(String method, String address, boolean wantsEvents, String body) {
        return new Asked(() -> request(method, address, wantsEvents, body.getBytes(StandardCharsets.UTF_8)));
    }

    private static Request request(String method, String address, boolean wantsEvents, byte[] body) {
        String accepted = wantsEvents ? "text/event-stream" : "application/json";
        Map<String, String> headers = Map.of("Accept", accepted, "Content-Type", "application/json");
        return new Request(
                method,
                URI.create(address),
                name -> Optional.ofNullable(headers.get(name)).stream().toList(),
                most -> Arrays.copyOf(body, Math.min(most, body.length)));
    }

    private final class Asked implements Conversation {

        private final Supplier<Request> request;
        private Reply.@Nullable Events going;

        Asked(Supplier<Request> request) {
            this.request = request;
        }

        @Override
        public boolean next(Documents documents, Events events) {
            Reply.Events begun = going;
            Reply reply = begun == null ? reply() : begun;
            if (reply instanceof Reply.Events known) {
                going = known;
                return next(known, events);
            }
            Reply.Document document = (Reply.Document) reply;
            documents.send(document.status(), document.body());
            return false;
        }

        private Reply reply() {
            try {
                return api.answer(request.get()); // an address may be none
            } catch (IOException | RuntimeException | Error failure) {
                return Problems.of(failure).reply();
            }
        }

        private boolean next(Reply.Events reply, Events events) {
            try {
                return reply.sendNext(events::send);
            } catch (IOException | InterruptedException | RuntimeException | Error failure) {
                events.send("problem", Problems.of(failure).json().text());
                return false;
            }
        }

        @Override
        public void leave() {
            Reply.Events known = going;
            if (known != null) {
                known.close();
            }
        }
    }
}

package dev.foregone.explorer;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.Advising;
import dev.foregone.explorer.questions.Question;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Advice as it comes, the last as the result. In between there are heartbeats, by which a client that has left is noticed. */
final class AdviceEvents<S extends GameState<S, M>, M extends Move> implements Reply.Events {

    private static final int HEARTBEAT_MILLIS = 250;

    private final Advising<S, M> advising;
    private final Function<Advice<S, M>, String> json;

    AdviceEvents(Advising<S, M> advising, Function<Advice<S, M>, String> json) {
        this.advising = advising;
        this.json = json;
    }

    @Override
    public void send(EventStream stream) throws IOException, InterruptedException {
        Advising.Step<S, M> step = await(advising.first(), stream);
        while (!step.last()) {
            stream.send("advice", json.apply(step.advice()));
            step = await(step.next(), stream);
        }
        stream.send("result", json.apply(step.advice()));
    }

    private static <T> T await(CompletableFuture<T> next, EventStream stream) throws IOException, InterruptedException {
        while (true) {
            try {
                return next.get(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                stream.send("heartbeat", "{}");
            } catch (ExecutionException failure) {
                throw Question.asItIs(failure);
            }
        }
    }

    @Override
    public void close() {
        advising.leave();
    }
}

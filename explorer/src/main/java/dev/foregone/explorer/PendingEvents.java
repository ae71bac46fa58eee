package dev.foregone.explorer;

import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.Pending;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What is worked on, as it comes, the last as the result. In between there are other events, by the second of which a client
 * that has left is noticed; then the work is left.
 */
record PendingEvents<T>(Pending<T> pending, Function<T, Reply.Event> toEvent, Supplier<Reply.Event> meanwhile)
        implements Reply.Events {

    @Override
    public boolean sendNext(EventStream stream) throws IOException, InterruptedException {
        Optional<T> next = pending.await(HEARTBEAT);
        Reply.Event event = next.map(toEvent).orElseGet(meanwhile);
        event.sendTo(stream);
        return !event.isResult();
    }

    @Override
    public void close() {
        pending.leave();
    }
}

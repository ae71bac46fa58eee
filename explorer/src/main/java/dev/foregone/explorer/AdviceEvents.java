package dev.foregone.explorer;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.AdviceStep;
import dev.foregone.explorer.questions.Pending;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** Advice as it comes, the last as the result. In between there are heartbeats, by which a client that has left is noticed. */
record AdviceEvents<S extends GameState<S, M>, M extends Move>(
        Pending<AdviceStep<S, M>> advising, Function<Advice<S, M>, String> json) implements Reply.Events {

    @Override
    public boolean sendNext(EventStream stream) throws IOException, InterruptedException {
        Optional<AdviceStep<S, M>> next = advising.await(HEARTBEAT);
        if (next.isEmpty()) {
            stream.send("heartbeat", "{}");
            return true;
        }
        AdviceStep<S, M> step = next.get();
        stream.send(step.last() ? "result" : "advice", json.apply(step.advice()));
        return !step.last();
    }

    @Override
    public void close() {
        advising.leave();
    }
}

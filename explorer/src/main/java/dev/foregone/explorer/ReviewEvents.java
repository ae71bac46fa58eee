package dev.foregone.explorer;

import dev.foregone.api.Cancellation;
import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.GameCall;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The moves of a review as they are judged, and finally the whole review. In between there are heartbeats, by which a client
 * that has left is noticed.
 */
final class ReviewEvents implements Reply.Events {

    private static final Duration HEARTBEAT = Duration.ofMillis(250);

    private final Queue<String> judged = new ConcurrentLinkedQueue<>();
    private final Cancellation leaving;
    private final GameCall<String> review;

    /** Begins a review, which tells of its moves; {@code leaving} ends it. */
    ReviewEvents(Cancellation leaving, Function<Consumer<String>, GameCall<String>> begin) {
        this.leaving = leaving;
        this.review = begin.apply(judged::add);
    }

    @Override
    public void send(EventStream stream) throws IOException, InterruptedException {
        Optional<String> whole = review.await(HEARTBEAT);
        while (whole.isEmpty()) {
            sendJudged(stream);
            stream.send("heartbeat", "{}");
            whole = review.await(HEARTBEAT);
        }
        sendJudged(stream);
        stream.send("result", whole.get());
    }

    private void sendJudged(EventStream stream) throws IOException {
        for (String move = judged.poll(); move != null; move = judged.poll()) {
            stream.send("move", move);
        }
    }

    @Override
    public void close() {
        leaving.cancel();
    }
}

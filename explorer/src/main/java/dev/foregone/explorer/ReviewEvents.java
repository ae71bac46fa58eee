package dev.foregone.explorer;

import dev.foregone.api.Cancellation;
import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.Pending;
import java.io.IOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a review as they are judged, and finally the whole review. In between there are heartbeats, by which a client
 * that has left is noticed.
 */
final class ReviewEvents implements Reply.Events {

    private final Queue<String> judged = new ConcurrentLinkedQueue<>();
    private final Cancellation leaving;
    private final Pending<String> review;
    private volatile @Nullable Thread sender;
    private @Nullable EventStream stream;

    /** Begins a review, which tells of its moves; {@code leaving} ends it. */
    ReviewEvents(Cancellation leaving, Function<Consumer<String>, Pending<String>> begin) {
        this.leaving = leaving;
        this.review = begin.apply(this::judged);
    }

    /** Who reviews while it waits sends at once. */
    private void judged(String move) {
        judged.add(move);
        EventStream to = stream;
        if (sender == Thread.currentThread() && to != null) {
            try {
                sendJudged(to);
            } catch (IOException left) {
                leaving.cancel();
            }
        }
    }

    @Override
    public boolean sendNext(EventStream to) throws IOException, InterruptedException {
        stream = to;
        sender = Thread.currentThread();
        Optional<String> whole = review.await(HEARTBEAT);
        sendJudged(to);
        Reply.Event event = whole.map(Reply.Event::result).orElse(Reply.Event.HEARTBEAT);
        event.sendTo(to);
        return whole.isEmpty();
    }

    private void sendJudged(EventStream to) throws IOException {
        for (String move = judged.poll(); move != null; move = judged.poll()) {
            to.send("move", move);
        }
    }

    @Override
    public void close() {
        leaving.cancel();
    }
}

package dev.foregone.explorer.questions;

import java.time.Duration;
import java.util.Optional;

/**
 * What is being worked on for a client that waits for it.
 *
 * @param <T> what there is to wait for
 */
public interface Pending<T> {

    /** How long to wait at a time. */
    Duration WAIT = Duration.ofSeconds(1);

    /**
     * Waits for the answer, or for the next of several; a failure is thrown as it is. Where no other thread works on it,
     * this one does for a while.
     *
     * @param most the longest time to wait
     * @return what has come, or empty if nothing has yet
     * @throws InterruptedException if the explorer is closing
     */
    Optional<T> await(Duration most) throws InterruptedException;

    /** Waits for the answer, and leaves. */
    default T await() {
        try {
            Optional<T> answer = await(WAIT);
            while (answer.isEmpty()) {
                answer = await(WAIT);
            }
            return answer.get();
        } catch (InterruptedException closing) {
            throw Closing.interrupted();
        } finally {
            leave();
        }
    }

    /** To be called once: the client does not wait any more. What must go on does. */
    default void leave() {}
}

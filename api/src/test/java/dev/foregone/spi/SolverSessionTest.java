package dev.foregone.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.spi.SolverSession.AskedFromWithin;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SolverSessionTest {

    private final AtomicInteger released = new AtomicInteger();
    private final SolverSession session = new SolverSession(released::incrementAndGet);

    /** A question that another thread asks, and that goes on until it must stop. */
    private CompletableFuture<Optional<String>> endless() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Optional<String>> reason =
                CompletableFuture.supplyAsync(() -> session.ask(Limits.none(), condition -> {
                    begun.countDown();
                    while (condition.reason().isEmpty()) {
                        Thread.onSpinWait();
                    }
                    return condition.reason();
                }));
        begun.await();
        return reason;
    }

    @Test
    void aQuestionIsAnsweredUnderItsLimits() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(session.<Optional<String>>ask(Limits.none().withCancellation(cancellation), StopCondition::reason))
                .contains("it was cancelled");
        assertThat(session.<Optional<String>>ask(Limits.none(), StopCondition::reason))
                .isEmpty();
    }

    @Test
    void aQuestionThatWaitsIsStoppedByItsOwnLimits() throws InterruptedException {
        CompletableFuture<Optional<String>> first = endless();
        assertThatThrownBy(() -> session.ask(Limits.none().withTime(Duration.ofMillis(20)), condition -> true))
                .isInstanceOfSatisfying(SearchStoppedException.class, stopped -> {
                    assertThat(stopped.reason()).isEqualTo("the time limit of 20 ms was reached");
                    assertThat(stopped.bounds()).isEqualTo(Bounds.unknown());
                });
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> session.ask(Limits.none(), condition -> true))
                .isInstanceOf(SearchStoppedException.class)
                .hasMessageContaining("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        session.close();
        assertThat(first.join()).contains("the solver was closed");
    }

    @Test
    void closingStopsTheQuestionAndGivesTheMemoryBackOnce() throws InterruptedException {
        CompletableFuture<Optional<String>> first = endless();
        session.close();
        assertThat(first.join()).contains("the solver was closed");
        assertThat(released).hasValue(1);
        assertThatThrownBy(() -> session.ask(Limits.none(), condition -> true))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this solver is closed; open another one");
    }

    @Test
    void aQuestionFromWithinIsRefused() {
        assertThatThrownBy(() -> session.ask(Limits.none(), outer -> session.ask(Limits.none(), inner -> true)))
                .isInstanceOf(AskedFromWithin.class)
                .hasMessageContaining("opens a solver of its own");
        AtomicBoolean works = new AtomicBoolean(true);
        SolverSession withWorkers = new SolverSession(() -> {}, works::get);
        assertThatThrownBy(() -> withWorkers.ask(Limits.none(), condition -> true))
                .isInstanceOf(AskedFromWithin.class);
        works.set(false);
        assertThat(withWorkers.<Boolean>ask(Limits.none(), condition -> true)).isTrue();
    }

    @Test
    void whatAListenerThrowsReachesTheCallerAsItIs() {
        for (Throwable own : new Throwable[] {new IllegalStateException("mine"), new AssertionError("mine")}) {
            assertThatThrownBy(() -> session.ask(Limits.none(), condition -> {
                        ListenerFailure.guard(() -> {
                            if (own instanceof Error error) {
                                throw error;
                            }
                            throw (RuntimeException) own;
                        });
                        return true;
                    }))
                    .isSameAs(own);
        }
        assertThat(session.<Boolean>ask(Limits.none(), condition -> true)).isTrue();
    }
}

package dev.foregone.tablebase.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Threads that share tasks")
class WorkersTest {

    private static final int THREADS = 2;

    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    @Test
    @DisplayName("hold on to nothing of a task that is done, though the JVM may still know them")
    void letGo() throws IOException, InterruptedException {
        WeakReference<byte[]> large = new WeakReference<>(run());

        assertThat(threads).hasSize(THREADS);
        for (int tries = 0; tries < 50 && large.get() != null; tries++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(large.get()).isNull();
    }

    @Test
    @DisplayName("are stopped by an interrupt, whichever first finds closed what the interrupted thread was reading")
    void closedByAnInterrupt() {
        CountDownLatch begun = new CountDownLatch(THREADS);
        CountDownLatch interrupted = new CountDownLatch(1);
        assertThatThrownBy(() -> new Workers(THREADS, Stop.by(null)).run(THREADS, (task, worker) -> {
                    begun.countDown();
                    Uninterruptibles.awaitUninterruptibly(begun);
                    if (worker == 0) {
                        Thread.currentThread().interrupt();
                        interrupted.countDown();
                        return;
                    }
                    Uninterruptibles.awaitUninterruptibly(interrupted);
                    throw new ClosedChannelException();
                }))
                .isInstanceOf(WorkStop.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Each thread waits for the other, so that both do a task. */
    private byte[] run() throws IOException {
        byte[] large = new byte[1 << 20];
        CountDownLatch begun = new CountDownLatch(THREADS);
        new Workers(THREADS, Stop.never()).run(THREADS, (task, worker) -> {
            large[task]++;
            threads.add(Thread.currentThread());
            begun.countDown();
            Uninterruptibles.awaitUninterruptibly(begun);
        });
        return large;
    }
}

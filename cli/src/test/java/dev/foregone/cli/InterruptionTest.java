package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With a time to wait that the tests would not survive: only what is told to it can end an interruption. */
@Timeout(60)
class InterruptionTest {

    private static final Duration FOR_EVER = Duration.ofDays(1);

    private final CountDownLatch flushed = new CountDownLatch(1);

    @Test
    void whileTheInputIsAwaitedThereIsNothingToWaitFor() throws Exception {
        PipedWriter input = new PipedWriter();
        try (Interruption interruption = new Interruption(FOR_EVER)) {
            BufferedReader lines = interruption.reader(readerOf(input), flushed::countDown);
            Thread command = new Thread(() -> readAll(lines));
            command.start();
            flushed.await();
            interruption.stop();
            assertThat(interruption.cancellation().isCancelled()).isTrue();
            assertThat(command.isAlive()).as("still waits for input").isTrue();
            input.close();
            command.join();
        }
    }

    @Test
    void whileAnAnswerIsSoughtItIsWaitedFor() throws Exception {
        PipedWriter input = new PipedWriter();
        Interruption interruption = new Interruption(FOR_EVER);
        BufferedReader lines = interruption.reader(readerOf(input), flushed::countDown);
        input.write("a line\n");
        input.flush();
        assertThat(lines.readLine()).isEqualTo("a line");
        Thread hook = new Thread(interruption::stop);
        hook.start();
        while (hook.getState() != Thread.State.TIMED_WAITING && hook.isAlive()) {
            Thread.onSpinWait();
        }
        assertThat(hook.isAlive()).isTrue();
        interruption.close();
        hook.join();
    }

    @Test
    void theTimeToWaitIsBounded() {
        try (Interruption interruption = new Interruption(Duration.ofMillis(1))) {
            interruption.stop();
            assertThat(interruption.cancellation().isCancelled()).isTrue();
        }
    }

    private static BufferedReader readerOf(PipedWriter input) throws IOException {
        return new BufferedReader(new PipedReader(input));
    }

    private static void readAll(BufferedReader lines) {
        lines.lines().forEach(line -> {});
    }
}

package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Cancellation;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.Heartbeat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class HeartbeatTest {

    private static final Duration OFTEN = Duration.ofMillis(2);

    private static boolean pause(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
            return true;
        } catch (InterruptedException hurried) {
            throw new AssertionError(hurried);
        }
    }

    @Test
    void spacesComeWhileThereIsWorkAndOnlyThen() {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        try (Heartbeat heartbeat = new Heartbeat(out, new Cancellation(), OFTEN)) {
            pause(50);
            assertThat(text.toString()).isEmpty();
            heartbeat.during(() -> {
                while (text.toString().length() < 3) {
                    pause(1);
                }
                return "an answer";
            });
            String written = text.toString();
            pause(50);
            assertThat(text.toString()).isBlank().isEqualTo(written);
        }
    }

    @Test
    void brokenOutputStopsTheWork() throws IOException {
        PipedWriter pipe = new PipedWriter();
        new PipedReader(pipe).close();
        Cancellation cancellation = new Cancellation();
        try (Heartbeat heartbeat = new Heartbeat(new PrintWriter(pipe), cancellation, OFTEN)) {
            assertThat(heartbeat.during(() -> {
                        while (!cancellation.isCancelled()) {
                            pause(1);
                        }
                        return "stopped";
                    }))
                    .isEqualTo("stopped");
        }
    }

    /** The input stays open, so only the output can tell. Both wait for the first space at the same time. */
    @Tag("slow")
    @Test
    void aQuestionWithoutALimitEndsWithItsReader() throws IOException {
        List<Question> questions = List.of(new Question("--batch=-"), new Question("7x7:-"));
        for (Question question : questions) {
            question.losesItsReader();
        }
        for (Question question : questions) {
            assertThat(question.status.join()).as(question.what).isEqualTo(ExitStatus.STOPPED);
        }
    }

    /** One thread shows it as well as all. */
    private static final class Question {

        private final String what;
        private final PipedWriter client = new PipedWriter();
        private final Reader reader;
        private final CompletableFuture<Integer> status;

        Question(String what) throws IOException {
            this.what = what;
            BufferedReader in = new BufferedReader(new PipedReader(client));
            PipedWriter out = new PipedWriter();
            reader = new PipedReader(out);
            client.write("{\"position\": \"7x7:-\"}\n");
            client.flush();
            status = CompletableFuture.supplyAsync(() ->
                    Cli.real().run(in, out, new StringWriter(), "solve", "connectfour", "--json", "--threads=1", what));
        }

        void losesItsReader() throws IOException {
            assertThat(reader.read()).as(what).isEqualTo(' ');
            reader.close();
        }
    }

    @Tag("slow")
    @Test
    void theEndOfTheInputEndsNoQuestion() {
        Writer out = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader("{\"position\": \"7x7:-\", \"time\": \"12s\"}\n"));
        int status = Cli.real()
                .run(in, out, new StringWriter(), "solve", "connectfour", "--json", "--threads=1", "--batch=-");
        assertThat(status).isEqualTo(ExitStatus.STOPPED);
        assertThat(out.toString()).startsWith(" ").contains("the time limit of 12 s was reached");
        assertThat(out.toString().strip()).startsWith("{").endsWith("\"format\":1}");
    }
}

package dev.foregone.explorer.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.Eventually;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Clients that ask and never read. */
class PatienceTest {

    private static final String MUCH = "x".repeat(1 << 20);

    private static final class Endless implements Reply.Events {

        private final CountDownLatch closed = new CountDownLatch(1);

        @Override
        public boolean sendNext(EventStream stream) throws IOException {
            stream.send("progress", MUCH);
            return closed.getCount() > 0;
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    private static Socket ask(Server server) throws IOException {
        Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), server.port());
        OutputStream out = socket.getOutputStream();
        out.write(("GET / HTTP/1.1\r\nHost: localhost:" + server.port() + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.flush();
        return socket;
    }

    @Test
    void eventsThatNobodyReadsEnd() throws Exception {
        Endless events = new Endless();
        try (Server server = new Server(0, request -> events, Duration.ofMillis(200));
                Socket socket = ask(server)) {
            assertThat(events.closed.await(30, TimeUnit.SECONDS)).isTrue();
            assertThat(socket.isClosed()).isFalse();
        }
    }

    @Test
    void aDocumentThatNobodyReadsIsCutOff() throws Exception {
        int size = 64 << 20;
        Reply document = new Reply.Document(200, "text/plain", " ".repeat(size), false);
        CountDownLatch asked = new CountDownLatch(1);
        Handler handler = request -> {
            asked.countDown();
            return document;
        };
        try (Server server = new Server(0, handler, Duration.ofMillis(200));
                Socket socket = ask(server)) {
            socket.setSoTimeout(30_000);
            assertThat(asked.await(30, TimeUnit.SECONDS)).isTrue();
            Eventually.until("it is given up", () -> !somebodyAnswers());
            assertThat(all(socket)).isLessThan(size);
        }
    }

    @Test
    void whoReadsGetsAll() throws Exception {
        int size = 16 << 20;
        Reply document = new Reply.Document(200, "text/plain", " ".repeat(size), false);
        try (Server server = new Server(0, request -> document, Duration.ofSeconds(30));
                Socket socket = ask(server)) {
            socket.setSoTimeout(30_000);
            assertThat(socket.getInputStream().readNBytes(size)).hasSize(size);
        }
    }

    /** The server has a thousand connections at most. */
    @Test
    void clientsThatHaveLeftAreNotCounted() throws Exception {
        Reply.Events events = stream -> {
            stream.send("progress", "{}");
            return true;
        };
        try (Server server = new Server(0, request -> events, Duration.ofSeconds(30))) {
            for (int i = 0; i < 1_100; i++) {
                try (Socket leaving = ask(server)) {
                    leaving.setSoLinger(true, 0);
                    assertThat(leaving.getInputStream().read()).isEqualTo('H');
                }
            }
        }
    }

    /** From before the handler is asked until all is sent or given up. */
    private static boolean somebodyAnswers() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().equals(ExchangeHandler.class.getName())
                        && frame.getMethodName().equals("handle"));
    }

    private static long all(Socket socket) {
        long count = 0;
        byte[] bytes = new byte[1 << 16];
        try {
            for (int read = socket.getInputStream().read(bytes);
                    read >= 0;
                    read = socket.getInputStream().read(bytes)) {
                count += read;
            }
        } catch (IOException reset) {
            return count;
        }
        return count;
    }
}

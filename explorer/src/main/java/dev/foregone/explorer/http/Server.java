package dev.foregone.explorer.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The JDK's server, bound to the loopback interface, with a thread for each request being answered. Its settings apply
 * to the whole process and are made before its first server starts: answers are sent at once (on JDK 17 each would wait
 * 40 ms otherwise), and a client that is slow to send its request or to read the answer is cut off.
 */
public final class Server implements AutoCloseable {

    private static final Map<String, String> SETTINGS = Map.of(
            "sun.net.httpserver.nodelay", "true",
            "sun.net.httpserver.maxReqTime", "10",
            "sun.net.httpserver.idleInterval", "30",
            "sun.net.httpserver.maxIdleConnections", "200",
            "sun.net.httpserver.maxReqHeaders", "100",
            "jdk.httpserver.maxConnections", "1000");

    private static final int MOST_THREADS = 512;
    private static final int BACKLOG = 256;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpServer server;
    private final SendTimeout timeout;
    private final ExecutorService threads;
    private volatile boolean closing;

    /**
     * Starts a server.
     *
     * @param port the port to listen on; 0 for any free port
     * @param handler answers the requests
     * @throws IOException if the port is taken
     */
    public Server(int port, Handler handler) throws IOException {
        this(port, handler, PATIENCE);
    }

    /** With the longest time that sending waits for a client to read. */
    Server(int port, Handler handler, Duration longestWait) throws IOException {
        SETTINGS.forEach((name, value) -> System.setProperty(name, System.getProperty(name, value)));
        server = HttpServer.create(
                new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), BACKLOG);
        timeout = new SendTimeout(longestWait);
        threads = threads();
        server.setExecutor(threads);
        server.createContext("/", new ExchangeHandler(new RequestFilter(port()), handler, timeout, () -> closing));
        server.start();
    }

    private static ExecutorService threads() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                MOST_THREADS,
                MOST_THREADS,
                10,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                DaemonThreads.named("explorer-request"));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /** The port that it listens on. */
    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        closing = true;
        server.stop(0);
        threads.shutdownNow();
        timeout.close();
    }
}

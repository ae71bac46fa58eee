package dev.foregone.explorer;

import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.desk.Desk;
import dev.foregone.explorer.http.Server;
import java.io.IOException;
import java.net.URI;

/**
 * A web page on which people look at any game that is plugged in, play it, and see the value of every move; and the JSON behind
 * it, which docs/EXPLORER.md describes. It serves this machine alone. Everything runs on threads of its own; it ends when it is closed.
 */
public final class Explorer implements AutoCloseable {

    private final Server server;
    private final Desk desk;
    private final Workshop workshop;

    private Explorer(Server server, Desk desk, Workshop workshop) {
        this.server = server;
        this.desk = desk;
        this.workshop = workshop;
    }

    /**
     * Starts an explorer.
     *
     * @param options what it shows, and with what
     * @return the explorer, to be closed by the caller
     * @throws IOException if the port is taken
     */
    public static Explorer start(ExplorerOptions options) throws IOException {
        Desk desk = new Desk(options.threads(), SolverOptions.defaults().withMemoryBytes(options.memoryBytes()));
        Workshop workshop = new Workshop(desk);
        try {
            Catalogue catalogue = new Catalogue(options, desk, workshop);
            return new Explorer(new Server(options.port(), new Router(catalogue)), desk, workshop);
        } catch (IOException | RuntimeException failed) {
            desk.close();
            throw failed;
        }
    }

    /**
     * Where the page is.
     *
     * @return an address for a browser on this machine
     */
    public URI address() {
        return URI.create("http://localhost:" + server.port() + "/");
    }

    /** How many questions are being worked on, for tests. */
    int questions() {
        return desk.questions();
    }

    /** How many sessions wait for a question, for tests. */
    int idleSessions() {
        return desk.idleSessions();
    }

    /** Ends the server, stops every question, and removes what was built for statistics. */
    @Override
    public void close() {
        server.close();
        desk.close();
        workshop.close();
    }
}

package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Server;
import dev.foregone.explorer.questions.QuestionService;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * A web page on which people look at any plugged-in game, play it and see the value of every move, and the JSON behind
 * it, which docs/EXPLORER.md describes. It serves this machine only. Everything runs on threads of its own until the
 * explorer is closed.
 */
public final class Explorer implements AutoCloseable {

    /** Far longer than any game takes for its rules, even on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Server server;
    private final QuestionService questions;
    private final TemporaryTablebases temporary;
    private final Reports.Shared reports;

    private Explorer(Server server, QuestionService questions, TemporaryTablebases temporary, Reports.Shared reports) {
        this.server = server;
        this.questions = questions;
        this.temporary = temporary;
        this.reports = reports;
    }

    /**
     * Starts an explorer.
     *
     * @param options the games, engines and settings
     * @return the explorer, to be closed by the caller
     * @throws IOException if the port is taken
     */
    public static Explorer start(ExplorerOptions options) throws IOException {
        return start(options, PATIENCE);
    }

    /** With the longest time that a game may take where it should return at once. */
    static Explorer start(ExplorerOptions options, Duration patience) throws IOException {
        SolverOptions session = SolverOptions.defaults().withMemoryBytes(options.memoryBytes());
        session = options.weights().map(session::withWeights).orElse(session);
        QuestionService questions = new QuestionService(options.threads(), session, patience);
        TemporaryTablebases temporary = new TemporaryTablebases(questions);
        Reports.Shared reports = new Reports.Shared(options.threads());
        try {
            Api api = new Api(new Catalogue(options, questions, new Counting.Factory() {
                @Override
                public <S extends GameState<S, M>, M extends Move> Counting<S, M> of(
                        GuardedGame<S, M> game, AnswerSource<S, M> source) {
                    return new Statistics<>(game, source, temporary);
                }

                @Override
                public <S extends GameState<S, M>, M extends Move> Optional<Reporting<S>> reports(
                        GuardedGame<S, M> game, AnswerSource<S, M> source) {
                    return Optional.of(new Reports<>(game.game(), source, questions.threads(game.game()), reports));
                }
            }));
            Assets assets = new Assets();
            Handler router = request -> Api.has(request.path()) ? api.answer(request) : assets.answer(request);
            return new Explorer(new Server(options.port(), router), questions, temporary, reports);
        } catch (IOException | RuntimeException failed) {
            questions.close();
            throw failed;
        }
    }

    /**
     * The address of the page.
     *
     * @return an address for a browser on this machine
     */
    public URI address() {
        return URI.create("http://localhost:" + server.port() + "/");
    }

    /** The number of questions being worked on, for tests. */
    int questions() {
        return questions.questions();
    }

    /** The number of idle sessions, for tests. */
    int idleSessions() {
        return questions.idleSessions();
    }

    /** Ends the server, stops every question and removes the tablebases built for statistics. */
    @Override
    public void close() {
        reports.closing().cancel();
        server.close();
        questions.close();
        temporary.close();
    }
}

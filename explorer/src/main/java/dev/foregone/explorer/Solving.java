package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Lookup;
import dev.foregone.answers.ProgressView;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.Session;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.explorer.desk.Desk;
import dev.foregone.explorer.desk.DeskSolver;
import dev.foregone.explorer.desk.Line;
import dev.foregone.explorer.desk.Question;
import dev.foregone.explorer.http.Problem;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Blame;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.tablebase.Tablebase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** What answers questions about one game: its tablebases at once, and engines by way of the desk. */
final class Solving<S extends GameState<S, M>, M extends Move> {

    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final String TABLEBASE = "tablebase";

    private final Game<S, M> game;
    private final Engines engines;
    private final Desk desk;
    private final List<Tablebase<S, M>> opened;
    private final List<Tablebase<S, M>> built = new CopyOnWriteArrayList<>();

    Solving(Game<S, M> game, Engines engines, List<Tablebase<S, M>> tablebases, Desk desk) {
        this.game = game;
        this.engines = engines;
        this.desk = desk;
        this.opened = List.copyOf(tablebases);
    }

    Engines engines() {
        return engines;
    }

    /** Those that were given when the explorer was started. */
    List<Tablebase<S, M>> opened() {
        return opened;
    }

    /** From now on it answers too. */
    void add(Tablebase<S, M> tablebase) {
        built.add(tablebase);
    }

    /** From now on it does not answer any more. */
    void remove(Tablebase<S, M> tablebase) {
        built.remove(tablebase);
    }

    /** The tablebase that is to answer, if one has the position and no engine was asked for. */
    Optional<Tablebase<S, M>> tablebase(Inquiry<S> inquiry) {
        if (inquiry.engine().filter(id -> !id.equals(TABLEBASE)).isPresent()) {
            return Optional.empty();
        }
        Optional<Tablebase<S, M>> found = Stream.concat(opened.stream(), built.stream())
                .filter(each -> each.find(inquiry.state()).isPresent())
                .findFirst();
        if (found.isEmpty() && inquiry.engine().isPresent()) {
            throw Problem.of(404, "no tablebase that is open has the position " + SafeText.quoted(inquiry.notation()))
                    .accepted("an engine, or a tablebase that was given when the explorer was started");
        }
        return found;
    }

    Answer<S, M> fromTablebase(Tablebase<S, M> tablebase, S state) {
        try (Session<S, M> session = new Session<>(TABLEBASE, tablebase.solver(), ProgressView.NONE)) {
            return session.answer(state, Limits.none());
        }
    }

    /** An answer that is there already. */
    Optional<Answer<S, M>> known(Inquiry<S> inquiry) {
        return tablebase(inquiry)
                .map(tablebase -> fromTablebase(tablebase, inquiry.state()))
                .or(() -> desk.known(line(inquiry), inquiry.notation()));
    }

    /** Asks the engine, for somebody who waits for its answer. */
    Question<S, M> ask(Inquiry<S> inquiry) {
        return desk.ask(line(inquiry), inquiry.state(), inquiry.notation(), inquiry.limits());
    }

    /** Asks, and waits for the answer. */
    Answer<S, M> answer(Inquiry<S> inquiry) {
        Optional<Answer<S, M>> known = known(inquiry);
        return known.isPresent() ? known.get() : await(ask(inquiry));
    }

    private static <S extends GameState<S, M>, M extends Move> Answer<S, M> await(Question<S, M> question) {
        try {
            Optional<Answer<S, M>> answer = Optional.empty();
            while (answer.isEmpty()) {
                answer = question.await(PATIENCE);
            }
            return answer.get();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the explorer is closing");
        } finally {
            question.leave();
        }
    }

    /** A solver that asks the same source as an inquiry. */
    Solver<S, M> solver(Inquiry<S> like) {
        return new DeskSolver<>((state, limits) ->
                answer(like.about(state, Blame.game(game).ask("format", () -> game.format(state)), limits)));
    }

    /** A session that asks the same source as an inquiry. */
    Session<S, M> session(Inquiry<S> like) {
        String source =
                tablebase(like).isPresent() ? TABLEBASE : line(like).engine().id();
        return new Session<>(source, solver(like), ProgressView.NONE);
    }

    private Line<S, M> line(Inquiry<S> inquiry) {
        return new Line<>(game, inquiry.engine().map(this::engine).orElseGet(() -> engines.preferredFor(game)));
    }

    private Engine engine(String id) {
        Engine engine = engines.find(id)
                .orElseThrow(() -> Problem.of(404, "there is no engine " + SafeText.quoted(id))
                        .accepted(String.join(", ", engines.ids()))
                        .didYouMean(Lookup.nearest(id, engines.ids())));
        Support support = Blame.engine(engine).ask("supports", () -> engine.supports(game));
        if (!support.supported()) {
            throw Problem.of(422, "the engine '" + id + "' cannot solve this game: " + support.reason())
                    .accepted("another engine, or none: then the one that suits the game best is asked");
        }
        return engine;
    }
}

package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.blame.Blame;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.questions.AdviceStep;
import dev.foregone.explorer.questions.GameCalls;
import dev.foregone.explorer.questions.PageQuestions;
import dev.foregone.explorer.questions.Pending;
import dev.foregone.explorer.questions.PendingAnswer;
import dev.foregone.explorer.questions.Query;
import dev.foregone.explorer.questions.QueuedSolver;
import dev.foregone.explorer.questions.SolverKey;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.tablebase.Tablebase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Answers questions about one game: from its tablebases at once, from engines through the question service. What strategies
 * prove is the beginning of every answer of the engine that suits the game best; an engine that is named answers alone.
 */
final class AnswerSource<S extends GameState<S, M>, M extends Move> {

    private static final String TABLEBASE = "tablebase";

    private final Game<S, M> game;
    private final GuardedGame<S, M> guarded;
    private final AtomicLong unnamed = new AtomicLong();
    private final Engines engines;
    private final PageQuestions questions;
    private final Strategies<S, M> strategies;
    private final List<Tablebase<S, M>> opened;
    private final List<Tablebase<S, M>> built = new CopyOnWriteArrayList<>();

    AnswerSource(
            Game<S, M> game,
            Engines engines,
            List<Tablebase<S, M>> tablebases,
            Strategies<S, M> strategies,
            PageQuestions questions) {
        this.game = game;
        this.guarded = new GuardedGame<>(game);
        this.engines = engines;
        this.questions = questions;
        this.strategies = strategies;
        this.opened = List.copyOf(tablebases);
    }

    Engines engines() {
        return engines;
    }

    Strategies<S, M> strategies() {
        return strategies;
    }

    /** The tablebases given when the explorer was started. */
    List<Tablebase<S, M>> opened() {
        return opened;
    }

    /** Makes a tablebase answer from now on. */
    void add(Tablebase<S, M> tablebase) {
        built.add(tablebase);
    }

    /** Stops a tablebase from answering. */
    void remove(Tablebase<S, M> tablebase) {
        built.remove(tablebase);
    }

    /** The tablebase that answers, if one has the position and no engine was asked for. */
    Optional<Tablebase<S, M>> tablebase(AnalysisRequest<S> asked) {
        if (asked.engine().filter(id -> !id.equals(TABLEBASE)).isPresent()) {
            return Optional.empty();
        }
        Optional<Tablebase<S, M>> found = tablebase(asked.state());
        if (found.isEmpty() && asked.engine().isPresent()) {
            throw Problem.of(404, "no tablebase that is open has the position " + SafeText.quoted(asked.name()))
                    .accepted("an engine, or a tablebase that was given when the explorer was started");
        }
        return found;
    }

    /** The tablebase that has a position. */
    Optional<Tablebase<S, M>> tablebase(S state) {
        return Stream.concat(opened.stream(), built.stream())
                .filter(each -> each.find(state).isPresent())
                .findFirst();
    }

    private <T> T ask(Tablebase<S, M> tablebase, Function<Solver<S, M>, T> question) {
        try (Solver<S, M> solver = tablebase.solver()) {
            return question.apply(solver);
        }
    }

    /** An answer that is already known. */
    Optional<Answer<S, M>> known(AnalysisRequest<S> asked) {
        return tablebase(asked)
                .map(tablebase -> ask(tablebase, solver -> Answer.of(TABLEBASE, solver, asked.state(), Limits.none())))
                .or(() -> questions.known(solverKey(asked), asked.name()));
    }

    /** Asks the engine for a client that waits for the answer; watched if its leaving would be noticed. */
    PendingAnswer<S, M> ask(AnalysisRequest<S> asked, boolean watched) {
        Bounds proved = asked.engine().isPresent() ? Bounds.unknown() : strategies.bounds(asked.state());
        return questions.ask(query(asked, solverKey(asked), watched), proved);
    }

    /** Who calls the game. */
    GameCalls calls() {
        return questions.calls(game);
    }

    /** Asks and waits for the answer. */
    Answer<S, M> answer(AnalysisRequest<S> asked) {
        return known(asked).orElseGet(() -> ask(asked, false).await());
    }

    /** Advice for which nothing need be asked: everything is proved already. */
    Optional<Advice<S, M>> knownAdvice(AnalysisRequest<S> asked) {
        return known(asked).flatMap(Answer::analysis).map(Advice::of);
    }

    /** Advice of strategies about a position that they have, unless an engine is named or what lies beyond some plies does not count. */
    Optional<Advice<S, M>> strategic(AnalysisRequest<S> asked) {
        return asked.engine().isPresent() || asked.limits().plies() < Integer.MAX_VALUE
                ? Optional.empty()
                : strategies.advice(asked.state());
    }

    /** Advice of a strategy that has a move here and wins: no engine need be asked. */
    Optional<Advice<S, M>> winning(AnalysisRequest<S> asked) {
        return strategic(asked)
                .filter(advice -> advice.moves().stream()
                        .limit(1)
                        .anyMatch(move -> move.bounds().atLeast().value() == GameValue.WIN));
    }

    /** Asks the engine that advises best, or the one that was named, for advice that grows; the client is watched. */
    Pending<AdviceStep<S, M>> advise(AnalysisRequest<S> asked, Duration first) {
        return questions.advise(query(asked, adviser(asked), true), strategic(asked), first);
    }

    /** Asks once, for a client that waits. */
    Pending<AdviceStep<S, M>> advise(AnalysisRequest<S> asked) {
        Duration time = asked.limits().time().orElseThrow();
        return questions.advise(query(asked, adviser(asked), false), strategic(asked), time);
    }

    private Query<S, M> query(AnalysisRequest<S> asked, SolverKey<S, M> solver, boolean watched) {
        return new Query<>(solver, asked.state(), asked.name(), asked.limits(), watched);
    }

    /** Asks once, and waits. What is known already may lie beyond the plies that are asked about. */
    Advice<S, M> advice(AnalysisRequest<S> asked) {
        Optional<Advice<S, M>> known =
                asked.limits().plies() < Integer.MAX_VALUE ? nearAdvice(asked) : knownAdvice(asked);
        return known.orElseGet(() -> advise(asked).await().advice());
    }

    /** A tablebase that was asked for says what is within some plies, as it says the rest. */
    private Optional<Advice<S, M>> nearAdvice(AnalysisRequest<S> asked) {
        return asked.engine()
                .filter(TABLEBASE::equals)
                .flatMap(named -> tablebase(asked))
                .map(tablebase -> ask(tablebase, solver -> solver.advise(asked.state(), asked.limits())));
    }

    /** The source of advice: an engine's id, or that of tablebases. */
    String adviserOf(AnalysisRequest<S> asked) {
        return sourceOf(asked, this::adviser);
    }

    /** The source of answers: an engine's id, or that of tablebases. */
    String engineOf(AnalysisRequest<S> asked) {
        return sourceOf(asked, this::solverKey);
    }

    private String sourceOf(AnalysisRequest<S> asked, Function<AnalysisRequest<S>, SolverKey<S, M>> solver) {
        return tablebase(asked).isPresent()
                ? TABLEBASE
                : solver.apply(asked).engine().id();
    }

    private SolverKey<S, M> adviser(AnalysisRequest<S> asked) {
        return new SolverKey<>(game, asked.engine().map(this::engine).orElseGet(() -> engines.forPlaying(game)));
    }

    /** A solver that asks the same source as a request. */
    Solver<S, M> solver(AnalysisRequest<S> like) {
        return solver(like, this::answer, this::advice);
    }

    /** The same, asked in another way. */
    Solver<S, M> solver(
            AnalysisRequest<S> like,
            Function<AnalysisRequest<S>, Answer<S, M>> answers,
            Function<AnalysisRequest<S>, Advice<S, M>> advice) {
        return new QueuedSolver<>(
                (state, limits) -> answers.apply(about(like, state, limits)),
                (state, limits) -> advice.apply(about(like, state, limits)));
    }

    /** The position of the request keeps its name, under which it is remembered. */
    private AnalysisRequest<S> about(AnalysisRequest<S> like, S state, Limits limits) {
        return like.about(state, state == like.state() ? like.name() : name(state), limits);
    }

    /** A unique name of the position: a notation that the game cannot read itself need not be unique. */
    private String name(S state) {
        String notation = guarded.notation(state);
        return guarded.readsNotation(state) ? notation : notation + "\n#" + unnamed.incrementAndGet();
    }

    private SolverKey<S, M> solverKey(AnalysisRequest<S> asked) {
        return new SolverKey<>(game, asked.engine().map(this::engine).orElseGet(() -> engines.forSolving(game)));
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

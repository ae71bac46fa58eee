package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.AnswerJson;
import dev.foregone.answers.EngineRow;
import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.LineBuilder;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.Session;
import dev.foregone.api.Advice;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Problems;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.explorer.questions.AdviceStep;
import dev.foregone.explorer.questions.GameCalls;
import dev.foregone.explorer.questions.Pending;
import dev.foregone.explorer.questions.PendingAnswer;
import dev.foregone.explorer.questions.QuestionProgress;
import dev.foregone.spi.Game;
import dev.foregone.spi.GameRecord;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The resources of one game: each method answers requests for one address. */
final class GameResource<S extends GameState<S, M>, M extends Move> {

    /** A person who looks at a board wants a hint at once; better ones follow. */
    private static final Duration FIRST_ADVICE = Duration.ofMillis(100);

    /** The usual time for proofs. */
    private static final Duration PROOF_TIME = Duration.ofSeconds(30);

    /** The usual time for a move. */
    private static final Duration MOVE_TIME = Duration.ofSeconds(1);

    private final Game<S, M> game;
    private final GuardedGame<S, M> guarded;
    private final AnswerSource<S, M> source;
    private final Counting<S, M> statistics;
    private final Optional<Reporting<S>> reports;
    private final Points<S, M> points;
    private final GameJson<S, M> json;
    private final AnswerJson<S, M> answers;
    private final GameCalls calls;

    GameResource(
            GuardedGame<S, M> guarded,
            AnswerSource<S, M> source,
            Counting<S, M> statistics,
            Optional<Reporting<S>> reports) {
        this.game = guarded.game();
        this.guarded = guarded;
        this.source = source;
        this.statistics = statistics;
        this.reports = reports;
        this.points = new Points<>(guarded, source.engines());
        this.json = new GameJson<>(guarded, true);
        this.answers = new AnswerJson<>(json);
        this.calls = source.calls();
    }

    /** The row of the game in the list of games; to be waited for once all games are asked. */
    Supplier<GameRow> row() {
        Pending<GameRow> call = calls.begin(() -> {
            calls.refuseIfAnyIsStuck();
            return askedRow();
        });
        return () -> {
            try {
                return call.await();
            } catch (RuntimeException | Error fault) {
                return new GameRow(guarded.id(), fault);
            }
        };
    }

    private GameRow askedRow() {
        return new GameRow(guarded, source.opened(), source.strategies());
    }

    /** Answers a request for an address below that of the game, on a thread of the game. */
    Reply answer(String what, Request request) throws IOException {
        return switch (what) {
            case "review" -> {
                request.allow("POST").allowing("engine", "time", "positions");
                PlayedGame played = PlayedGame.read(request.json(), List.of("start", "moves"));
                yield calls.ask(() -> review(played, request));
            }
            case "record" -> {
                request.allow("POST").allowing();
                PlayedGame played = PlayedGame.read(request.json(), List.of("start", "moves", "players"));
                yield calls.ask(() -> record(played));
            }
            default -> {
                request.allow("GET");
                yield calls.ask(() -> answerWithoutBody(what, request));
            }
        };
    }

    private Reply answerWithoutBody(String what, Request request) {
        return switch (what) {
            case "" -> describe(request.allowing("p"));
            case "position" ->
                Reply.json(known(state(request.allowing("p", "m"))).text());
            case "line" -> line(request.allowing("p", "m"));
            case "analysis" -> analysis(request.allowing("p", "m", "engine", "time", "positions"));
            case "advice" -> advice(request.allowing("p", "m", "engine", "time", "positions"));
            case "reply" -> reply(request.allowing("p", "m", "engine", "time", "positions", "strength", "seed", "ply"));
            case "score" -> points.of(asked(request.allowing("p", "m", "time", "positions"), MOVE_TIME));
            case "report" -> report(request.allowing("p", "m", "games", "seed", "time"));
            case "strategy" -> strategy(request.allowing("p", "m", "side", "format", "max"));
            case "statistics" -> statistics.of(state(request.allowing("p")));
            case "puzzle" -> puzzle(request.allowing("p", "moves", "seed", "within"));
            case "setup" -> new Setups<>(guarded).describe(state(request.allowing("p", "m")));
            case "draft" -> draft(request.allowing("p", "m", "site", "piece", "player"));
            default -> throw Api.nothingAt(request);
        };
    }

    private Reply describe(Request request) {
        GameRow row = askedRow();
        S initial = guarded.position(Optional.empty());
        S root = request.parameter("p").isPresent() ? guarded.position(request.parameter("p")) : initial;
        Optional<String> whyNotCountable = statistics.whyNot(root);
        Optional<GameRecord> recorded = guarded.recorded(PlayedLine.from(root), List.of());
        return Reply.json(row.json()
                .put("initial", guarded.notation(initial))
                .putAll(json.guide())
                .put("record", recorded.map(GameRecord::format))
                .put("setup", guarded.setup().isPresent())
                .put("points", points.areCounted())
                .put("reports", reports.isPresent())
                .put("alternates", PuzzleLength.alternates(guarded, initial))
                .put("countable", whyNotCountable.isEmpty())
                .put("whyNotCountable", whyNotCountable)
                .putEach("engines", EngineRow.of(source.engines(), game), EngineRow::json)
                .text());
    }

    /** The positions that a request names: the start and those that the moves lead to. */
    private PlayedLine<S, M> played(Request request) {
        return guarded.line(guarded.position(request.parameter("p")), request.all("m"));
    }

    private S state(Request request) {
        return played(request).end();
    }

    private AnalysisRequest<S> asked(Request request, Duration usual) {
        S state = state(request);
        List<String> moves = request.all("m");
        String name = moves.isEmpty()
                ? guarded.notation(state)
                : request.parameter("p").orElse("") + "\n" + String.join("\n", moves); // no notation has two lines
        return AnalysisRequest.of(state, name, request, usual);
    }

    /** What the rules describe, and what strategies know. */
    private Json known(S state) {
        Json known = json.about().putAll(json.position(state));
        return guarded.result(state).isPresent()
                ? known
                : known.putAll(source.strategies().json(state));
    }

    private Reply line(Request request) {
        LineBuilder<S, M> line = new LineBuilder<>(guarded, guarded.position(request.parameter("p")));
        Optional<Problem> problem = Optional.empty();
        for (Iterator<String> moves = request.all("m").iterator(); moves.hasNext() && problem.isEmpty(); ) {
            try {
                line.play(moves.next());
            } catch (NotationException | IllegalMoveException bad) {
                problem = Optional.of(Problems.of(bad));
            }
        }
        return Reply.json(text(line.line().states(), problem));
    }

    /** The positions before a bad move, and what is wrong with it. */
    private String text(List<S> line, Optional<Problem> problem) {
        return json.about()
                .putEach("positions", line, this::known)
                .putAny("problem", problem.map(Problem::json))
                .text();
    }

    private Reply analysis(Request request) {
        AnalysisRequest<S> asked = asked(request, PROOF_TIME);
        return request.wantsEvents() ? events(asked) : document(source.answer(asked));
    }

    private Reply document(Answer<S, M> answer) {
        String text = answers.text(answer);
        return answer.isStopped() ? Reply.passing(text) : Reply.json(text);
    }

    private Reply events(AnalysisRequest<S> asked) {
        Optional<String> known = source.known(asked).map(answers::text);
        return known.<Reply>map(Reply::result).orElseGet(() -> {
            PendingAnswer<S, M> question = source.ask(asked, true);
            return new PendingEvents<>(
                    question,
                    answer -> Reply.Event.result(calls.tell(() -> answers.text(answer))),
                    () -> progress(question.progress()));
        });
    }

    private static Reply.Event progress(QuestionProgress progress) {
        Json json = new Json()
                .put("fraction", progress.fraction())
                .put("positions", progress.positions())
                .put("elapsedMillis", progress.elapsed().toMillis())
                .put("waiting", progress.waiting())
                .put("inWords", progress.proved().inWords());
        return new Reply.Event("progress", json.text());
    }

    private Reply advice(Request request) {
        AnalysisRequest<S> asked = asked(request, MOVE_TIME);
        String adviser = source.adviserOf(asked);
        Optional<Advice<S, M>> known = source.knownAdvice(asked);
        if (!request.wantsEvents()) {
            return Reply.passing(known.map(all -> text(adviser, all))
                    .or(() -> source.winning(asked).map(move -> text(Session.STRATEGY, move)))
                    .orElseGet(() -> text(adviser, source.advice(asked))));
        }
        return known.map(all -> text(adviser, all))
                .<Reply>map(Reply::result)
                .orElseGet(() -> new PendingEvents<>(
                        source.advise(asked, FIRST_ADVICE),
                        step -> calls.tell(() -> event(adviser, step)),
                        () -> Reply.Event.HEARTBEAT));
    }

    private Reply.Event event(String adviser, AdviceStep<S, M> step) {
        return new Reply.Event(step.last() ? Reply.Event.RESULT : "advice", text(adviser, step.advice()));
    }

    private String text(String adviser, Advice<S, M> advice) {
        return json.about()
                .put("engine", adviser)
                .put("position", guarded.notation(advice.state()))
                .put("inWords", advice.bounds().inWords())
                .put("advice", json.wholeAdvice(advice))
                .text();
    }

    private Reply reply(Request request) {
        PlayedLine<S, M> line = played(request);
        S state = line.end();
        AnalysisRequest<S> named = asked(request, MOVE_TIME);
        AnalysisRequest<S> asked = guarded.readsNotation(state)
                ? named.about(
                        state, guarded.notation(state), named.limits()) // what is known of it, however it was reached
                : named;
        return new OpponentReply<>(guarded, source, asked, line.before()).answer(request);
    }

    private Reply review(PlayedGame played, Request request) {
        S start = guarded.position(played.start());
        Cancellation leaving = new Cancellation();
        AnalysisRequest<S> asked = AnalysisRequest.of(start, guarded.notation(start), request, PROOF_TIME)
                .withCancellation(leaving);
        Reviewer<S, M> reviewer = new Reviewer<>(
                guarded,
                source,
                asked,
                guarded.line(start, played.moves()),
                source.engineOf(asked),
                request.wantsEvents());
        return request.wantsEvents()
                ? new ReviewEvents(leaving, judged -> calls.begin(() -> reviewer.text(judged)))
                : Reply.passing(reviewer.text(move -> {}));
    }

    private Reply record(PlayedGame played) {
        PlayedLine<S, M> line = guarded.line(guarded.position(played.start()), played.moves());
        GameRecord record = guarded.recorded(line, played.players())
                .orElseThrow(() -> Problem.of(422, guarded.name() + " has no file format for games"));
        return Reply.json(json.about()
                .put("format", record.format())
                .put("text", record.text())
                .text());
    }

    private Reply report(Request request) {
        return reports.orElseThrow(() -> Problem.of(422, "a page without a server makes no reports")
                        .accepted("'foregone report', or the page of 'foregone explore'"))
                .of(asked(request, PROOF_TIME), request);
    }

    private Reply draft(Request request) {
        return new Setups<>(guarded).draft(state(request), request);
    }

    private Reply strategy(Request request) {
        boolean named = request.parameter("p").isPresent() || !request.all("m").isEmpty();
        return StrategyDrawing.of(request)
                .draw(source.strategies(), named ? Optional.of(state(request)) : Optional.empty());
    }

    private Reply puzzle(Request request) {
        int moves = Puzzles.moves(request);
        long seed = AnalysisRequest.seed(request);
        Puzzles<S, M> puzzles = new Puzzles<>(guarded);
        Optional<Integer> within = Puzzles.within(request);
        S state = state(request);
        if (within.isPresent()) {
            return puzzles.within(source.engines().forPlaying(game), state, within.get(), moves, seed);
        }
        return puzzles.of(source.tablebase(state).orElseGet(() -> statistics.tablebase(state)), moves, seed);
    }
}

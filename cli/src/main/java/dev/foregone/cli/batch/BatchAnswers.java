package dev.foregone.cli.batch;

import dev.foregone.answers.Answer;
import dev.foregone.answers.AnswerJson;
import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.PuzzleLength;
import dev.foregone.answers.RandomPuzzles;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.StoppedException;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.options.PuzzleDefaults;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.strategy.report.Claim;
import java.time.Duration;
import java.util.Optional;

/**
 * Answers what the lines of a batch ask.
 *
 * @param usual the limits of requests that have none
 * @param cancellation ends the batch
 */
public record BatchAnswers<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> game,
        BatchSessions<S, M> sessions,
        Limits usual,
        Cancellation cancellation,
        Batch.Form form) {

    private static final Duration TIME_FOR_A_MOVE = Duration.ofSeconds(1);

    /**
     * The answer to a line.
     *
     * @param status the exit status if there were no other lines
     */
    record Answered(String text, int status) {}

    /** The answer to a line that has none. */
    String error(String line, String why, long number) {
        return new AnswerJson<>(game).error(line, why, number);
    }

    /** The answer as plain text. */
    Answered brief(String position) {
        S state = game.position(Optional.of(position));
        Session<S, M> session = sessions.of(Purpose.PROOFS);
        Limits within = usual.withCancellation(cancellation);
        Bounds bounds = session.asking(
                solver -> form.valueOnly() ? solver.proveValue(state, within) : solver.prove(state, within));
        Outcome least = bounds.atLeast();
        if (form.valueOnly() && bounds.value().isPresent()) {
            return new Answered(least.value().name(), ExitStatus.OK);
        }
        if (!form.valueOnly() && bounds.isExact()) {
            return new Answered(least.value() + "\t" + (least.isEndless() ? "endless" : least.plies()), ExitStatus.OK);
        }
        return new Answered(
                "STOPPED\t" + text(least) + "\t" + text(bounds.atMost()) + "\tproved: " + bounds.inWords(),
                ExitStatus.STOPPED);
    }

    /** Without the plies, if these stand for any number. */
    private static String text(Outcome bound) {
        return !bound.isEndless() && bound.plies() >= Claim.FAR ? bound.value().name() : bound.toString();
    }

    /** The answer as JSON. */
    Answered of(BatchRequest request) {
        PlayedLine<S, M> line = request.line(game);
        S state = line.end();
        return switch (request.ask()) {
            case SOLVE -> solved(state, limits(request));
            case POSITION -> answered(json().position(state));
            case REPLY -> answered(reply(line, request));
            case PUZZLE -> answered(puzzle(state, request));
        };
    }

    private Answered answered(Json properties) {
        return new Answered(json().line(properties), ExitStatus.OK);
    }

    private GameJson<S, M> json() {
        return new GameJson<>(game);
    }

    private Limits limits(BatchRequest request) {
        return request.limits(usual).withCancellation(cancellation);
    }

    private Answered solved(S state, Limits limits) {
        Session<S, M> session = sessions.of(form.purpose(limits));
        Answer<S, M> answer = form.ask(session, state, limits);
        return new Answered(new AnswerJson<>(game).text(answer), ExitStatus.of(answer));
    }

    private Json reply(PlayedLine<S, M> line, BatchRequest request) {
        S state = line.end();
        OpponentChoice opponent = request.opponent();
        Limits limits = limits(request);
        Limits within = limits.areSet() ? limits : limits.withTime(TIME_FOR_A_MOVE);
        game.refuseOver(state, "nobody is to move in %s");
        int ply = request.ply().orElse(request.after().size());
        Session<S, M> session = sessions.withPlies(Purpose.of(opponent));
        M move = game.ask(
                "play",
                () -> session.asking(solver -> opponent.opponent(solver)
                        .within(within)
                        .after(line.before())
                        .choose(state, ply)));
        return new Json()
                .put("engine", session.engine())
                .put("position", game.notation(state))
                .putAll(opponent.json())
                .putAll(json().move(state, move))
                .put("child", game.notation(game.after(state, move)));
    }

    /** From a session of its own: what a seed draws depends on nothing that was asked before. */
    private Json puzzle(S state, BatchRequest request) {
        game.refuseOver(state, "there are no puzzles from %s on");
        PuzzleLength length = PuzzleLength.of(game, state, request.within());
        if (request.moves() > length.most()) {
            throw new UsageException(length.refusal(request.moves()) + "\n  accepted: fewer 'moves', or more 'within'");
        }
        Limits limits = limits(request);
        Duration time = limits.time().orElse(PuzzleDefaults.TIME);
        try (Session<S, M> session = sessions.forOnePuzzle()) {
            return session.asking(solver -> new RandomPuzzles<>(game, solver, request.within())
                    .sample(state, request.moves(), request.seed(), limits.withTime(time))
                    .findFirst()
                    .map(this::json)
                    .orElseThrow(() -> new StoppedException(
                            "no such puzzle was found in games at random within " + Phrases.duration(time))));
        }
    }

    private Json json(RandomPuzzles.Found<S, M> found) {
        return new Json()
                .put("position", game.notation(found.puzzle().position()))
                .putAll(Json.of(found.outcome()))
                .put("puzzle", json().puzzle(found.puzzle()));
    }
}

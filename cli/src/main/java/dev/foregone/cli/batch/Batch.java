package dev.foregone.cli.batch;

import dev.foregone.answers.Answer;
import dev.foregone.answers.AnswerJson;
import dev.foregone.answers.Failures;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.api.Outcome;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.Heartbeat;
import dev.foregone.cli.terminal.Interruption;
import dev.foregone.strategy.report.Claim;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * Answers positions and requests, one per line, with one line each, in order, as soon as the answer is known. Limits apply to each
 * line, and a failure with one affects only its line.
 *
 * @param limits those of a line that has none
 * @param cancellation ends the batch
 */
public record Batch<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> game,
        BatchSessions<S, M> sessions,
        Limits limits,
        Cancellation cancellation,
        Heartbeat heartbeat,
        Form form,
        PrintWriter out) {

    private static final int LONGEST_REASON = 900;

    /**
     * The answer to a line.
     *
     * @param status the exit status if there were no other lines
     */
    record Answered(String text, int status) {}

    /**
     * The form of an answer's line.
     *
     * @param json whether it is a JSON object
     * @param valueOnly whether it contains only the value
     * @param proofOnly whether it contains only what is proved
     */
    public record Form(boolean json, boolean valueOnly, boolean proofOnly) {

        /** Advice, if a search that a limit stops says which move to make. */
        public Purpose purpose(Limits limits) {
            return limits.areSet() && !proofOnly && !valueOnly ? Purpose.ADVICE : Purpose.PROOFS;
        }

        /** The answer that it is made from. */
        public <S extends GameState<S, M>, M extends Move> Answer<S, M> ask(
                Session<S, M> session, S state, Limits limits) {
            if (valueOnly) {
                return session.valueAnswer(state, limits);
            }
            return purpose(limits) == Purpose.ADVICE
                    ? session.adviceAnswer(state, limits)
                    : session.answer(state, limits);
        }
    }

    /**
     * Answers until the lines end, the reader leaves or the run is cancelled; returns the exit status. That is the gravest of several
     * kinds of trouble; they are numbered by gravity.
     */
    public int run(BufferedReader lines, Interruption interruption) throws IOException {
        String line = interruption.whileWaiting(lines::readLine);
        if (line == null) {
            throw new UsageException("the batch is empty\n  accepted: one position a line");
        }
        line = withoutMark(line);
        int status = ExitStatus.OK;
        for (long number = 1; line != null && !cancellation.isCancelled(); number++) {
            Answered answered = answer(plain(line), number);
            status = Math.max(status, answered.status());
            out.println(answered.text());
            if (out.checkError()) {
                break;
            }
            line = interruption.whileWaiting(lines::readLine);
        }
        return status;
    }

    /** Some editors begin a file of UTF-8 with a byte order mark. */
    private static String withoutMark(String firstLine) {
        return firstLine.startsWith("\uFEFF") ? firstLine.substring(1) : firstLine;
    }

    /** Pages and word processors put no-break spaces where people type spaces. */
    private static String plain(String line) {
        return line.replaceAll("[\\u00A0\\u2007\\u202F]", " ").strip();
    }

    private Answered answer(String line, long number) {
        try {
            if (line.isEmpty()) {
                throw new NotationException(line, "the line is empty", "one position a line");
            }
            if (line.indexOf('\0') >= 0) {
                throw new NotationException(
                        line,
                        "every other character is NUL, as in text in UTF-16 without a byte order mark",
                        "text in UTF-8, or in UTF-16 with a byte order mark");
            }
            return form.json()
                    ? heartbeat.during(
                            () -> new BatchAnswers<>(game, sessions, limits, cancellation, form).of(request(line)))
                    : brief(game.position(Optional.of(line)));
        } catch (Exception | Error failure) {
            String why = SafeText.line(Failures.message(failure), LONGEST_REASON);
            return new Answered(
                    form.json() ? new AnswerJson<>(game).error(line, why, number) : "ERROR\t" + why,
                    Failures.isBadInput(failure) ? ExitStatus.BAD_LINES : ExitStatus.of(failure));
        }
    }

    private static BatchRequest request(String line) {
        return BatchRequest.is(line) ? BatchRequest.read(line) : BatchRequest.of(line);
    }

    private Answered brief(S state) {
        Session<S, M> session = sessions.of(Purpose.PROOFS);
        Limits within = limits.withCancellation(cancellation);
        Bounds bounds = form.valueOnly() ? session.valueBounds(state, within) : session.bounds(state, within);
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
}

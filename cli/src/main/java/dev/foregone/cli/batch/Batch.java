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
 */
public final class Batch<S extends GameState<S, M>, M extends Move> {

    private static final int LONGEST_REASON = 900;

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

    private final GuardedGame<S, M> game;
    private final BatchSessions<S, M> sessions;
    private final BatchAnswers<S, M> answers;
    private final Limits limits;
    private final Form form;
    private final PrintWriter out;
    private final Heartbeat heartbeat;
    private int status = ExitStatus.OK;
    private long lineNumber;

    public Batch(
            GuardedGame<S, M> game,
            BatchSessions<S, M> sessions,
            Limits limits,
            Cancellation cancellation,
            Heartbeat heartbeat,
            Form form,
            PrintWriter out) {
        this.game = game;
        this.sessions = sessions;
        this.answers = new BatchAnswers<>(game, sessions, limits, cancellation, form, this::note);
        this.limits = limits.withCancellation(cancellation);
        this.form = form;
        this.out = out;
        this.heartbeat = heartbeat;
    }

    /** Answers until the lines end, the reader leaves or the run is cancelled; returns the exit status. */
    public int run(BufferedReader lines, Interruption interruption) throws IOException {
        String line = interruption.whileWaiting(lines::readLine);
        if (line == null) {
            throw new UsageException("the batch is empty\n  accepted: one position a line");
        }
        line = withoutMark(line);
        while (line != null && !limits.isCancelled()) {
            lineNumber++;
            out.println(answer(plain(line)));
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

    private String answer(String line) {
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
                    ? heartbeat.during(() -> answers.of(request(line)))
                    : brief(game.position(Optional.of(line)));
        } catch (Exception | Error failure) {
            note(Failures.isBadInput(failure) ? ExitStatus.BAD_LINES : ExitStatus.of(failure));
            String why = SafeText.line(Failures.message(failure), LONGEST_REASON);
            return form.json() ? new AnswerJson<>(game).error(line, why, lineNumber) : "ERROR\t" + why;
        }
    }

    private static BatchRequest request(String line) {
        return BatchRequest.is(line) ? BatchRequest.read(line) : BatchRequest.of(line);
    }

    private String brief(S state) {
        Session<S, M> session = sessions.of(Purpose.PROOFS);
        Bounds bounds = form.valueOnly() ? session.valueBounds(state, limits) : session.bounds(state, limits);
        if (form.valueOnly() && bounds.value().isPresent()) {
            return bounds.atLeast().value().name();
        }
        if (!form.valueOnly() && bounds.isExact()) {
            return bounds.atLeast().value() + "\t"
                    + (bounds.atLeast().isEndless()
                            ? "endless"
                            : bounds.atLeast().plies());
        }
        note(ExitStatus.STOPPED);
        return "STOPPED\t" + text(bounds.atLeast()) + "\t" + text(bounds.atMost()) + "\tproved: " + bounds.inWords();
    }

    /** Without the plies, if these stand for any number. */
    private static String text(Outcome bound) {
        return !bound.isEndless() && bound.plies() >= Claim.FAR ? bound.value().name() : bound.toString();
    }

    /** The gravest of several kinds of trouble is the exit status; they are numbered by gravity. */
    private void note(int trouble) {
        status = Math.max(status, trouble);
    }
}

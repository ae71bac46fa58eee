package dev.foregone.cli.batch;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Failures;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.cli.batch.BatchAnswers.Answered;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.Heartbeat;
import dev.foregone.cli.terminal.Interruption;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;

/**
 * Answers positions and requests, one per line, with one line each, in order, as soon as the answer is known. Limits apply to each
 * line, and a failure with one affects only its line.
 *
 * @param answers answers what a line says
 */
public record Batch(BatchAnswers<?, ?> answers, Heartbeat heartbeat, PrintWriter out) {

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
        for (long number = 1; line != null && !answers.cancellation().isCancelled(); number++) {
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
            return answers.form().json()
                    ? heartbeat.during(() -> answers.of(BatchRequest.of(line)))
                    : answers.brief(line);
        } catch (Exception | Error failure) {
            String why = SafeText.line(Failures.message(failure), LONGEST_REASON);
            return new Answered(
                    answers.form().json() ? answers.error(line, why, number) : "ERROR\t" + why,
                    Failures.isBadInput(failure) ? ExitStatus.BAD_LINES : ExitStatus.of(failure));
        }
    }
}

package dev.foregone.cli.terminal;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Failures;
import dev.foregone.api.StoppedException;

/** The exit statuses of the command. */
public final class ExitStatus {

    /** All is well. */
    public static final int OK = 0;

    /** A tablebase or a strategy is wrong. Shares its number with bad lines of a batch: the checked input has faults. */
    public static final int WRONG = 1;

    /** Some lines of a batch were not positions. */
    public static final int BAD_LINES = 1;

    /** The input cannot be used; nothing was written to standard output. */
    public static final int BAD_INPUT = 2;

    /** A limit stopped a search, or an engine was too weak to prove a strategy. */
    public static final int STOPPED = 3;

    /** A game, an engine or the machine failed. */
    public static final int FAILED = 4;

    private ExitStatus() {}

    public static int of(Answer<?, ?> answer) {
        return answer.isStopped() ? STOPPED : OK;
    }

    public static int of(Throwable failure) {
        if (failure instanceof StoppedException) {
            return STOPPED;
        }
        return Failures.isBadInput(failure) ? BAD_INPUT : FAILED;
    }
}

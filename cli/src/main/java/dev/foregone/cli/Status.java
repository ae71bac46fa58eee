package dev.foregone.cli;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Failures;
import dev.foregone.api.StoppedException;

/** The exit statuses of the command. */
final class Status {

    /** All is well. */
    static final int OK = 0;

    /** A tablebase or a strategy is wrong. Shares its number with bad lines of a batch: the checked input has faults. */
    static final int WRONG = 1;

    /** Some lines of a batch were not positions. */
    static final int BAD_LINES = 1;

    /** The input cannot be used; nothing was written to standard output. */
    static final int BAD_INPUT = 2;

    /** A limit stopped a search, or an engine was too weak to prove a strategy. */
    static final int STOPPED = 3;

    /** A game, an engine or the machine failed. */
    static final int FAILED = 4;

    private Status() {}

    static int of(Answer<?, ?> answer) {
        return answer.isStopped() ? STOPPED : OK;
    }

    static int of(Throwable failure) {
        if (failure instanceof StoppedException) {
            return STOPPED;
        }
        return Failures.isBadInput(failure) ? BAD_INPUT : FAILED;
    }
}

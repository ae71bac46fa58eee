package dev.foregone.explorer.http;

import dev.foregone.answers.Failures;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.PluginException;
import dev.foregone.api.StoppedException;
import dev.foregone.tablebase.report.TablebaseException;

/** Failures as they are reported to the client. */
public final class Problems {

    private Problems() {}

    /** The problem for any throwable. */
    public static Problem of(Throwable failure) {
        return failure instanceof Problem problem ? problem : split(status(failure), Failures.message(failure));
    }

    /** Whether something is at fault that belongs in the log. */
    static boolean isFault(Problem problem) {
        return problem.status() >= 500 && problem.status() != 503;
    }

    private static int status(Throwable failure) {
        if (Failures.isBadInput(failure)) {
            return 400;
        }
        if (failure instanceof StoppedException) {
            return 503; // the explorer is closing
        }
        boolean unanswerable = failure instanceof LineTooLongException
                || (failure instanceof TablebaseException && failure.getCause() == null);
        return unanswerable && !(failure instanceof PluginException) ? 422 : 500;
    }

    /** Our messages say what is accepted on a line of its own. */
    private static Problem split(int status, String message) {
        int at = message.indexOf(Problem.ACCEPTED);
        return at < 0
                ? Problem.of(status, message)
                : Problem.of(status, message.substring(0, at))
                        .accepted(message.substring(at + Problem.ACCEPTED.length()));
    }
}

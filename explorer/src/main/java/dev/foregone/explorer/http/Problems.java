package dev.foregone.explorer.http;

import dev.foregone.answers.Failures;
import dev.foregone.answers.Json;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.PluginException;
import dev.foregone.api.StoppedException;
import dev.foregone.tablebase.report.TablebaseException;
import java.util.Map;

/** Failures as they are reported to the client. */
public final class Problems {

    /** Before what is accepted, in a message. */
    static final String ACCEPTED = "\n  accepted: ";

    private static final Map<Integer, String> TITLES = Map.ofEntries(
            Map.entry(400, "Bad Request"),
            Map.entry(403, "Forbidden"),
            Map.entry(404, "Not Found"),
            Map.entry(405, "Method Not Allowed"),
            Map.entry(413, "Content Too Large"),
            Map.entry(414, "URI Too Long"),
            Map.entry(415, "Unsupported Media Type"),
            Map.entry(421, "Misdirected Request"),
            Map.entry(422, "Unprocessable Content"),
            Map.entry(429, "Too Many Requests"),
            Map.entry(500, "Internal Server Error"),
            Map.entry(503, "Service Unavailable"),
            Map.entry(504, "Gateway Timeout"));

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
        int at = message.indexOf(ACCEPTED);
        return at < 0
                ? Problem.of(status, message)
                : Problem.of(status, message.substring(0, at)).accepted(message.substring(at + ACCEPTED.length()));
    }

    /** The object that describes a problem. */
    public static Json json(Problem problem) {
        return new Json()
                .put("title", TITLES.getOrDefault(problem.status(), "Error"))
                .put("status", problem.status())
                .put("detail", problem.detail())
                .putAny("accepted", problem.accepted())
                .putAny("didYouMean", problem.didYouMean());
    }

    /** The reply that reports a problem. */
    public static Reply.Document reply(Problem problem) {
        return new Reply.Document(
                problem.status(), "application/problem+json", json(problem).text(), false);
    }
}

package dev.foregone.explorer.http;

import dev.foregone.answers.Json;
import java.io.Serial;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that is refused or could not be answered: the problem details of RFC 9457, with the accepted input. */
public final class Problem extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

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

    private final int status;
    private final String detail;
    private final @Nullable String accepted;
    private final @Nullable String didYouMean;

    private Problem(int status, String detail, @Nullable String accepted, @Nullable String didYouMean) {
        super(accepted == null ? detail : detail + ACCEPTED + accepted, null, false, false);
        this.status = status;
        this.detail = detail;
        this.accepted = accepted;
        this.didYouMean = didYouMean;
    }

    /** A problem without further hints. */
    public static Problem of(int status, String detail) {
        return new Problem(status, detail, null, null);
    }

    /** Says what is accepted instead. */
    public Problem accepted(String text) {
        return new Problem(status, detail, text, didYouMean);
    }

    /** Says what was probably meant. */
    public Problem didYouMean(Optional<String> text) {
        return new Problem(status, detail, accepted, text.orElse(null));
    }

    /** The HTTP status code. */
    public int status() {
        return status;
    }

    /** The fault, with names and values. */
    public String detail() {
        return detail;
    }

    /** The object that describes it. */
    public Json json() {
        return new Json()
                .put("title", TITLES.getOrDefault(status, "Error"))
                .put("status", status)
                .put("detail", detail)
                .putAny("accepted", Optional.ofNullable(accepted))
                .putAny("didYouMean", Optional.ofNullable(didYouMean));
    }

    /** The reply that reports it. */
    public Reply.Document reply() {
        return new Reply.Document(status, "application/problem+json", json().text(), false);
    }
}

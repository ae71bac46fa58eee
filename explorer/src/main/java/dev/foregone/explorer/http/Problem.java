package dev.foregone.explorer.http;

import java.io.Serial;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that is refused, or could not be answered: what the JSON object of RFC 9457 says, with what is accepted. */
public final class Problem extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String detail;
    private final @Nullable String accepted;
    private final @Nullable String didYouMean;

    private Problem(int status, String detail, @Nullable String accepted, @Nullable String didYouMean) {
        super(detail, null, false, false);
        this.status = status;
        this.detail = detail;
        this.accepted = accepted;
        this.didYouMean = didYouMean;
    }

    /** A problem of which nothing more can be said. */
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

    /** The status code of HTTP. */
    public int status() {
        return status;
    }

    /** What was wrong, with names and values. */
    public String detail() {
        return detail;
    }

    /** What is accepted. */
    public Optional<String> accepted() {
        return Optional.ofNullable(accepted);
    }

    /** What was probably meant. */
    public Optional<String> didYouMean() {
        return Optional.ofNullable(didYouMean);
    }
}

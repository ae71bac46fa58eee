package dev.foregone.explorer.http;

import java.io.Serial;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request that is refused or could not be answered: the problem details of RFC 9457, with the accepted input. */
public final class Problem extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String detail;
    private final @Nullable String accepted;
    private final @Nullable String didYouMean;

    private Problem(int status, String detail, @Nullable String accepted, @Nullable String didYouMean) {
        super(accepted == null ? detail : detail + Problems.ACCEPTED + accepted, null, false, false);
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

    /** The accepted input. */
    public Optional<String> accepted() {
        return Optional.ofNullable(accepted);
    }

    /** The input that was probably meant. */
    public Optional<String> didYouMean() {
        return Optional.ofNullable(didYouMean);
    }
}

package dev.foregone.api;

/** What a caller passes who does not know about null checks. */
public final class Missing {

    private Missing() {}

    /** Null, of any type, past the checker. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    public static <T> T value() {
        return null;
    }
}

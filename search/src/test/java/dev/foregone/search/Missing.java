package dev.foregone.search;

/** What a caller passes who does not know about null checks. */
final class Missing {

    private Missing() {}

    /** Null, of any type, past the checker. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    static <T> T value() {
        return null;
    }
}

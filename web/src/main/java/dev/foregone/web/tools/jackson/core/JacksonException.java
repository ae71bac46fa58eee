package dev.foregone.web.tools.jackson.core;

/** The text is no JSON. */
public final class JacksonException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    JacksonException(String message) {
        super(message);
    }

    public String getOriginalMessage() {
        return String.valueOf(getMessage());
    }
}

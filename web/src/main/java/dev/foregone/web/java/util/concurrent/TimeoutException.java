package dev.foregone.web.java.util.concurrent;

/** There is no result yet. */
public final class TimeoutException extends Exception {

    private static final long serialVersionUID = 1L;
}

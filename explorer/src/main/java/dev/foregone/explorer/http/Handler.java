package dev.foregone.explorer.http;

import java.io.IOException;

/** Answers requests that the server lets through. */
@FunctionalInterface
public interface Handler {

    /**
     * Answers a request.
     *
     * @param request the request
     * @return the reply
     * @throws IOException if the request cannot be read to its end
     * @throws Problem if the request is refused
     */
    Reply answer(Request request) throws IOException;
}

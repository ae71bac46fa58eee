package dev.foregone.explorer;

import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;

/** Maps addresses to answers. */
final class Router implements Handler {

    private final Api api;
    private final Assets assets = new Assets();

    Router(Api api) {
        this.api = api;
    }

    @Override
    public Reply answer(Request request) throws IOException {
        return Api.has(request.path()) ? api.answer(request) : assets.answer(request);
    }
}

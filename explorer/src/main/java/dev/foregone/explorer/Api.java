package dev.foregone.explorer;

import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;
import java.util.List;

/** Maps the addresses below {@code /api/v1} to answers. Knows no server: where a request comes from does not matter. */
record Api(Catalogue catalogue) implements Handler {

    static boolean has(List<String> path) {
        return path.size() > 2 && path.subList(0, 2).equals(List.of("api", "v1"));
    }

    @Override
    public Reply answer(Request request) throws IOException {
        List<String> path = request.path();
        if (!has(path) || !path.get(2).equals("games") || path.size() > 5) {
            throw nothingAt(request);
        }
        if (path.size() == 3) {
            request.allow("GET").allowing();
            return catalogue.list();
        }
        return catalogue.resource(path.get(3)).answer(path.size() == 4 ? "" : path.get(4), request);
    }

    static Problem nothingAt(Request request) {
        return Problem.of(404, "there is nothing at /" + String.join("/", request.path()))
                .accepted("/ and what docs/EXPLORER-JSON.md names below /api/v1");
    }
}

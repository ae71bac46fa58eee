package dev.foregone.explorer;

import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;
import java.util.List;

/** Maps the addresses below {@code /api/v1} to answers. Knows no server: where a request comes from does not matter. */
final class Api implements Handler {

    private final Catalogue catalogue;

    Api(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

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
            return catalogue.list(request.allow("GET").allowing());
        }
        return answer(catalogue.resource(path.get(3)), path.size() == 4 ? "" : path.get(4), request);
    }

    static Problem nothingAt(Request request) {
        return Problem.of(404, "there is nothing at /" + String.join("/", request.path()))
                .accepted("/ and what docs/EXPLORER-JSON.md names below /api/v1");
    }

    private static Reply answer(GameResource<?, ?> resource, String what, Request request) throws IOException {
        return switch (what) {
            case "review" -> resource.review(request.allow("POST").allowing("engine", "time", "positions"));
            case "record" -> resource.record(request.allow("POST").allowing());
            default -> answerWithoutBody(resource, what, request.allow("GET"));
        };
    }

    private static Reply answerWithoutBody(GameResource<?, ?> resource, String what, Request request)
            throws IOException {
        return switch (what) {
            case "" -> resource.describe(request.allowing("p"));
            case "position" -> resource.position(request.allowing("p", "m"));
            case "line" -> resource.line(request.allowing("p", "m"));
            case "analysis" -> resource.analysis(request.allowing("p", "m", "engine", "time", "positions"));
            case "advice" -> resource.advice(request.allowing("p", "m", "engine", "time", "positions"));
            case "reply" ->
                resource.reply(request.allowing("p", "m", "engine", "time", "positions", "strength", "seed", "ply"));
            case "score" -> resource.score(request.allowing("p", "m", "time", "positions"));
            case "report" -> resource.report(request.allowing("p", "m", "games", "seed", "time"));
            case "strategy" -> resource.strategy(request.allowing("p", "m", "side", "format", "max"));
            case "statistics" -> resource.statistics(request.allowing("p"));
            case "puzzle" -> resource.puzzle(request.allowing("p", "moves", "seed", "within"));
            case "setup" -> resource.setup(request.allowing("p", "m"));
            case "draft" -> resource.draft(request.allowing("p", "m", "site", "piece", "player"));
            default -> throw nothingAt(request);
        };
    }
}

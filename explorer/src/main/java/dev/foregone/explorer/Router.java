package dev.foregone.explorer;

import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Maps addresses to answers. */
final class Router implements Handler {

    /** What is asked with a body. */
    private static final Set<String> POSTED = Set.of("review", "record");

    private final Catalogue catalogue;
    private final Assets assets = new Assets();

    Router(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public Reply answer(Request request) throws IOException {
        List<String> path = request.path();
        return path.size() > 2 && path.subList(0, 2).equals(List.of("api", "v1"))
                ? api(request, path.subList(2, path.size()))
                : assets.answer(request);
    }

    private Reply api(Request request, List<String> path) throws IOException {
        if (!path.get(0).equals("games") || path.size() > 3) {
            throw Assets.nothingAt(request);
        }
        if (path.size() == 1) {
            request.allow("GET");
            return catalogue.list(request.allowing());
        }
        return answer(catalogue.resource(path.get(1)), path.size() == 2 ? "" : path.get(2), request);
    }

    private static Reply answer(GameResource<?, ?> resource, String what, Request request) throws IOException {
        request.allow(POSTED.contains(what) ? "POST" : "GET");
        return switch (what) {
            case "" -> resource.describe(request.allowing("p"));
            case "position" -> resource.position(request.allowing("p", "m"));
            case "line" -> resource.line(request.allowing("p", "m"));
            case "analysis" -> resource.analysis(request.allowing("p", "m", "engine", "time", "positions"));
            case "advice" -> resource.advice(request.allowing("p", "m", "engine", "time", "positions"));
            case "reply" ->
                resource.reply(
                        request.allowing("p", "m", "engine", "time", "positions", "level", "strength", "seed", "ply"));
            case "strategy" -> resource.strategy(request.allowing("p", "m", "side", "format", "max"));
            case "statistics" -> resource.statistics(request.allowing("p"));
            case "puzzle" -> resource.puzzle(request.allowing("p", "moves", "seed", "within"));
            case "review" -> resource.review(request.allowing("engine", "time", "positions"));
            case "setup" -> resource.setup(request.allowing("p", "m"));
            case "draft" -> resource.draft(request.allowing("p", "m", "site", "piece", "player"));
            case "record" -> resource.record(request.allowing());
            default -> throw Assets.nothingAt(request);
        };
    }
}

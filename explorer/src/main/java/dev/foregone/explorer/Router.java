package dev.foregone.explorer;

import dev.foregone.explorer.desk.BusyException;
import dev.foregone.explorer.http.Handler;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import java.io.IOException;
import java.util.List;

/** From an address to the answer. */
final class Router implements Handler {

    private final Catalogue catalogue;
    private final Assets assets = new Assets();

    Router(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public Reply answer(Request request) throws IOException {
        List<String> path = request.path();
        try {
            return path.size() > 2 && path.subList(0, 2).equals(List.of("api", "v1"))
                    ? api(request, path.subList(2, path.size()))
                    : assets.answer(request);
        } catch (BusyException busy) {
            throw tooMany(busy);
        }
    }

    static Problem tooMany(BusyException busy) {
        return Problem.of(429, String.valueOf(busy.getMessage()));
    }

    private Reply api(Request request, List<String> path) throws IOException {
        if (!path.get(0).equals("games") || path.size() > 3) {
            throw Assets.nothingAt(request);
        }
        if (path.size() == 1) {
            request.allow("GET");
            return catalogue.list(request.allowing());
        }
        return answer(catalogue.room(path.get(1)), path.size() == 2 ? "" : path.get(2), request);
    }

    private static Reply answer(Room<?, ?> room, String what, Request request) throws IOException {
        request.allow(what.equals("review") ? "POST" : "GET");
        return switch (what) {
            case "" -> room.describe(request.allowing());
            case "position" -> room.position(request.allowing("p"));
            case "line" -> room.line(request.allowing("p", "m"));
            case "analysis" -> room.analysis(request.allowing("p", "engine", "time", "positions"));
            case "reply" -> room.reply(request.allowing("p", "engine", "time", "positions", "level", "seed"));
            case "statistics" -> room.statistics(request.allowing("p"));
            case "review" -> room.review(request.allowing("engine", "time", "positions"));
            default -> throw Assets.nothingAt(request);
        };
    }
}

package dev.foregone.explorer;

import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.desk.Desk;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games that are there, each with what answers questions about it. */
final class Catalogue {

    private final ExplorerOptions options;
    private final Map<String, Room<?, ?>> rooms = new LinkedHashMap<>();

    Catalogue(ExplorerOptions options, Desk desk, Workshop workshop) {
        this.options = options;
        for (String id : options.games().ids()) {
            rooms.put(id, room(options.games().get(id), desk, workshop));
        }
    }

    private <S extends GameState<S, M>, M extends Move> Room<S, M> room(Game<S, M> game, Desk desk, Workshop workshop) {
        return new Room<>(game, new Solving<>(game, options.engines(), tablebases(game), desk), workshop);
    }

    @SuppressWarnings("unchecked") // a tablebase of the same game is of its types
    private <S extends GameState<S, M>, M extends Move> List<Tablebase<S, M>> tablebases(Game<S, M> game) {
        List<Tablebase<S, M>> found = new ArrayList<>();
        for (Tablebase<?, ?> tablebase : options.tablebases()) {
            if (tablebase.game() == game) {
                found.add((Tablebase<S, M>) tablebase);
            }
        }
        return found;
    }

    /** One game. */
    Room<?, ?> room(String id) {
        Room<?, ?> room = rooms.get(id);
        if (room == null) {
            throw Problem.of(404, "there is no game " + SafeText.quoted(id))
                    .accepted(String.join(", ", rooms.keySet()))
                    .didYouMean(Lookup.nearest(id, List.copyOf(rooms.keySet())));
        }
        return room;
    }

    /** All games. */
    Reply list(Request request) {
        return Reply.json(JsonLine.object(json -> {
            JsonLine.array(json, "games", rooms.values(), room -> room.write(json));
            json.writeArrayPropertyStart("engines");
            options.engines().ids().forEach(json::writeString);
            json.writeEndArray();
            json.writeNumberProperty(
                    "rejected", options.games().report().rejected().size());
        }));
    }
}

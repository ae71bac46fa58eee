package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Positions that people set up by putting pieces on sites. */
final class Setups<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;

    Setups(GuardedGame<S, M> game) {
        this.game = game;
    }

    private PositionSetup<S> setup() {
        return game.setup().orElseThrow(() -> Problem.of(422, game.name() + " has no positions to set up"));
    }

    private Map<String, List<String>> placeable(PositionSetup<S> setup, S board) {
        return game.blame().ask("placeable", () -> setup.placeable(board));
    }

    /** What may be put where, and what stands there now. */
    Reply describe(S board) {
        PositionSetup<S> setup = setup();
        Placement now = game.blame().ask("placement", () -> setup.placement(board));
        return Reply.json(JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeObjectPropertyStart("sites");
            placeable(setup, board).forEach((site, pieces) -> JsonLine.texts(json, site, pieces));
            json.writeEndObject();
            json.writeObjectPropertyStart("pieces");
            now.pieces().forEach(json::writeStringProperty);
            json.writeEndObject();
            JsonLine.text(json, "player", now.player());
        }));
    }

    /** A placement as a picture, and the position or the reason why there is none. */
    Reply draft(S board, Request request) {
        PositionSetup<S> setup = setup();
        Placement placement = placement(request, placeable(setup, board));
        String position = null;
        String problem = null;
        try {
            position = game.notation(game.blame()
                    .except(IllegalArgumentException.class::isInstance)
                    .ask("placed", () -> setup.placed(board, placement)));
        } catch (IllegalArgumentException refused) {
            problem = SafeText.message(String.valueOf(refused.getMessage()));
        }
        Diagram diagram = game.blame().ask("diagram", () -> setup.diagram(board, placement));
        Optional<String> notation = Optional.ofNullable(position);
        Optional<String> why = Optional.ofNullable(problem);
        return Reply.json(JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeStringProperty("svg", diagram.svg());
            JsonLine.text(json, "position", notation);
            JsonLine.text(json, "problem", why);
        }));
    }

    private Placement placement(Request request, Map<String, List<String>> placeable) {
        List<String> sites = request.all("site");
        List<String> pieces = request.all("piece");
        Map<String, String> placed = new LinkedHashMap<>();
        for (int i = 0; i < Math.max(sites.size(), pieces.size()); i++) {
            String site = i < sites.size() ? sites.get(i) : "";
            String piece = i < pieces.size() ? pieces.get(i) : "";
            List<String> possible = placeable.getOrDefault(site, List.of());
            if (!possible.contains(piece) || placed.put(site, piece) != null) {
                throw Problem.of(400, SafeText.quoted(piece) + " cannot be put on the site " + SafeText.quoted(site))
                        .accepted(possible.isEmpty() ? "for each site one piece" : String.join(", ", possible));
            }
        }
        Optional<String> player = request.parameter("player");
        if (player.isPresent() && !game.players().contains(player.get())) {
            throw AnalysisRequest.unreadable("player", player.get(), String.join(", ", game.players()));
        }
        return new Placement(placed, player);
    }
}

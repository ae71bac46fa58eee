package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Positions that people set up by putting pieces on sites. */
final class Setups<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;

    Setups(GuardedGame<S, M> game) {
        this.game = game;
    }

    private PositionSetup<S, M> setup() {
        return game.setup().orElseThrow(() -> Problem.of(422, game.name() + " has no positions to set up"));
    }

    private Map<String, List<String>> placeable(PositionSetup<S, M> setup, S board) {
        return game.blame().ask("placeable", () -> setup.placeable(board));
    }

    private Diagram diagram(PositionSetup<S, M> setup, S board, Placement placement) {
        return game.blame().ask("diagram", () -> setup.diagram(board, placement));
    }

    /** What may be put where, what stands there now, and a picture of each piece. */
    Reply describe(S board) {
        PositionSetup<S, M> setup = setup();
        Map<String, List<String>> placeable = placeable(setup, board);
        Placement now = game.blame().ask("placement", () -> setup.placement(board));
        Map<String, String> palette = palette(diagram(setup, board, now), placeable);
        return Reply.json(JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeObjectPropertyStart("sites");
            placeable.forEach((site, pieces) -> JsonLine.texts(json, site, pieces));
            json.writeEndObject();
            write(json, "pieces", now.pieces());
            JsonLine.text(json, "player", now.player());
            write(json, "palette", palette);
            json.writeStringProperty(
                    "svg",
                    diagram(setup, board, new Placement(palette, now.player())).svg());
        }));
    }

    private static void write(JsonGenerator json, String name, Map<String, String> pieces) {
        json.writeObjectPropertyStart(name);
        pieces.forEach(json::writeStringProperty);
        json.writeEndObject();
    }

    /** Each piece that can be put on the board once, on a site of its own; pieces in hand are only counted. */
    private static Map<String, String> palette(Diagram diagram, Map<String, List<String>> placeable) {
        Map<String, String> palette = new LinkedHashMap<>();
        placeable.forEach((site, pieces) -> {
            if (diagram.site(site).filter(one -> one.kind() == Kind.HAND).isEmpty()) {
                pieces.stream()
                        .filter(piece -> !palette.containsValue(piece))
                        .findFirst()
                        .ifPresent(piece -> palette.put(site, piece));
            }
        });
        return palette;
    }

    /** A placement as a picture, and the position or the reason why there is none. */
    Reply draft(S board, Request request) {
        PositionSetup<S, M> setup = setup();
        Placement placement = placement(request, placeable(setup, board));
        Optional<S> position = Optional.empty();
        Optional<String> problem = Optional.empty();
        try {
            position = Optional.of(game.blame()
                    .except(IllegalArgumentException.class::isInstance)
                    .ask("placed", () -> setup.placed(board, placement)));
        } catch (IllegalArgumentException refused) {
            problem = Optional.of(SafeText.message(String.valueOf(refused.getMessage())));
        }
        return Reply.json(text(diagram(setup, board, placement), position, problem));
    }

    private String text(Diagram diagram, Optional<S> position, Optional<String> problem) {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeStringProperty("svg", diagram.svg());
            JsonLine.text(json, "position", position.map(game::notation));
            JsonLine.text(json, "problem", problem);
        });
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

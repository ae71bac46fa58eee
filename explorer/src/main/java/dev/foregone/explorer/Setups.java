package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Positions that people set up by putting pieces on sites. */
record Setups<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game) {

    /** The names that a message lists at most. */
    private static final int MOST_LISTED = 12;

    private PositionSetup<S> setup() {
        return game.setup().orElseThrow(() -> Problem.of(422, game.name() + " has no positions to set up"));
    }

    private Map<String, List<String>> placeable(PositionSetup<S> setup, S board) {
        return game.ask("placeable", () -> setup.placeable(board));
    }

    private Placement now(PositionSetup<S> setup, S board) {
        return game.ask("placement", () -> setup.placement(board));
    }

    /** What may be put where, and what stands there now. */
    Reply describe(S board) {
        PositionSetup<S> setup = setup();
        Placement now = now(setup, board);
        Json sites = new Json();
        placeable(setup, board).forEach(sites::put);
        Json pieces = new Json();
        now.pieces().forEach(pieces::put);
        return Reply.json(new Json()
                .put("game", game.id())
                .put("sites", sites)
                .put("pieces", pieces)
                .put("player", now.player())
                .text());
    }

    /** A placement as a picture, and the position or the reason why there is none. */
    Reply draft(S board, Request request) {
        PositionSetup<S> setup = setup();
        Placement placement =
                new Placement(pieces(request, placeable(setup, board)), player(request, now(setup, board)));
        Diagram diagram = game.ask("diagram", () -> setup.diagram(board, placement));
        Json draft = new Json().put("game", game.id()).put("svg", diagram.svg());
        try {
            String position = game.notation(game.blame()
                    .except(IllegalArgumentException.class::isInstance)
                    .ask("placed", () -> setup.placed(board, placement)));
            draft.put("position", position).put("problem", Optional.empty());
        } catch (IllegalArgumentException refused) {
            String problem = SafeText.message(String.valueOf(refused.getMessage()));
            draft.put("position", Optional.empty()).put("problem", problem);
        }
        return Reply.json(draft.text());
    }

    private static Map<String, String> pieces(Request request, Map<String, List<String>> placeable) {
        List<String> sites = request.all("site");
        List<String> pieces = request.all("piece");
        if (sites.size() != pieces.size()) {
            throw Problem.of(400, sites.size() + " of 'site' are given, and " + pieces.size() + " of 'piece'")
                    .accepted("for each site one piece");
        }
        Map<String, String> placed = new LinkedHashMap<>();
        for (int i = 0; i < sites.size(); i++) {
            put(placed, sites.get(i), pieces.get(i), placeable);
        }
        return placed;
    }

    private static void put(
            Map<String, String> placed, String site, String piece, Map<String, List<String>> placeable) {
        List<String> possible = placeable.get(site);
        if (possible == null) {
            throw Problem.of(400, "there is no site " + SafeText.quoted(site)).accepted(list(placeable.keySet()));
        }
        if (!possible.contains(piece)) {
            throw Problem.of(400, SafeText.quoted(piece) + " cannot be put on the site " + SafeText.quoted(site))
                    .accepted(list(possible));
        }
        if (placed.put(site, piece) != null) {
            throw Problem.of(400, "the site " + SafeText.quoted(site) + " is given twice")
                    .accepted("each site once");
        }
    }

    private static String list(Collection<String> names) {
        int more = names.size() - MOST_LISTED;
        return names.stream().limit(MOST_LISTED).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** The player to move is given exactly if the pieces alone do not tell who that is. */
    private Optional<String> player(Request request, Placement now) {
        Optional<String> player = request.parameter("player");
        List<String> players = game.players();
        boolean told = now.player().isEmpty();
        if (told ? player.isPresent() : player.filter(players::contains).isEmpty()) {
            throw AnalysisRequest.unreadable(
                    "player",
                    player.orElse(""),
                    told ? "none: the pieces tell who is to move" : String.join(", ", players));
        }
        return player;
    }
}

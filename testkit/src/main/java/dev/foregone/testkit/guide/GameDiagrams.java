package dev.foregone.testkit.guide;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Whether a game's diagrams show its positions, and its clicks its moves. */
public record GameDiagrams<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    /** Sites nearer to each other than this, in cells, cannot be clicked apart. */
    private static final double NEAR = 0.3;

    /** Checks each position; the test is skipped if none has a diagram. */
    private void each(BiConsumer<S, Check> check) {
        samples.assume(
                samples.states().stream()
                        .anyMatch(state -> game().diagram(state).isPresent()),
                "has no diagrams");
        samples.each(check);
    }

    public void fixed() {
        each((state, check) -> check.holds(
                check.same(() -> game().diagram(state), "diagram()", "a position always has the same diagram")
                        .isPresent(),
                "diagram() is empty, and other positions have a diagram",
                "give one for every position of the game, or for none"));
    }

    public void sites() {
        each((state, at) -> {
            Diagram diagram = diagram(state);
            Check check = at.and("the diagram");
            Set<String> names = new HashSet<>();
            for (Site site : diagram.sites()) {
                check.holds(!site.name().isBlank(), "a site has no name", "clicks() names sites");
                check.holds(
                        names.add(site.name()),
                        "two sites are called \"" + site.name() + "\"",
                        "each site has a name of its own: clicks() names sites");
            }
            diagram.lines()
                    .forEach(line -> check.holds(
                            names.contains(line.from()) && names.contains(line.to()),
                            "a line goes from \"" + line.from() + "\" to \"" + line.to() + "\"",
                            "a line joins two sites, by their names"));
            apart(check, diagram.sites());
        });
    }

    private static void apart(Check check, List<Site> sites) {
        for (int i = 0; i < sites.size(); i++) {
            Site one = sites.get(i);
            sites.subList(0, i).stream()
                    .filter(other -> Math.hypot(one.x() - other.x(), one.y() - other.y()) < NEAR)
                    .findFirst()
                    .ifPresent(other -> check.fault(
                            "the sites \"" + other.name() + "\" and \"" + one.name() + "\" lie on one another",
                            "put the centres of two sites a cell apart, or nearly so"));
        }
    }

    public void clicks() {
        each((state, check) -> {
            List<M> legal = List.copyOf(state.legalMoves());
            legal.forEach(move -> checkClicks(check.and("the move " + move), state, move, legal));
        });
        S start = game().initialState();
        samples.at(start)
                .holds(
                        samples.states().stream().anyMatch(this::isClickedOnASite)
                                || samples.states().stream()
                                        .allMatch(state -> state.legalMoves().isEmpty()),
                        "no move of any position is played by a click on a site: clicks() gives "
                                + start.legalMoves().stream()
                                        .map(move -> game().clicks(start, move))
                                        .toList() + ", and the sites are "
                                + diagram(start).sites().stream()
                                        .map(Site::name)
                                        .toList(),
                        "name the sites that a person clicks, as they are called in the diagram");
    }

    private boolean isClickedOnASite(S state) {
        return List.copyOf(state.legalMoves()).stream()
                .flatMap(move -> game().clicks(state, move).stream())
                .anyMatch(click -> diagram(state).site(click).isPresent());
    }

    private void checkClicks(Check check, S state, M move, List<M> legal) {
        List<String> clicks = game().clicks(state, move);
        check.holds(
                !clicks.isEmpty() && clicks.stream().noneMatch(String::isBlank),
                "clicks() is " + clicks,
                "name one site or more, or give a button its text");
        for (M other : legal) {
            List<String> longer = game().clicks(state, other);
            check.holds(
                    longer.size() <= clicks.size()
                            || !longer.subList(0, clicks.size()).equals(clicks),
                    "its clicks " + clicks + " are the beginning of those of " + other + ", " + longer
                            + ", which nobody can get to",
                    "let the shorter ones end with a button, as in [" + String.join(", ", clicks) + ", stop]");
        }
    }

    public void tellPositions() {
        samples.given(game().playerToMove(game().initialState()), "does not tell whose turn it is");
        Map<Shown, S> seen = new HashMap<>();
        each((state, check) -> meet(seen, state));
        samples.openings().forEach(state -> meet(seen, state));
    }

    private record Shown(Diagram diagram, Optional<String> player) {}

    private void meet(Map<Shown, S> seen, S state) {
        Shown shown = new Shown(diagram(state), game().playerToMove(state));
        S before = seen.putIfAbsent(shown, state);
        if (before != null && !before.equals(state)) {
            samples.at(before)
                    .fault(
                            "its diagram is that of " + game().format(state)
                                    + ", which is another position with the same player to move",
                            "show all that bears on the future, by a label if it stands on no site; or equals() compares"
                                    + " too much");
        }
    }

    public void pieces() {
        Map<String, Owner> owners = new HashMap<>();
        List<String> players = game().players();
        each((state, at) -> {
            for (Site site : diagram(state).sites()) {
                if (!site.piece().isEmpty() && (site.kind() == Kind.CELL || site.kind() == Kind.POINT)) {
                    Check check = at.and("site " + site.name());
                    differs(check, site, owners);
                    check.holds(
                            !players.contains(site.piece()) || site.owner() != Owner.NOBODY,
                            "the piece \"" + site.piece() + "\" is called like a player, and is nobody's",
                            "say whose the pieces are: sides(\"" + String.join("\", \"", players) + "\")");
                }
            }
        });
    }

    private static void differs(Check check, Site site, Map<String, Owner> owners) {
        if (site.owner() != Owner.FIRST && site.owner() != Owner.SECOND) {
            return;
        }
        Owner before = owners.putIfAbsent(site.piece(), site.owner());
        check.holds(
                before == null || before == site.owner(),
                "a piece \"" + site.piece() + "\" belongs to the first player on one site and to the second on another",
                "who reads text sees no colours: use different symbols, such as capital and small letters");
    }

    private Diagram diagram(S state) {
        return game().diagram(state).orElseGet(Diagram::empty);
    }

    private Game<S, M> game() {
        return samples.game();
    }
}

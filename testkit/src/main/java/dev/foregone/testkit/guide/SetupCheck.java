package dev.foregone.testkit.guide;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Whether positions can be set up piece by piece. */
public record SetupCheck<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    /** Placements tried near each position. */
    private static final int TRIED = 4;

    public void positions() {
        PositionSetup<S> setup = setup();
        samples.each((state, check) -> {
            Placement placement =
                    check.same(() -> setup.placement(state), "placement()", "a position always has the same");
            checkDiagram(state, placement);
            placement
                    .pieces()
                    .forEach((site, piece) -> check.holds(
                            setup.placeable(state).getOrDefault(site, List.of()).contains(piece),
                            "placement() has \"" + piece + "\" on the site \"" + site + "\", where placeable() has not",
                            "list every piece that a position can have there, and leave empty sites out"));
            check.equal(state, setup.placed(state, placement), "placed() with its own placement", "nothing gets lost");
        });
    }

    private void checkDiagram(S board, Placement placement) {
        Diagram diagram = setup().diagram(board, placement);
        Check check = samples.at(board).and("the placement " + placement);
        for (String name : setup().placeable(board).keySet()) {
            boolean isPlaced = !placement.on(name).isEmpty();
            check.holds(
                    diagram.site(name)
                            .filter(site -> site.count() > 0 == isPlaced)
                            .isPresent(),
                    "its diagram does not show what is on the site \"" + name + "\"",
                    "draw every site that can be changed, with what is placed there");
        }
    }

    public void placements() {
        Random random = new Random(samples.seed());
        boolean accepted = false;
        for (S board : samples.states()) {
            for (int i = 0; i < TRIED; i++) {
                Placement placement = changed(board, random);
                checkDiagram(board, placement);
                boolean placed = isPlaced(board, placement);
                accepted |= placed && !placement.equals(setup().placement(board));
            }
        }
        Check.game(samples.game())
                .holds(
                        accepted,
                        "placed() refuses every placement that is not the board's own",
                        "return the position with the pieces of the placement, wherever there is one");
    }

    /** Whether a placement is accepted, as it must be if it is not refused in words. */
    private boolean isPlaced(S board, Placement placement) {
        Check check = samples.at(board).and("the placement " + placement);
        Optional<S> placed = Optional.empty();
        try {
            placed = Optional.of(setup().placed(board, placement));
        } catch (IllegalArgumentException refused) {
            check.hasWords(refused, "placed() refuses it", "say to people what is wrong");
        } catch (RuntimeException wrong) {
            check.fault("placed() throws " + wrong, "refuse it with an IllegalArgumentException");
        }
        placed.ifPresent(state -> check.equal(
                placement,
                check.answers(
                        () -> setup().placement(state), "placement() of placed()", "every position has a placement"),
                "the placement of placed()",
                "return the position that was set up, or refuse it"));
        return placed.isPresent();
    }

    /** Some sites emptied or filled, and perhaps the other player to move. */
    private Placement changed(S board, Random random) {
        Placement placement = setup().placement(board);
        Map<String, String> pieces = new LinkedHashMap<>(placement.pieces());
        Map<String, List<String>> placeable = setup().placeable(board);
        List<String> sites = new ArrayList<>(placeable.keySet());
        for (int change = random.nextInt(4); change >= 0; change--) {
            String site = sites.get(random.nextInt(sites.size()));
            List<String> possible = placeable.getOrDefault(site, List.of());
            if (random.nextBoolean()) {
                pieces.put(site, possible.get(random.nextInt(possible.size())));
            } else {
                pieces.remove(site);
            }
        }
        Optional<String> player =
                placement.player().map(mover -> samples.game().players().get(random.nextInt(2)));
        return new Placement(pieces, player);
    }

    private PositionSetup<S> setup() {
        return samples.given(
                samples.game() instanceof GameGuide<S, M> guide ? guide.setup() : Optional.empty(), "has no setup()");
    }
}

package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** Whether what a game says of itself is true of it. */
record GuideCheck<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    void rules() {
        String rules = guide().rules();
        Check.game(guide())
                .holds(!rules.isBlank(), "the rules are blank", "say in a few sentences how it is played and who wins");
    }

    void variants() {
        List<GameVariant> variants = guide().variants();
        for (GameVariant variant : variants) {
            Check.game(guide())
                    .and("the variant \"" + variant.name() + "\"")
                    .answers(
                            () -> guide().parse(variant.position()),
                            "parse(\"" + variant.position() + "\")",
                            "a variant is a position in the game's notation");
        }
        variants.stream()
                .limit(1)
                .forEach(usual -> Check.game(guide())
                        .equal(
                                guide().initialState(),
                                guide().parse(usual.position()),
                                "the first variant",
                                "the initial state comes first: people begin with it"));
    }

    void endings() {
        for (S state : samples.states()) {
            Optional<GameEnding> ending = guide().ending(state);
            Check check = samples.at(state);
            check.holds(
                    ending.isEmpty() || state.terminalValue().isPresent(),
                    "ending() is " + ending + ", and the game goes on",
                    "give the reason only where terminalValue() is present");
            check.equal(ending, guide().ending(state), "ending(), asked again,", "a position always has the same");
            Diagram diagram = guide().diagram(state).orElseGet(Diagram::empty);
            ending.stream()
                    .flatMap(known -> known.sites().stream())
                    .forEach(name -> check.holds(
                            diagram.site(name).isPresent(),
                            "ending() names the site \"" + name + "\", which its diagram has not",
                            "name sites as diagram() does"));
        }
    }

    private GameGuide<S, M> guide() {
        return samples.game() instanceof GameGuide<S, M> guide
                ? guide
                : abort("the game '" + samples.game().id() + "' does not explain itself: it is no GameGuide");
    }
}

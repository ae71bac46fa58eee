package dev.foregone.testkit.guide;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameRecord;
import dev.foregone.spi.GameVariant;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import java.util.List;
import java.util.Optional;

/** Whether what a game says of itself is true of it. */
public record GuideCheck<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    public void rules() {
        String rules = guide().rules();
        Check.game(guide())
                .holds(!rules.isBlank(), "the rules are blank", "say in a few sentences how it is played and who wins");
    }

    public void variants() {
        List<GameVariant> variants = guide().variants();
        for (GameVariant variant : variants) {
            Check.game(guide())
                    .and("the variant \"" + variant.name() + "\"")
                    .answers(
                            () -> guide().parse(variant.position()),
                            "parse(\"" + variant.position() + "\")",
                            "a variant is a position in the game's notation");
        }
        if (!variants.isEmpty()) {
            S first = guide().parse(variants.get(0).position());
            String advice = "the initial state comes first: people begin with it";
            Check.game(guide()).equal(guide().initialState(), first, "the first variant", advice);
        }
    }

    public void endings() {
        samples.each((state, check) -> {
            Optional<GameEnding> ending =
                    check.same(() -> guide().ending(state), "ending()", "a position always has the same");
            check.holds(
                    ending.isEmpty() || state.terminalValue().isPresent(),
                    "ending() is " + ending + ", and the game goes on",
                    "give the reason only where terminalValue() is present");
            Diagram diagram = guide().diagram(state).orElseGet(Diagram::empty);
            ending.stream()
                    .flatMap(known -> known.sites().stream())
                    .forEach(name -> check.holds(
                            diagram.site(name).isPresent(),
                            "ending() names the site \"" + name + "\", which its diagram has not",
                            "name sites as diagram() does"));
        });
    }

    public void written() {
        samples.each((state, check) -> {
            List<String> written = samples.unchanged(
                    state,
                    "written()",
                    () -> check.same(() -> written(state), "written()", "a move of a position always has the same"));
            check.holds(
                    written.stream().allMatch(GuideCheck::isOneLine),
                    "written() of the legal moves is " + written,
                    "each move is written on one line that is not blank");
            check.distinct(written, "written() of the legal moves", "each move has its own text");
        });
    }

    private static boolean isOneLine(String text) {
        return !text.isBlank() && text.matches(".+");
    }

    private List<String> written(S state) {
        return List.copyOf(state.legalMoves()).stream()
                .map(move -> guide().written(state, move))
                .toList();
    }

    public void goal() {
        Optional<String> goal = guide().goal();
        if (goal.isEmpty()) {
            return;
        }
        Check.game(guide())
                .holds(
                        isOneLine(goal.get()),
                        "goal() is \"" + goal.get() + "\"",
                        "say in a word or two what the winner reaches");
        samples.each((state, check) -> check.holds(
                List.copyOf(state.legalMoves()).stream().noneMatch(state::movesAgain),
                "goal() is there, and a player moves twice running",
                "leave goal() out: half of the plies are not the winner's moves"));
    }

    public void records() {
        boolean recorded =
                guide().recorded(guide().initialState(), List.of(), List.of()).isPresent();
        for (Walk<S, M> walk : samples.walks()) {
            S start = walk.states().get(0);
            Check check = samples.at(start).and("the moves " + Check.line(walk.moves()));
            Optional<GameRecord> record = check.same(
                    () -> guide().recorded(start, walk.moves(), List.of()), "recorded()", "a game always has the same");
            check.equal(
                    recorded, record.isPresent(), "whether recorded() is there", "every game has a record or none has");
        }
    }

    private GameGuide<S, M> guide() {
        return samples.game() instanceof GameGuide<S, M> guide
                ? guide
                : abort("the game '" + samples.game().id() + "' does not explain itself: it is no GameGuide");
    }
}

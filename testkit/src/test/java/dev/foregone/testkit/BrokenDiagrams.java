package dev.foregone.testkit;

import static dev.foregone.testkit.BrokenGamesTest.broken;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Games whose rules are right and whose diagrams are not. */
final class BrokenDiagrams {

    private BrokenDiagrams() {}

    static Stream<Arguments> all() {
        int[] calls = {0};
        return Stream.of(
                broken("a diagram of some positions only", "diagramsAreFixed", new Piles() {
                    @Override
                    public Optional<Diagram> diagram(State state) {
                        return super.diagram(state).filter(diagram -> state.left > 1);
                    }
                }),
                broken(
                        "a diagram that changes",
                        "diagramsAreFixed",
                        drawn((state, right) -> right.label("" + calls[0]++, 0, 1))),
                broken("two sites of one name", "diagramSites", drawn((state, right) -> right.cell("left", 2, 0, ""))),
                broken("a site without a name", "diagramSites", drawn((state, right) -> right.cell(" ", 2, 0, ""))),
                broken(
                        "two sites in one place",
                        "diagramSites",
                        drawn((state, right) -> right.cell("top", 1, 0.1, ""))),
                broken("a line to nowhere", "diagramSites", drawn((state, right) -> right.line("left", "top"))),
                broken(
                        "a diagram without the right pile",
                        "diagramsTellPositions",
                        drawn((state, right) -> Diagram.empty().pit("left", 0, 0, Owner.NOBODY, state.left))),
                broken(
                        "both players' pieces alike",
                        "diagramPieces",
                        drawn((state, right) ->
                                right.cell("1", 0, 1, "x").sides(state.first ? "x" : "", state.first ? "" : "x"))),
                broken(
                        "a player's piece that is nobody's",
                        "diagramPieces",
                        drawn((state, right) -> right.cell("1", 0, 1, "A"))),
                broken("a move without clicks", "clicks", clicked(List.of())),
                broken("a click without a name", "clicks", clicked(List.of("left", " "))),
                broken("buttons only", "clicks", clicked(List.of("the left pile"))),
                broken("clicks that are the beginning of others", "clicks", clicked(List.of("right", "left"))));
    }

    private static Piles drawn(BiFunction<State, Diagram, Diagram> change) {
        return new Piles() {
            @Override
            public Optional<Diagram> diagram(State state) {
                return super.diagram(state).map(diagram -> change.apply(state, diagram));
            }
        };
    }

    /** Moves of the left pile have these clicks; where they are buttons, all moves do. */
    private static Piles clicked(List<String> left) {
        return new Piles() {
            @Override
            public List<String> clicks(State state, Take take) {
                return take.pile() == 0 || left.contains("the left pile") ? left : super.clicks(state, take);
            }
        };
    }
}

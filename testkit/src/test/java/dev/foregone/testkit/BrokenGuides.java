package dev.foregone.testkit;

import static dev.foregone.testkit.BrokenGamesTest.broken;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import dev.foregone.testkit.Piles.State;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Games whose rules are right, and which tell people something else. */
final class BrokenGuides {

    private BrokenGuides() {}

    static Stream<Arguments> all() {
        int[] calls = {0};
        return Stream.of(
                broken("blank rules", "guideRules", new Piles() {
                    @Override
                    public String rules() {
                        return " ";
                    }
                }),
                broken("a variant that is no position", "guideVariants", varied("3+3 A", "9+9 A")),
                broken("another variant before the usual one", "guideVariants", varied("3+0 A", "3+3 A")),
                broken(
                        "an ending of a game that goes on",
                        "guideEndings",
                        ended((state, right) -> Optional.of(new GameEnding("enough")))),
                broken(
                        "an ending that changes",
                        "guideEndings",
                        ended((state, right) -> right.map(ending -> new GameEnding("call " + calls[0]++)))),
                broken(
                        "an ending on a site that is not there",
                        "guideEndings",
                        ended((state, right) -> right.map(ending -> new GameEnding("over", List.of("top"))))));
    }

    private static Piles varied(String first, String second) {
        return new Piles() {
            @Override
            public List<GameVariant> variants() {
                return List.of(new GameVariant("one", first), new GameVariant("other", second));
            }
        };
    }

    private static Piles ended(BiFunction<State, Optional<GameEnding>, Optional<GameEnding>> change) {
        return new Piles() {
            @Override
            public Optional<GameEnding> ending(State state) {
                return change.apply(state, super.ending(state));
            }
        };
    }
}

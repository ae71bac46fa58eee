package dev.foregone.testkit;

import static dev.foregone.testkit.BrokenGamesTest.broken;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameRecord;
import dev.foregone.spi.GameVariant;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
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
                        ended((state, right) -> right.map(ending -> new GameEnding("over", List.of("top"))))),
                broken("a move that is written as nothing", "guideWritten", written((state, take) -> " ")),
                broken(
                        "a move that is written on two lines",
                        "guideWritten",
                        written((state, take) -> "take\n" + take)),
                broken(
                        "moves that are written alike",
                        "guideWritten",
                        written((state, take) -> "take " + take.counters())),
                broken(
                        "a move that is written in another way",
                        "guideWritten",
                        written((state, take) -> "take" + calls[0]++)),
                broken("a move that is made when it is written", "guideWritten", written((state, take) -> {
                    state.first = false;
                    return take.toString();
                })),
                broken("a blank goal", "guideGoal", new Piles() {
                    @Override
                    public Optional<String> goal() {
                        return Optional.of("");
                    }
                }),
                broken("a goal though a player moves again", "guideGoal", new Piles() {
                    @Override
                    public Optional<String> goal() {
                        return Optional.of("the end");
                    }

                    @Override
                    boolean again(State state, Take take) {
                        return take.counters() == 2;
                    }
                }),
                broken("a record of some games", "guideRecords", recorded(moves -> "all", List::isEmpty)),
                broken(
                        "a record that changes",
                        "guideRecords",
                        recorded(moves -> "call " + calls[0]++, moves -> true)));
    }

    private static Piles written(BiFunction<State, Take, String> words) {
        return new Piles() {
            @Override
            public String written(State state, Take take) {
                return words.apply(state, take);
            }
        };
    }

    private static Piles recorded(Function<List<Take>, String> text, Predicate<List<Take>> some) {
        return new Piles() {
            @Override
            public Optional<GameRecord> recorded(State start, List<Take> moves, List<String> players) {
                return Optional.of(moves).filter(some).map(text).map(all -> new GameRecord("TXT", all));
            }
        };
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

package dev.foregone.testkit;

import static dev.foregone.testkit.BrokenGamesTest.broken;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Placement;
import dev.foregone.testkit.Piles.State;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Games whose rules are right, and which set up something else. */
final class BrokenSetups {

    private BrokenSetups() {}

    static Stream<Arguments> all() {
        int[] calls = {0};
        return Stream.of(
                broken(
                        "a placement that changes",
                        "setupPositions",
                        placing(right -> with(right, "1".repeat(++calls[0])))),
                broken("a placement that cannot be placed", "setupPositions", placing(right -> with(right, "1111"))),
                broken(
                        "a placement without the player to move",
                        "setupPositions",
                        placing(right -> new Placement(right.pieces(), Optional.empty()))),
                broken("a site that the diagram has not", "setupPositions", new Piles() {
                    @Override
                    public Map<String, List<String>> placeable(State board) {
                        Map<String, List<String>> more = new HashMap<>(super.placeable(board));
                        more.put("middle", List.of("1"));
                        return more;
                    }
                }),
                broken("a diagram of the board alone", "setupPlacements", new Piles() {
                    @Override
                    public Diagram diagram(State board, Placement placement) {
                        return super.diagram(board, placement(board));
                    }
                }),
                broken("the board itself, whatever is placed", "setupPlacements", placed((board, right) -> board)),
                broken("a refusal without words", "setupPlacements", placed((board, right) -> {
                    if (!board.equals(right)) {
                        throw new IllegalArgumentException();
                    }
                    return right;
                })),
                broken("a refusal of every change", "setupPlacements", placed((board, right) -> {
                    if (!board.equals(right)) {
                        throw new IllegalArgumentException("no change is a position");
                    }
                    return right;
                })),
                broken("a placement that is refused when it is asked for", "setupPlacements", refusingOwn()),
                broken("another exception", "setupPlacements", placed((board, right) -> {
                    if (!board.equals(right)) {
                        throw new IllegalStateException("no");
                    }
                    return right;
                })));
    }

    /** Refuses to tell the placement of what it has placed itself, unless that is the board. */
    private static Piles refusingOwn() {
        return new Piles() {
            private final Set<State> placed = Collections.newSetFromMap(new IdentityHashMap<>());

            @Override
            public State placed(State board, Placement placement) {
                State state = super.placed(board, placement);
                placed.add(state);
                return state;
            }

            @Override
            public Placement placement(State state) {
                if (placed.contains(state)) {
                    throw new IllegalArgumentException("this position was set up");
                }
                return super.placement(state);
            }
        };
    }

    private static Placement with(Placement right, String left) {
        Map<String, String> pieces = new HashMap<>(right.pieces());
        pieces.put("left", left);
        return new Placement(pieces, right.player());
    }

    private static Piles placing(UnaryOperator<Placement> change) {
        return new Piles() {
            @Override
            public Placement placement(State state) {
                return change.apply(super.placement(state));
            }
        };
    }

    private static Piles placed(BiFunction<State, State, State> change) {
        return new Piles() {
            @Override
            public State placed(State board, Placement placement) {
                return change.apply(board, super.placed(board, placement));
            }
        };
    }
}

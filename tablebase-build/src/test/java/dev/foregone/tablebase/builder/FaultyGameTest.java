package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game with a fault is blamed by name when it is solved as a whole; no outcome is made up for it. */
class FaultyGameTest {

    private record Step(int by) implements Move {}

    /** Counts down from 5; at 2 there is the fault. */
    private record Faulty(Supplier<List<Step>> fault) implements Game<Count, Step> {

        @Override
        public String id() {
            return "faulty";
        }

        @Override
        public Count initialState() {
            return new Count(5, fault);
        }
    }

    private record Count(int left, Supplier<List<Step>> fault) implements GameState<Count, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            return left == 2 ? fault.get() : left == 0 ? List.of() : List.of(new Step(1));
        }

        @Override
        public Count play(Step move) {
            return new Count(left - move.by, fault);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> E undeclared(Throwable thrown) throws E {
        throw (E) thrown;
    }

    private static void assertBlamed(Supplier<List<Step>> fault, String what) {
        Faulty game = new Faulty(fault);
        try (Solver<Count, Step> solver = WholeGame.solver(game, SolverOptions.defaults())) {
            assertThatThrownBy(() -> solver.solve(game.initialState()))
                    .isInstanceOf(PluginException.class)
                    .hasMessageContaining("faulty")
                    .hasMessageContaining(what);
        }
    }

    @Test
    void aPositionThatGoesOnWithoutAMoveIsNoLoss() {
        assertBlamed(List::of, "no legal move in");
    }

    @Test
    void whatTheGameDoesNotDeclareIsItsFaultToo() {
        for (Throwable thrown : Stream.of(new Exception("odd"), new Error("odd"), new InternalError("odd"))
                .toList()) {
            assertBlamed(
                    () -> {
                        throw FaultyGameTest.<RuntimeException>undeclared(thrown);
                    },
                    "odd");
        }
    }
}

package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The game contract accepts sound hints, and rejects wrong ones by the test that names the fault. */
class BrokenHintsTest {

    /** All of a game without diagrams, that is no service, and has no packed rules. */
    private static final int OF_A_GENERATED_GAME = 23;

    static final class HintedStatesContract extends GameContract<GraphState, GraphMove> {

        private static long seed;

        @Override
        protected Game<GraphState, GraphMove> game() {
            return RandomGames.hintedStates(seed);
        }
    }

    @Test
    void acceptsGeneratedHints() {
        for (HintedStatesContract.seed = 1; HintedStatesContract.seed <= 6; HintedStatesContract.seed++) {
            Contracts.accepts(HintedStatesContract.class, OF_A_GENERATED_GAME);
        }
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("wrongHints")
    void rejects(String fault, String test, Hints<State, Take> hints) {
        PilesContract.subject = new Piles() {
            @Override
            public Hints<State, Take> hints() {
                return hints;
            }
        };
        assertThat(Contracts.rejection(PilesContract.class, test))
                .contains("game 'piles'")
                .contains("\n  ");
    }

    static Stream<Arguments> wrongHints() {
        Hints<State, Take> lowCeiling = new PilesHints() {
            @Override
            public Bounds bounds(State state) {
                return Bounds.exactly(Outcome.loss(2));
            }
        };
        Hints<State, Take> highFloor = new PilesHints() {
            @Override
            public Bounds bounds(State state) {
                return new Bounds(Outcome.endlessDraw(), Outcome.win(1));
            }
        };
        Hints<State, Take> firstOnly = new PilesHints() {
            @Override
            public List<Take> candidates(State state, List<Take> legal) {
                return legal.subList(0, 1);
            }
        };
        Hints<State, Take> repeating = new PilesHints() {
            @Override
            public List<Take> candidates(State state, List<Take> legal) {
                return Stream.concat(legal.stream(), legal.stream()).toList();
            }
        };
        Hints<State, Take> illegal = new PilesHints() {
            @Override
            public List<Take> candidates(State state, List<Take> legal) {
                return List.of(new Take(0, 1), new Take(0, 2), new Take(1, 1), new Take(1, 2));
            }
        };
        Hints<State, Take> lateDraw = new PilesHints() {
            @Override
            public int soonestDraw(State state) {
                return super.soonestDraw(state) + 1;
            }
        };
        Hints<State, Take> shortLines = new PilesHints() {
            @Override
            public int maxPlies(State state) {
                return Math.max(0, super.maxPlies(state) - 1);
            }
        };
        return Stream.of(
                Arguments.of("a ceiling too low", "hintBoundsHold", lowCeiling),
                Arguments.of("a floor too high", "hintBoundsHold", highFloor),
                Arguments.of("the best move left out", "hintCandidatesKeepTheBest", firstOnly),
                Arguments.of("a candidate listed twice", "hintCandidatesKeepTheBest", repeating),
                Arguments.of("a candidate that is not legal", "hintCandidatesKeepTheBest", illegal),
                Arguments.of("a draw sooner than the soonest", "hintSoonestDrawHolds", lateDraw),
                Arguments.of("a line longer than the longest", "hintMaxPliesHolds", shortLines));
    }
}

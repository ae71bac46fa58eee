package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The game contract accepts sound hints, and rejects wrong ones by the test that names the fault. */
class BrokenHintsTest {

    /** All of a game without diagrams, that is no service, and has no packed rules. */
    private static final int OF_A_GENERATED_GAME = 24;

    static final class HintedStatesContract extends GameContract<GraphState, GraphMove> {

        private static long seed;

        @Override
        protected Game<GraphState, GraphMove> game() {
            return RandomGames.hintedStates(seed);
        }
    }

    @Test
    void acceptsGeneratedHints() {
        int seeds = Thorough.orFew(3, 2);
        for (HintedStatesContract.seed = 1; HintedStatesContract.seed <= seeds; HintedStatesContract.seed++) {
            Contracts.accepts(HintedStatesContract.class, OF_A_GENERATED_GAME);
        }
    }

    /** A game whose positions lie too far from the end to know their lines, but for the last few. */
    static final class VastContract extends GameContract<Place, Turn> {

        /** The plies that are left where a line is as long as that. */
        private static final int FAR = 30;

        /** What is told too little, or too much, of positions far from the end. */
        private static int wrongBy;

        @Override
        protected Game<Place, Turn> game() {
            VastGame vast = new VastGame();
            return new Game<>() {
                @Override
                public String id() {
                    return vast.id();
                }

                @Override
                public Place initialState() {
                    return vast.initialState();
                }

                @Override
                public Optional<Hints<Place, Turn>> hints() {
                    return Optional.of(new Hints<>() {
                        @Override
                        public int soonestDraw(Place state) {
                            return told(state, wrongBy);
                        }

                        @Override
                        public int maxPlies(Place state) {
                            return told(state, -wrongBy);
                        }
                    });
                }
            };
        }

        private static int told(Place state, int wrong) {
            int left = 60 - state.ply();
            return left > FAR ? left + wrong : left;
        }
    }

    @Test
    void rejectsWhatIsWrongFarFromTheEnd() {
        VastContract.wrongBy = 1;
        assertThat(Contracts.rejection(VastContract.class, "hintSoonestDrawHolds"))
                .contains("soonestDraw is 61 but a draw can be reached in 60");
        assertThat(Contracts.rejection(VastContract.class, "hintMaxPliesHolds"))
                .contains("maxPlies is 59 but a line has 60");
    }

    /** Answers nothing. */
    @NullUnmarked
    private static final class Speechless extends PilesHints {

        @Override
        public Bounds bounds(State state) {
            return null;
        }
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("wrongHints")
    void rejects(String fault, String test, Hints<State, Take> hints) {
        PilesContract.subject = new Piles() {
            @Override
            public Optional<Hints<State, Take>> hints() {
                return Optional.of(hints);
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
        Hints<State, Take> sorting = new PilesHints() {
            @Override
            public List<Take> candidates(State state, List<Take> legal) {
                legal.sort(Comparator.comparing(Take::counters).reversed());
                return legal;
            }
        };
        Hints<State, Take> scratch = new PilesHints() {
            private final List<Take> takes = new ArrayList<>();

            @Override
            public List<Take> candidates(State state, List<Take> legal) {
                takes.clear();
                Thread.yield(); // now another thread may come between, also where all share one busy core
                takes.addAll(legal);
                return takes;
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
        Hints<State, Take> throwing = new PilesHints() {
            @Override
            public int maxPlies(State state) {
                throw new ArithmeticException("injected");
            }
        };
        Hints<State, Take> endless = new PilesHints() {
            @Override
            public Bounds bounds(State state) {
                return new Bounds(Outcome.loss(5_000_000), Outcome.win(1));
            }
        };
        return Stream.of(
                Arguments.of("null for bounds", "hintBoundsHold", new Speechless()),
                Arguments.of("more plies than engines count", "hintBoundsHold", endless),
                Arguments.of("an exception", "hintMaxPliesHolds", throwing),
                Arguments.of("a ceiling too low", "hintBoundsHold", lowCeiling),
                Arguments.of("a floor too high", "hintBoundsHold", highFloor),
                Arguments.of("the best move left out", "hintCandidatesKeepTheBest", firstOnly),
                Arguments.of("a candidate listed twice", "hintCandidatesKeepTheBest", repeating),
                Arguments.of("a candidate that is not legal", "hintCandidatesKeepTheBest", illegal),
                Arguments.of("the legal moves sorted in place", "hintCandidatesKeepTheBest", sorting),
                Arguments.of("a list that threads share", "hintsArePure", scratch),
                Arguments.of("a draw sooner than the soonest", "hintSoonestDrawHolds", lateDraw),
                Arguments.of("a line longer than the longest", "hintMaxPliesHolds", shortLines));
    }
}

package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The packed contract accepts right rules, and rejects all wrong ones by the test that names the fault. */
class BrokenPackedRulesTest {

    private static final int OF_PACKED_RULES = 16;

    static final class HintedContract extends PackedContract<GraphState, GraphMove> {

        private static long seed;

        @Override
        protected Game<GraphState, GraphMove> game() {
            return RandomGames.hinted(seed);
        }
    }

    @Test
    void acceptsGeneratedHints() {
        int seeds = Thorough.orFew(16, 8);
        for (HintedContract.seed = 1; HintedContract.seed <= seeds; HintedContract.seed++) {
            Contracts.accepts(HintedContract.class, OF_PACKED_RULES);
        }
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenRules")
    void rejects(String fault, String test, Piles broken) {
        PilesContract.subject = broken;
        assertThat(Contracts.rejection(PilesContract.class, test))
                .contains("game '" + broken.id() + "'")
                .contains("\n  ");
    }

    static Stream<Arguments> brokenRules() {
        return Stream.concat(wrongPacking(), wrongHints());
    }

    private static Arguments broken(String fault, String test, Piles game) {
        return Arguments.of(fault, test, game);
    }

    /** A game with rules made for it. */
    private interface Packer {
        PackedRules<State, Take> rules(Piles game);
    }

    private static Piles packed(Packer packer) {
        return new Piles() {
            private final PackedRules<State, Take> rules = packer.rules(this);

            @Override
            public Optional<PackedRules<State, Take>> packedRules(State state) {
                return Optional.of(rules);
            }
        };
    }

    private static Stream<Arguments> wrongPacking() {
        Piles alwaysNew = new Piles() {
            @Override
            public Optional<PackedRules<State, Take>> packedRules(State state) {
                return Optional.of(new PilesRules(this));
            }
        };
        Piles sideless = packed(game -> new PilesRules(game) {
            @Override
            public long pack(State state) {
                return super.pack(state) & 15;
            }
        });
        Piles otherEnd = packed(game -> new PilesRules(game) {
            @Override
            public int terminal(long position) {
                return super.terminal(position) == Score.DRAW ? Score.WORST : super.terminal(position);
            }
        });
        Piles otherOrder = packed(game -> new PilesRules(game) {
            @Override
            public int legalMoves(long position, int[] into, int from) {
                int count = super.legalMoves(position, into, from);
                int first = into[from];
                into[from] = into[from + count - 1];
                into[from + count - 1] = first;
                return count;
            }
        });
        Piles otherChild = packed(game -> new PilesRules(game) {
            @Override
            public long play(long position, int move) {
                return super.play(position, move) ^ 16;
            }
        });
        Piles greedy = packed(game -> new PilesRules(game) {
            @Override
            public int maxMoves(long position) {
                return 3;
            }
        });
        Piles sprawling = packed(game -> new PilesRules(game) {
            @Override
            public int legalMoves(long position, int[] into, int from) {
                into[0] = 0;
                return super.legalMoves(position, into, from);
            }
        });
        Piles threadBound = packed(game -> new PilesRules(game) {
            private long asked;

            @Override
            public int soonestDraw(long position) {
                return asked++ % 2 == 0 ? 0 : super.soonestDraw(position);
            }
        });
        return Stream.of(
                broken("packed rules that are never equal", "packedRulesAreEqual", alwaysNew),
                broken("two states in one position", "packedRoundTrip", sideless),
                broken("another packed result", "packedAgrees", otherEnd),
                broken("another packed order of moves", "packedAgrees", otherOrder),
                broken("another packed child", "packedAgrees", otherChild),
                broken("more packed moves than room", "packedMovesStayInTheirRoom", greedy),
                broken("packed moves written outside their room", "packedMovesStayInTheirRoom", sprawling),
                broken("packed rules with a memory", "packedIsPure", threadBound));
    }

    private static Stream<Arguments> wrongHints() {
        Piles lowCeiling = packed(game -> new PilesRules(game) {
            @Override
            public long bounds(long position) {
                return Score.bounds(Score.loss(2), Score.loss(2));
            }
        });
        Piles highFloor = packed(game -> new PilesRules(game) {
            @Override
            public long bounds(long position) {
                return Score.bounds(Score.DRAW, Score.BEST);
            }
        });
        Piles firstOnly = packed(game -> new PilesRules(game) {
            @Override
            public int candidates(long position, int[] into, int from) {
                super.candidates(position, into, from);
                return 1;
            }
        });
        Piles repeating = packed(game -> new PilesRules(game) {
            @Override
            public int candidates(long position, int[] into, int from) {
                int count = super.candidates(position, into, from);
                IntStream.range(1, count).forEach(index -> into[from + index] = into[from]);
                return count;
            }
        });
        Piles lateDraw = packed(game -> new PilesRules(game) {
            @Override
            public int soonestDraw(long position) {
                return super.soonestDraw(position) + 1;
            }
        });
        Piles shortLines = packed(game -> new PilesRules(game) {
            @Override
            public int maxPlies(long position) {
                return Math.max(0, super.maxPlies(position) - 1);
            }
        });
        Piles wrongStandIn = packed(game -> new PilesRules(game) {
            @Override
            public long canonical(long position) {
                return 0;
            }
        });
        Piles cramped = packed(game -> new PilesRules(game) {
            @Override
            public int positionBits() {
                return 4;
            }
        });
        Piles bitless = packed(game -> new PilesRules(game) {
            @Override
            public int positionBits() {
                return 0;
            }
        });
        Piles oneKey = packed(game -> new PilesRules(game) {
            @Override
            public long key(long position) {
                return position & ~3; // without the left pile
            }
        });
        Piles longKey = packed(game -> new PilesRules(game) {
            @Override
            public int positionBits() {
                return 5;
            }

            @Override
            public long key(long position) {
                return position | 32;
            }
        });
        Piles blindAhead = packed(game -> new PilesRules(game) {
            @Override
            public int lookAhead(long position, int[] moves, long[] positions, long[] bounds, int from) {
                int count = super.lookAhead(position, moves, positions, bounds, from);
                bounds[from] = Score.bounds(Score.WORST, Score.BEST);
                return count;
            }
        });
        Piles strayAhead = packed(game -> new PilesRules(game) {
            @Override
            public int lookAhead(long position, int[] moves, long[] positions, long[] bounds, int from) {
                int count = super.lookAhead(position, moves, positions, bounds, from);
                positions[from] = position;
                return count;
            }
        });
        return Stream.of(
                broken("a key for positions of two outcomes", "packedKeyKeepsTheOutcome", oneKey),
                broken("a key of more bits than they say", "packedPositionsFitTheirBits", longKey),
                broken("other bounds when looking ahead", "packedLookAheadTellsTheSame", blindAhead),
                broken("other positions when looking ahead", "packedLookAheadTellsTheSame", strayAhead),
                broken("positions of more bits than they say", "packedPositionsFitTheirBits", cramped),
                broken("positions of no bits", "packedPositionsFitTheirBits", bitless),
                broken("a ceiling too low", "packedBoundsHold", lowCeiling),
                broken("a floor too high", "packedBoundsHold", highFloor),
                broken("the best move left out", "packedCandidatesKeepTheBest", firstOnly),
                broken("a candidate listed twice", "packedCandidatesKeepTheBest", repeating),
                broken("a draw sooner than the soonest", "packedSoonestDrawHolds", lateDraw),
                broken("a line longer than the longest", "packedMaxPliesHolds", shortLines),
                broken("a canonical position of another outcome", "packedCanonicalKeepsTheOutcome", wrongStandIn));
    }
}

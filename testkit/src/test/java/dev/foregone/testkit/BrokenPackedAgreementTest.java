package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where packed rules and states disagree, the contract says so in words: outcomes, positions and moves, not numbers. */
class BrokenPackedAgreementTest {

    private static Piles packed(Function<Piles, PackedRules<State, Take>> packer) {
        return new Piles() {
            private final PackedRules<State, Take> rules = packer.apply(this);

            @Override
            public Optional<PackedRules<State, Take>> packedRules(State state) {
                return Optional.of(rules);
            }
        };
    }

    @Test
    void acceptsRulesThatTakeMovesBack() {
        PilesContract.subject = packed(ReversiblePilesRules::new);
        Contracts.accepts(PilesContract.class, 21 + 14 - 1);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenRules")
    void rejectsInWords(String fault, String test, Piles broken, String words) {
        PilesContract.subject = broken;
        assertThat(Contracts.rejection(PilesContract.class, test))
                .contains("game 'piles', position ")
                .containsPattern(words)
                .contains("\n  ");
    }

    static Stream<Arguments> brokenRules() {
        return Stream.of(wrongAnswers(), wrongPredecessors(), noSymmetries()).flatMap(each -> each);
    }

    private static Arguments broken(String fault, String test, Piles game, String words) {
        return Arguments.of(fault, test, game, words);
    }

    private static Stream<Arguments> wrongAnswers() {
        Piles endless = packed(game -> new PilesRules(game) {
            @Override
            public int terminal(long position) {
                return Score.ONGOING;
            }
        });
        Piles noScore = packed(game -> new PilesRules(game) {
            @Override
            public int terminal(long position) {
                return super.terminal(position) == Score.ONGOING ? Score.ONGOING : Integer.MAX_VALUE;
            }
        });
        Piles elsewhere = packed(game -> new PilesRules(game) {
            @Override
            public long play(long position, int move) {
                return super.play(position, move) ^ 16;
            }
        });
        Piles doubleMoves = new Piles() {
            @Override
            boolean again(State state, Take take) {
                return state.left == 0;
            }
        };
        Piles otherDoubleMoves = packed(game -> new PilesRules(game) {
            @Override
            public boolean alternates() {
                return false;
            }

            @Override
            public boolean movesAgain(long position, int move) {
                return move == 2;
            }
        });
        Piles onlyStates = packed(game -> new PilesRules(game) {
            @Override
            public long canonical(long position) {
                return position;
            }
        });
        Piles onlyPacked = new Piles() {
            @Override
            public State canonical(State state) {
                return state;
            }

            @Override
            public Optional<PackedRules<State, Take>> packedRules(State state) {
                return new Piles().packedRules(state);
            }
        };
        return Stream.of(
                broken(
                        "no end",
                        "packedAgrees",
                        endless,
                        "terminal\\(\\d+\\) should be (LOSS|DRAW) in 0 but is ONGOING"),
                broken("no score", "packedAgrees", noScore, "in 0 but is 2147483647, which is no score"),
                broken(
                        "another child",
                        "packedAgrees",
                        elsewhere,
                        "which is move (left|right) \\d, should be \\d\\+\\d [AB] \\(packed \\d+\\) but is"),
                broken(
                        "turns",
                        "packedMovesAgain",
                        doubleMoves,
                        "alternates\\(\\) is true, but move right \\d moves again"),
                broken("other turns", "packedMovesAgain", otherDoubleMoves, "move left 1, should be false but is true"),
                broken(
                        "symmetry of states",
                        "packedCanonicalAgrees",
                        onlyStates,
                        "Game.canonical lets .* stand for it"),
                broken(
                        "packed symmetry",
                        "packedCanonicalAgrees",
                        onlyPacked,
                        "PackedRules.canonical lets .* stand for it"));
    }

    /** Outcomes are kept by both, and what leads on from equivalent positions is equivalent in the second. */
    private static Stream<Arguments> noSymmetries() {
        Piles sameOutcome = packed(game -> new PilesRules(game) {
            @Override
            public long canonical(long position) {
                long canonical = super.canonical(position);
                boolean twoLeft = (canonical & 15) == 4 * 2; // won in 1, like that with one left
                return twoLeft ? canonical - 4 : canonical;
            }
        });
        Piles sameFuture = packed(game -> new ReversiblePilesRules(game) {
            @Override
            public long canonical(long position) {
                long canonical = super.canonical(position);
                return maxPlies(canonical) <= 2 ? canonical & 15 : canonical; // whoever is to move
            }
        });
        return Stream.of(
                broken(
                        "one position for all of an outcome",
                        "packedCanonicalIsASymmetry",
                        sameOutcome,
                        "its moves lead to \\[.*, but those of its canonical position, .*, to \\["),
                broken(
                        "one position for all of a future, whatever led there",
                        "packedCanonicalIsASymmetry",
                        sameFuture,
                        "stands for where its move .* leads, but none of the predecessors listed for .* is one for which"));
    }

    private static Stream<Arguments> wrongPredecessors() {
        Piles forgetful = packed(game -> new ReversiblePilesRules(game) {
            @Override
            public int predecessors(long position, long[] into, int from) {
                return Math.min(1, super.predecessors(position, into, from));
            }
        });
        Piles repeating = packed(game -> new ReversiblePilesRules(game) {
            @Override
            public int predecessors(long position, long[] into, int from) {
                int count = super.predecessors(position, into, from);
                into[from + Math.max(0, count - 1)] = into[from];
                return count;
            }
        });
        Piles inventing = packed(game -> new ReversiblePilesRules(game) {
            @Override
            public int predecessors(long position, long[] into, int from) {
                into[from] = 3 + 4 * 3 + 16;
                return 1;
            }
        });
        Piles cramped = packed(game -> new ReversiblePilesRules(game) {
            @Override
            public int maxPredecessors(long position) {
                return 1;
            }
        });
        return Stream.of(
                broken(
                        "one forgotten",
                        "packedPredecessors",
                        forgetful,
                        "predecessors lists .* 0 times, but 1 move leads"),
                broken(
                        "one twice",
                        "packedPredecessors",
                        repeating,
                        "predecessors lists .* (2|3|4|0) times, but 1 move leads"),
                broken(
                        "one that leads elsewhere",
                        "packedPredecessors",
                        inventing,
                        "once, but 0 moves lead|0 times, but 1"),
                broken("too little room", "packedPredecessors", cramped, "in a room of maxPredecessors = 1"));
    }
}

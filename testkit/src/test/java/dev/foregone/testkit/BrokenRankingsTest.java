package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Ranking;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The packed contract accepts right ranks, and rejects wrong ones in words. */
class BrokenRankingsTest {

    private static final int OF_ALL = 21 + 15 - 1;

    private static Piles packed(Function<Piles, RankedPilesRules> packer) {
        return new Piles() {
            private final PackedRules<State, Take> rules = packer.apply(this);

            @Override
            public Optional<PackedRules<State, Take>> packedRules(State state) {
                return Optional.of(rules);
            }
        };
    }

    @Test
    void acceptsRanks() {
        PilesContract.subject = packed(RankedPilesRules::new);
        Contracts.accepts(PilesContract.class, OF_ALL);
    }

    @Test
    void aCheckCountsThePositionsOfATier() {
        Piles game = new Piles();
        RankingCheck<State, Take> check = new RankingCheck<>(new RankedPilesRules(game));
        check.checkTiers();
        long few = check.checkTier(0);
        assertThat(few + check.checkTier(1)).isEqualTo(check.ranks() - 1);
        assertThat(few).isPositive();
    }

    @Test
    void aCheckNeedsRanks() {
        assertThatThrownBy(() -> new RankingCheck<>(new PilesRules(new Piles())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("have no ranks");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void rejects(String fault, Function<Piles, RankedPilesRules> packer, String words) {
        PilesContract.subject = packed(packer);
        assertThat(Contracts.rejection(PilesContract.class, "packedRanks"))
                .contains("game 'piles'")
                .containsPattern(words);
    }

    private static Arguments wrong(String fault, String words, Function<Piles, RankedPilesRules> packer) {
        return Arguments.of(fault, packer, words);
    }

    private static Arguments wrongWalk(String fault, String words, Function<Ranking, LongUnaryOperator> walk) {
        return wrong(fault, words, game -> new RankedPilesRules(game) {
            @Override
            public LongUnaryOperator unranking() {
                return walk.apply(this);
            }
        });
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                wrong(
                        "ranks that begin with 1",
                        "the first rank should be 0 but is 1",
                        game -> new RankedPilesRules(game) {
                            @Override
                            public long firstRank(int tier) {
                                return Math.max(1, super.firstRank(tier));
                            }
                        }),
                wrong("a tier that ends before it begins", "it begins at rank", game -> new RankedPilesRules(game) {
                    @Override
                    public long firstRank(int tier) {
                        return tier == 1 ? super.firstRank(2) + 1 : super.firstRank(tier);
                    }
                }),
                wrong("a tier below itself", "its lower tiers are \\[0\\]", game -> new RankedPilesRules(game) {
                    @Override
                    public int[] lowerTiers(int tier) {
                        return new int[] {tier};
                    }
                }),
                wrong("a tier not told", "but lowerTiers are \\[\\]", game -> new RankedPilesRules(game) {
                    @Override
                    public int[] lowerTiers(int tier) {
                        return new int[0];
                    }
                }),
                wrong("two positions of one rank", "but that of", game -> new RankedPilesRules(game) {
                    @Override
                    public long rank(long position) {
                        return super.rank(maxPlies(position) == 6 ? unrank(firstRank(1)) : position);
                    }
                }),
                wrong("a position without a rank", "its rank is -1", game -> new RankedPilesRules(game) {
                    @Override
                    public long rank(long position) {
                        return maxPlies(position) == 6 ? NONE : super.rank(position);
                    }
                }),
                wrong(
                        "a rank of a position for which another stands",
                        "stands for it",
                        game -> new RankedPilesRules(game) {
                            @Override
                            public long unrank(long rank) {
                                return super.unrank(rank) == NONE ? 3 : super.unrank(rank);
                            }
                        }),
                wrong(
                        "an order that there is not",
                        "ranks are in the order of positions",
                        game -> new RankedPilesRules(game) {
                            @Override
                            public boolean ascending() {
                                return true;
                            }
                        }),
                wrongWalk(
                        "a walk that remembers wrongly",
                        "by unranking\\(\\) should be",
                        ranking -> rank -> ranking.unrank(rank) ^ 1),
                wrongWalk(
                        "a walk that finds a position in a hole",
                        "its position by unranking\\(\\) should be -1",
                        ranking -> rank -> Math.max(0, ranking.unrank(rank))),
                wrongWalk(
                        "a walk that goes on by one where ranks are left out",
                        "by unranking\\(\\) should be",
                        ranking -> {
                            long[] last = {Long.MAX_VALUE};
                            return rank -> ranking.unrank(last[0] = rank > last[0] ? last[0] + 1 : rank);
                        }),
                wrongWalk(
                        "a walk that goes on where a rank is asked for twice",
                        "by unranking\\(\\) should be",
                        ranking -> {
                            long[] last = {Ranking.NONE};
                            return rank -> ranking.unrank(last[0] = rank == last[0] && rank > 0 ? rank - 1 : rank);
                        }),
                wrong("moves taken back to nothing", "leaves out", game -> new RankedPilesRules(game) {
                    @Override
                    public int predecessors(long position, long[] into, int from) {
                        return 0;
                    }
                }),
                wrong(
                        "moves taken back that there are not",
                        "which has no move here",
                        game -> new RankedPilesRules(game) {
                            @Override
                            public int maxPredecessors(long position) {
                                return super.maxPredecessors(position) + 1;
                            }

                            @Override
                            public int predecessors(long position, long[] into, int from) {
                                int count = super.predecessors(position, into, from);
                                into[from + count] = position;
                                return count + 1;
                            }
                        }));
    }
}

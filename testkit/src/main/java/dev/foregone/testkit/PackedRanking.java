package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import java.util.SplittableRandom;

/**
 * Whether a {@link dev.foregone.spi.Ranking} numbers positions: those of the walks, and all ranks where they are few, others drawn at
 * random.
 */
record PackedRanking<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int RANKS = 2_000;

    void numbersPositions() {
        boolean[] some = {false};
        samples.eachPacked((start, rules) -> {
            if (rules.ranking().isPresent()) {
                some[0] = true;
                check(start, rules);
            }
        });
        assumeTrue(some[0], () -> "the packed rules of '" + samples.game().id() + "' have no ranks");
    }

    private void check(S start, PackedRules<S, M> rules) {
        RankingCheck<S, M> check = new RankingCheck<>(rules, samples.game());
        check.checkTiers();
        samples.walksFrom(start)
                .flatMap(walk -> walk.states().stream())
                .distinct()
                .forEach(state -> check.check(rules.pack(state)));
        if (check.ranks() <= RANKS) {
            for (long rank = 0; rank < check.ranks(); rank++) {
                check.checkRank(rank);
            }
        } else {
            new SplittableRandom(check.ranks()).longs(RANKS, 0, check.ranks()).forEach(check::checkRank);
        }
    }
}

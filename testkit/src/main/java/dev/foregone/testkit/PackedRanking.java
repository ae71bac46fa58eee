package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.build.Thorough;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Whether a {@link dev.foregone.spi.Ranking} numbers positions: those of the walks, and all ranks where they are few, others drawn at
 * random.
 */
record PackedRanking<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int RANKS = Thorough.orFew(5_000, 500);

    void numbersPositions() {
        Set<PackedRules<S, M>> ranked = new HashSet<>();
        samples.eachPackedWith(PackedRules::ranking, "has packed rules without ranks", (start, rules) -> {
            RankingCheck<S, M> check = new RankingCheck<>(new Words<>(samples.game(), rules));
            boolean first = ranked.add(rules);
            if (first) {
                check.checkTiers();
            }
            samples.statesFrom(start).forEach(state -> check.check(rules.pack(state)));
            if (first) {
                checkRanks(check);
            }
        });
    }

    private static void checkRanks(RankingCheck<?, ?> check) {
        if (check.ranks() <= RANKS) {
            for (long rank = 0; rank < check.ranks(); rank++) {
                check.checkRank(rank);
            }
        } else {
            new SplittableRandom(check.ranks()).longs(RANKS, 0, check.ranks()).forEach(check::checkRank);
        }
    }
}

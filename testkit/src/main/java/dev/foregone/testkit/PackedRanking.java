package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/**
 * Whether a {@link dev.foregone.spi.Ranking} numbers positions: those of the walks, and all ranks where they are few, otherwise
 * some that follow each other, as in a walk, drawn at random.
 */
record PackedRanking<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int RANKS = Thorough.orFew(5_000, 500);
    private static final int RUN = 4;

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
            checkRun(check, 0, RANKS);
        } else {
            new SplittableRandom(check.ranks())
                    .longs(RANKS / RUN, 0, check.ranks())
                    .forEach(rank -> checkRun(check, rank, RUN));
        }
    }

    private static void checkRun(RankingCheck<?, ?> check, long first, int length) {
        LongStream.range(first, Math.min(first + length, check.ranks())).forEach(check::checkRank);
    }
}

package dev.foregone.tablebase.keys;

import dev.foregone.spi.Ranking;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A tier of a ranking, as the range of its ranks.
 *
 * @param number which tier it is
 * @param first its first rank
 * @param end the first rank after it
 */
public record Tier(int number, long first, long end) {

    /**
     * A tier of a ranking.
     *
     * @throws IllegalStateException if the ranking contradicts itself
     */
    public static Tier of(Ranking ranking, int number) {
        Tier tier = new Tier(number, ranking.firstRank(number), ranking.firstRank(number + 1));
        if (tier.first < 0 || tier.end < tier.first) {
            throw new IllegalStateException("tier " + number + " has the ranks from " + tier.first + " to before "
                    + tier.end + ": tiers begin where the one before ends, from 0 on");
        }
        return tier;
    }

    /** The tier that a rank belongs to. */
    public static Tier holding(Ranking ranking, long rank) {
        int number = 0;
        while (number + 1 < ranking.tiers() && ranking.firstRank(number + 1) <= rank) {
            number++;
        }
        return of(ranking, number);
    }

    /** A tier and all that moves lead to from it, however many, in ascending order. */
    public static List<Tier> from(Ranking ranking, Tier top) {
        NavigableSet<Integer> open = new TreeSet<>(List.of(top.number));
        NavigableSet<Integer> all = new TreeSet<>();
        for (Integer next = open.pollLast(); next != null; next = open.pollLast()) {
            all.add(next);
            lower(ranking, next).forEach(open::add);
        }
        return all.stream().map(number -> of(ranking, number)).toList();
    }

    /** The tiers that moves lead to, without itself, in ascending order. */
    public List<Tier> below(Ranking ranking) {
        return lower(ranking, number)
                .sorted()
                .distinct()
                .mapToObj(below -> of(ranking, below))
                .toList();
    }

    private static IntStream lower(Ranking ranking, int number) {
        int[] lower = ranking.lowerTiers(number);
        if (Arrays.stream(lower).anyMatch(below -> below < 0 || below >= number)) {
            throw new IllegalStateException("moves from tier " + number + " are to lead to the tiers "
                    + Arrays.toString(lower) + ": lower tiers have lower numbers");
        }
        return Arrays.stream(lower);
    }

    /** How many ranks it has. */
    public long size() {
        return end - first;
    }

    /** Whether a rank is one of its own. */
    public boolean has(long rank) {
        return rank >= first && rank < end;
    }
}

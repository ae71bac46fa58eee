package dev.foregone.games.morris;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.Combinations;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The ranks of men on the board, of each player a certain number, up to symmetry: the other player's men, in the image that
 * stands for theirs, by a table; then those of the player to move, on the points that are left. There is a hole where the other
 * player's men stay where they are in another image, which stands for this.
 */
final class MenRanks {

    private final Symmetry symmetry;
    private final int points;
    private final long board;

    /** The other player's men, in ascending order. */
    private final int[] standing;

    private final Combinations own;

    private MenRanks(Symmetry symmetry, int points, int mine, int theirs, int[] standing) {
        this.symmetry = symmetry;
        this.points = points;
        this.board = (1L << points) - 1;
        this.standing = standing;
        this.own = Combinations.of(points - theirs, mine);
    }

    /** The ranks for one number after the other, of both players' men, of which each has at most this many. */
    static MenRanks[] of(Symmetry symmetry, int points, int most, List<Integer> mine, List<Integer> theirs) {
        int[][] standing = IntStream.rangeClosed(0, most)
                .mapToObj(men -> standing(symmetry, points, men))
                .toArray(int[][]::new);
        return IntStream.range(0, mine.size())
                .mapToObj(i -> new MenRanks(symmetry, points, mine.get(i), theirs.get(i), standing[theirs.get(i)]))
                .toArray(MenRanks[]::new);
    }

    private static int[] standing(Symmetry symmetry, int points, int men) {
        Combinations all = Combinations.of(points, men);
        return LongStream.range(0, all.count())
                .map(all::unrank)
                .filter(set -> symmetry.least(set << points) == set << points)
                .mapToInt(set -> (int) set)
                .toArray();
    }

    long count() {
        return standing.length * own.count();
    }

    /** The rank of men in the image that stands for all; {@link Ranking#NONE} if this is another. */
    long rank(long men) {
        int theirs = (int) (men >>> points);
        int place = Arrays.binarySearch(standing, theirs);
        return place < 0
                ? Ranking.NONE
                : place * own.count() + own.rank(Combinations.among(men & board, board & ~theirs));
    }

    long unrank(long rank) {
        long theirs = standing[(int) (rank / own.count())];
        long men = theirs << points | Combinations.spread(own.unrank(rank % own.count()), board & ~theirs);
        return symmetry.least(men) == men ? men : Ranking.NONE;
    }
}

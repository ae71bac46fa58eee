package dev.foregone.games.morris;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.rank.Combinations;
import java.util.function.LongUnaryOperator;

/**
 * The ranks of men on the board, of each player a certain number, up to symmetry: the other player's men, in the image that
 * stands for theirs, by a table; then those of the player to move, on the points that are left. There is a hole where the other
 * player's men stay where they are in another image, which stands for this.
 */
final class MenRanks {

    private final Symmetry symmetry;
    private final int points;
    private final long board;

    /** The other player's men. */
    private final StandingSets standing;

    private final Combinations own;

    MenRanks(Symmetry symmetry, int points, int mine, StandingSets standing, int theirs) {
        this.symmetry = symmetry;
        this.points = points;
        this.board = (1L << points) - 1;
        this.standing = standing;
        this.own = Combinations.of(points - theirs, mine);
    }

    long count() {
        return standing.size() * own.count();
    }

    /** The rank of men in the image that stands for all; {@link Ranking#NONE} if this is another. */
    long rank(long men) {
        int theirs = (int) (men >>> points);
        int number = standing.number(theirs);
        return number < 0 ? Ranking.NONE : number * own.count() + own.rank(men & board, board & ~theirs);
    }

    /** The men of ranks that mostly ascend; {@link Ranking#NONE} for a hole. */
    LongUnaryOperator unranking() {
        return new Unranking();
    }

    /** Remembers the other player's men, and where the last of the player to move stood. */
    private final class Unranking implements LongUnaryOperator {
        private long begin;
        private long end;
        private long last = Ranking.NONE;
        private long theirs;
        private long free;
        private long mine;
        private boolean symmetric;

        @Override
        public long applyAsLong(long rank) {
            if (rank < begin || rank >= end) {
                place((int) (rank / own.count()));
            }
            mine = rank == last + 1 && rank > begin ? Combinations.next(mine, free) : own.unrank(rank - begin, free);
            last = rank;
            long men = theirs | mine;
            return symmetric && symmetry.least(men) != men ? Ranking.NONE : men;
        }

        private void place(int number) {
            begin = number * own.count();
            end = begin + own.count();
            theirs = (long) standing.set(number) << points;
            free = board & ~standing.set(number);
            symmetric = standing.isSymmetric(number);
        }
    }
}

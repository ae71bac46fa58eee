package dev.foregone.games.kalah;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * One move, seed by seed. The bins of the board are numbered in the order of sowing: the houses of the player to move,
 * that player's store, the houses of the other; the other's store, which is skipped, is the last.
 */
final class Sowing {

    /** The seeds in each bin after sowing, before anything is captured. */
    private final int[] bins;

    private final int houses;

    /** Where the last seed falls. */
    private int last;

    Sowing(Kalah state, int house) {
        houses = state.houses();
        bins = Stream.concat(state.mine().bins(), state.theirs().bins())
                .mapToInt(Integer::intValue)
                .toArray();
        int inHand = bins[house];
        bins[house] = 0;
        last = house;
        for (; inHand > 0; inHand--) {
            last = (last + 1) % (bins.length - 1);
            bins[last]++;
        }
    }

    boolean endsInStore() {
        return last == houses;
    }

    Kalah result(boolean southMoves) {
        int[] now = bins.clone();
        if (last < houses && now[last] == 1) {
            move(now, last, houses);
            move(now, 2 * houses - last, houses);
        }
        if (isEmpty(now, 0) || isEmpty(now, houses + 1)) {
            for (int house = 0; house < houses; house++) {
                move(now, house, houses);
                move(now, houses + 1 + house, 2 * houses + 1);
            }
        }
        Side mover = side(now, 0);
        Side other = side(now, houses + 1);
        return endsInStore() ? new Kalah(mover, other, southMoves) : new Kalah(other, mover, !southMoves);
    }

    private static void move(int[] bins, int from, int to) {
        bins[to] += bins[from];
        bins[from] = 0;
    }

    private boolean isEmpty(int[] bins, int first) {
        return Arrays.stream(bins, first, first + houses).sum() == 0;
    }

    private Side side(int[] bins, int first) {
        List<Integer> seeds = Arrays.stream(bins, first, first + houses).boxed().toList();
        return new Side(seeds, bins[first + houses]);
    }
}

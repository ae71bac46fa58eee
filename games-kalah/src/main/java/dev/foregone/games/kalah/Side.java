package dev.foregone.games.kalah;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One player's half of the board.
 *
 * @param houses the seeds in each house, in the order of sowing: the one next to the store is the last
 * @param store the seeds in the store
 */
public record Side(List<Integer> houses, int store) {

    /**
     * Copies the houses.
     *
     * @param houses the seeds in each house
     * @param store the seeds in the store
     * @throws IllegalArgumentException if there is no house, or a number of seeds is negative
     */
    public Side {
        houses = List.copyOf(houses);
        if (houses.isEmpty()) {
            throw new IllegalArgumentException("a side has no house; it needs 1 or more");
        }
        if (store < 0 || Collections.min(houses) < 0) {
            throw new IllegalArgumentException(
                    "a side has " + houses + " seeds in its houses and " + store + " in its store; none is negative");
        }
    }

    /** A side before the first move. */
    static Side full(int houses, int seeds) {
        return new Side(Collections.nCopies(houses, seeds), 0);
    }

    /** The seeds in the houses. */
    int inHouses() {
        return houses.stream().mapToInt(Integer::intValue).sum();
    }

    /** In the game's notation: {@code 4,4,0,5,5,5:1}. */
    @Override
    public String toString() {
        return houses.stream().map(String::valueOf).collect(Collectors.joining(",")) + ":" + store;
    }

    /** The houses, then the store. */
    Stream<Integer> bins() {
        return Stream.concat(houses.stream(), Stream.of(store));
    }
}

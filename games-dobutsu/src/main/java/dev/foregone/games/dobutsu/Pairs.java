package dev.foregone.games.dobutsu;

import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * The places of the two pieces of a kind as one number. Each piece is in one of several <em>places</em> (a square or a
 * hand, and its owner). Their order does not matter, so {@code p} places make {@code p (p + 1) / 2} pairs.
 */
final class Pairs {

    private final int places;
    private final byte[] greater;
    private final byte[] lesser;

    Pairs(int places) {
        this.places = places;
        int count = places * (places + 1) / 2;
        greater = new byte[count];
        lesser = new byte[count];
        for (int one = 0; one < places; one++) {
            for (int other = 0; other <= one; other++) {
                greater[of(one, other)] = (byte) one;
                lesser[of(one, other)] = (byte) other;
            }
        }
    }

    /** The pair of two places, in any order. */
    static int of(int one, int other) {
        int high = Math.max(one, other);
        int low = Math.min(one, other);
        return high * (high + 1) / 2 + low;
    }

    /** How many places a piece may be in. */
    int places() {
        return places;
    }

    /** How many pairs there are. */
    int size() {
        return greater.length;
    }

    /** The greater place of a pair. */
    int greater(int pair) {
        return greater[pair];
    }

    /** The lesser place of a pair. */
    int lesser(int pair) {
        return lesser[pair];
    }

    /** The pair after one of its pieces has gone from a place to another. */
    int moved(int pair, int from, int to) {
        int stays = greater[pair] == from ? lesser[pair] : greater[pair];
        return of(stays, to);
    }

    /** Maps each pair to the pair of its mapped places. */
    int[] mapped(IntUnaryOperator place) {
        int[] mapped = new int[greater.length];
        for (int pair = 0; pair < mapped.length; pair++) {
            mapped[pair] = of(place.applyAsInt(greater[pair]), place.applyAsInt(lesser[pair]));
        }
        return mapped;
    }

    /** The sum over both places, for each pair. */
    long[] summed(IntToLongFunction ofPlace) {
        long[] sums = new long[greater.length];
        for (int pair = 0; pair < sums.length; pair++) {
            sums[pair] = ofPlace.applyAsLong(greater[pair]) + ofPlace.applyAsLong(lesser[pair]);
        }
        return sums;
    }
}

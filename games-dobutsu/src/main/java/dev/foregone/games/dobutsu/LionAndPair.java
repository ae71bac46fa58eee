package dev.foregone.games.dobutsu;

/**
 * What a lion, the pair of a kind and one piece of another kind are worth: the lion with each of the pair and the other piece, and
 * the pair with the other piece.
 */
final class LionAndPair {

    private final Pairs others;
    private final int pairs;
    private final int bits;
    private final short[] sums;

    /**
     * All sums.
     *
     * @param lion the first place of the lion, as {@link TripleWeights} has it
     * @param pairs the pairs of a kind, whose places begin with {@code first}
     * @param others the pairs of the other kind, whose places begin with {@code other}
     */
    LionAndPair(TripleWeights weights, int lion, Pairs pairs, int first, Pairs others, int other) {
        this.others = others;
        this.pairs = pairs.size();
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(others.places() - 1);
        this.sums = new short[(Square.COUNT * this.pairs) << bits];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int pair = 0; pair < this.pairs; pair++) {
                int one = first + pairs.greater(pair);
                int two = first + pairs.lesser(pair);
                for (int place = 0; place < others.places(); place++) {
                    sums[row(square, pair) | place] = (short) sum(weights, lion + square, one, two, other + place);
                }
            }
        }
    }

    private static int sum(TripleWeights weights, int lion, int one, int two, int other) {
        return other < two
                ? weights.of(lion, one, other) + weights.of(lion, two, other) + weights.of(one, two, other)
                : weights.of(lion, other, one) + weights.of(lion, other, two) + weights.of(other, one, two);
    }

    private int row(int square, int pair) {
        return (square * pairs + pair) << bits;
    }

    /** The sum for both pieces of the other kind. */
    int with(int square, int pair, int otherPair) {
        int row = row(square, pair);
        return sums[row | others.greater(otherPair)] + sums[row | others.lesser(otherPair)];
    }
}

package dev.foregone.games.dobutsu;

import dev.foregone.spi.Odds;

/**
 * Who stands better: the sum of what every three of the eight pieces are {@linkplain TripleWeights worth together}. These are 56 threes;
 * tables have sums of some of them, so that it takes 23 reads.
 */
final class Evaluation {

    private static final int LIONS = 1 << 8;
    private static final Pairs BIRDS = Layout.BIRDS;
    private static final Pairs OTHERS = Layout.OTHERS;

    /** Of the places of an elephant or a giraffe. */
    private static final int BITS = 5;

    private static final Evaluation INSTANCE = new Evaluation(new TripleWeights());

    private final short[] lionsAndBirds;
    private final short[] lionsAndElephants;
    private final short[] lionsAndGiraffes;
    private final LionAndPair mineBirdsElephant;
    private final LionAndPair mineElephantsGiraffe;
    private final LionAndPair mineGiraffesBird;
    private final LionAndPair theirsBirdsGiraffe;
    private final LionAndPair theirsElephantsBird;
    private final LionAndPair theirsGiraffesElephant;
    private final byte[] ofEachKind;

    private Evaluation(TripleWeights weights) {
        int bird = TripleWeights.BIRD;
        int elephant = TripleWeights.ELEPHANT;
        int giraffe = TripleWeights.GIRAFFE;
        lionsAndBirds = lionsAnd(weights, BIRDS, bird);
        lionsAndElephants = lionsAnd(weights, OTHERS, elephant);
        lionsAndGiraffes = lionsAnd(weights, OTHERS, giraffe);
        mineBirdsElephant = new LionAndPair(weights, TripleWeights.MY_LION, BIRDS, bird, OTHERS, elephant);
        mineElephantsGiraffe = new LionAndPair(weights, TripleWeights.MY_LION, OTHERS, elephant, OTHERS, giraffe);
        mineGiraffesBird = new LionAndPair(weights, TripleWeights.MY_LION, OTHERS, giraffe, BIRDS, bird);
        theirsBirdsGiraffe = new LionAndPair(weights, TripleWeights.THEIR_LION, BIRDS, bird, OTHERS, giraffe);
        theirsElephantsBird = new LionAndPair(weights, TripleWeights.THEIR_LION, OTHERS, elephant, BIRDS, bird);
        theirsGiraffesElephant = new LionAndPair(weights, TripleWeights.THEIR_LION, OTHERS, giraffe, OTHERS, elephant);
        ofEachKind = ofEachKind(weights);
    }

    /** Both lions with each of a pair, and each lion with both. */
    private static short[] lionsAnd(TripleWeights weights, Pairs pairs, int first) {
        short[] sums = new short[pairs.size() * LIONS];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int other = 0; other < Square.COUNT; other++) {
                for (int pair = 0; pair < pairs.size(); pair++) {
                    int mine = TripleWeights.MY_LION + square;
                    int theirs = TripleWeights.THEIR_LION + other;
                    int one = first + pairs.greater(pair);
                    int two = first + pairs.lesser(pair);
                    int sum = weights.of(theirs, mine, one)
                            + weights.of(theirs, mine, two)
                            + weights.of(mine, one, two)
                            + weights.of(theirs, one, two);
                    sums[pair * LIONS + (other << 4 | square)] = (short) sum;
                }
            }
        }
        return sums;
    }

    /** A bird, an elephant and a giraffe. */
    private static byte[] ofEachKind(TripleWeights weights) {
        byte[] sums = new byte[BIRDS.places() << (2 * BITS)];
        for (int bird = 0; bird < BIRDS.places(); bird++) {
            for (int elephant = 0; elephant < OTHERS.places(); elephant++) {
                for (int giraffe = 0; giraffe < OTHERS.places(); giraffe++) {
                    sums[(bird << BITS | elephant) << BITS | giraffe] = (byte) weights.of(
                            TripleWeights.GIRAFFE + giraffe,
                            TripleWeights.ELEPHANT + elephant,
                            TripleWeights.BIRD + bird);
                }
            }
        }
        return sums;
    }

    /** The one evaluation, whose tables take a moment to fill. */
    static Evaluation instance() {
        return INSTANCE;
    }

    /** The expected result for the player to move, from -1 to 1. */
    double expected(long position) {
        int birds = Layout.chicks(position);
        int elephants = Layout.elephants(position);
        int giraffes = Layout.giraffes(position);
        int lions = Layout.lions(position);
        int mine = Layout.myLion(position);
        int theirs = Layout.theirLion(position);
        int sum = lionsAndBirds[birds * LIONS + lions]
                + lionsAndElephants[elephants * LIONS + lions]
                + lionsAndGiraffes[giraffes * LIONS + lions]
                + mineBirdsElephant.with(mine, birds, elephants)
                + mineElephantsGiraffe.with(mine, elephants, giraffes)
                + mineGiraffesBird.with(mine, giraffes, birds)
                + theirsBirdsGiraffe.with(theirs, birds, giraffes)
                + theirsElephantsBird.with(theirs, elephants, birds)
                + theirsGiraffesElephant.with(theirs, giraffes, elephants)
                + ofEachKind(BIRDS.greater(birds), elephants, giraffes)
                + ofEachKind(BIRDS.lesser(birds), elephants, giraffes);
        return Odds.expected(TripleWeights.HUNDREDTHS * sum);
    }

    private int ofEachKind(int bird, int elephants, int giraffes) {
        int one = (bird << BITS | OTHERS.greater(elephants)) << BITS;
        int other = (bird << BITS | OTHERS.lesser(elephants)) << BITS;
        int giraffe = OTHERS.greater(giraffes);
        int second = OTHERS.lesser(giraffes);
        return ofEachKind[one | giraffe]
                + ofEachKind[one | second]
                + ofEachKind[other | giraffe]
                + ofEachKind[other | second];
    }
}

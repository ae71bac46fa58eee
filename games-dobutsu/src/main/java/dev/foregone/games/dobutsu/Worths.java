package dev.foregone.games.dobutsu;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * What every two pieces are worth together where they are, in hundredths of the logarithm of the odds to win, for the player to
 * move: from {@code worths.txt}, which says how they were found. All {@linkplain Layout places} have one number here:
 *
 * <pre>
 *    0..49   chicks and hens      50..75   elephants      76..101   giraffes
 *  102..113  the lion of the player to move              114..125   the other lion
 * </pre>
 */
final class Worths {

    static final int BIRD = 0;
    static final int ELEPHANT = 50;
    static final int GIRAFFE = 76;
    static final int MY_LION = 102;
    static final int THEIR_LION = MY_LION + Square.COUNT;
    private static final int COUNT = THEIR_LION + Square.COUNT;

    /** Of the number of a place. */
    static final int BITS = 7;

    private static final String FILE = "worths.txt";

    private final int[] ofPairs = new int[COUNT << BITS];

    /** Reads the file. */
    Worths() {
        List<String> lines = lines();
        for (int one = 0; one < COUNT; one++) {
            String[] numbers = lines.get(one).split(" ", -1);
            for (int other = 0; other <= one; other++) {
                int worth = Integer.parseInt(numbers[other]);
                ofPairs[one << BITS | other] = worth;
                ofPairs[other << BITS | one] = worth;
            }
        }
    }

    private static List<String> lines() {
        try (InputStream in = Objects.requireNonNull(Worths.class.getResourceAsStream(FILE), FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What two pieces are worth together. */
    int of(int one, int other) {
        return ofPairs[one << BITS | other];
    }

    /**
     * For each pair of a kind, what both pieces are worth with a third one in each place, {@code 1 << BITS} numbers for a pair; with my
     * lion, also what they are worth with each other, so that it counts once.
     */
    short[] withThird(Pairs pairs, int kind) {
        short[] sums = new short[pairs.size() << BITS];
        for (int pair = 0; pair < pairs.size(); pair++) {
            int one = kind + pairs.greater(pair);
            int other = kind + pairs.lesser(pair);
            for (int third = 0; third < COUNT; third++) {
                boolean isMyLion = third >= MY_LION && third < THEIR_LION;
                int sum = of(one, third) + of(other, third) + (isMyLion ? of(one, other) : 0);
                sums[pair << BITS | third] = (short) sum;
            }
        }
        return sums;
    }
}

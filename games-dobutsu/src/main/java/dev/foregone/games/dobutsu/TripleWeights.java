package dev.foregone.games.dobutsu;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What every three pieces are worth together where they are, in fiftieths of the logarithm of the odds to win, for the player to
 * move. All {@linkplain Layout places} have one number here:
 *
 * <pre>
 *    0..49   chicks and hens      50..75   elephants      76..101   giraffes
 *  102..113  the lion of the player to move              114..125   the other lion
 * </pre>
 *
 * <p>The file has a byte for each three places that three of the eight pieces can be in, in ascending order, the greatest place first;
 * of two mirror images, for the first. {@code WeightsFit}, among the tests, makes it: by a logistic regression (L2 penalty 2, L-BFGS) on single
 * pieces, twos and threes over 1,800,000 different positions from games in which three to eight of ten moves were best and the others
 * random, each with its value in the whole game (a draw counts half a win) and none decided at a glance. What pieces are worth alone and
 * in twos is shared out evenly to the threes. Of 5,399 positions of other games that it
 * was not fitted to, mirrored or turned neither, the sum tells the winner of 95.5 %.
 */
final class TripleWeights {

    /** The first places of the kinds. */
    static final int BIRD = 0;

    static final int ELEPHANT = BIRD + Layout.BIRDS.places();
    static final int GIRAFFE = ELEPHANT + Layout.OTHERS.places();
    static final int MY_LION = GIRAFFE + Layout.OTHERS.places();
    static final int THEIR_LION = MY_LION + Square.COUNT;

    /** Fiftieths in hundredths. */
    static final int HUNDREDTHS = 2;

    private static final String FILE = "weights.bin";
    static final int COUNT = THEIR_LION + Square.COUNT;

    /** Of the number of a place. */
    private static final int BITS = 7;

    private final byte[] ofThree = new byte[COUNT << (2 * BITS)];

    TripleWeights() {
        byte[] file = file();
        int[] offsets = offsets();
        for (int three = 0; three < offsets.length; three++) {
            if (offsets[three] >= 0) {
                ofThree[three] = file[offsets[three]];
            }
        }
    }

    /** Where the file has the byte of each {@linkplain #three three}; below 0 if no three of the eight pieces are such. */
    static int[] offsets() {
        int[] kinds = IntStream.range(0, COUNT).map(TripleWeights::kind).toArray();
        int[] mirrored = IntStream.range(0, COUNT).map(TripleWeights::mirrored).toArray();
        int[] offsets = new int[COUNT << (2 * BITS)];
        Arrays.fill(offsets, -1);
        int next = 0;
        for (int high = 0; high < COUNT; high++) {
            for (int middle = 0; middle <= high; middle++) {
                for (int low = 0; low <= middle; low++) {
                    if (areThree(kinds[high], kinds[middle], kinds[low])) {
                        int three = three(high, middle, low);
                        int image = sorted(mirrored[high], mirrored[middle], mirrored[low]);
                        offsets[three] = image < three ? offsets[image] : next++;
                    }
                }
            }
        }
        return offsets;
    }

    private static byte[] file() {
        try (InputStream in =
                new BufferedInputStream(Objects.requireNonNull(TripleWeights.class.getResourceAsStream(FILE), FILE))) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                all.write(next);
            }
            return all.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first place of a piece's kind. */
    private static int kind(int place) {
        if (place >= MY_LION) {
            return place >= THEIR_LION ? THEIR_LION : MY_LION;
        }
        return place >= GIRAFFE ? GIRAFFE : place >= ELEPHANT ? ELEPHANT : BIRD;
    }

    /** The place of a piece in the mirror image. */
    static int mirrored(int place) {
        int kind = kind(place);
        return kind + (kind >= MY_LION ? Layout.mirroredSquare(place - kind) : Layout.mirroredPlace(place - kind));
    }

    /** Whether there are three pieces of these kinds: there are two of each, but one of each lion. */
    private static boolean areThree(int high, int middle, int low) {
        return high != low && (middle < MY_LION || (high != middle && middle != low));
    }

    private static int sorted(int one, int other, int third) {
        int high = Math.max(one, Math.max(other, third));
        int low = Math.min(one, Math.min(other, third));
        return three(high, one + other + third - high - low, low);
    }

    /** The number of three places, given in descending order. */
    static int three(int high, int middle, int low) {
        return (high << BITS | middle) << BITS | low;
    }

    /** What three pieces are worth together, given in descending order. */
    int of(int high, int middle, int low) {
        return ofThree[three(high, middle, low)];
    }
}

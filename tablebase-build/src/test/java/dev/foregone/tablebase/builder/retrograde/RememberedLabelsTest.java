package dev.foregone.tablebase.builder.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is remembered of ranks that are found in any order is in the order of ranks in the end. */
class RememberedLabelsTest {

    private static final int PIECE_WORDS = RememberedLabels.PIECE / Long.SIZE;
    private static final int WORDS = 2 * PIECE_WORDS + 100;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20})
    void comeInTheOrderOfRanks(int visits) {
        Random random = new Random(visits);
        RememberedLabels remembered = new RememberedLabels(WORDS);
        RememberedLabels.Looks looks = new RememberedLabels.Looks();
        int[] expected = new int[WORDS * Long.SIZE];
        long[] known = new long[WORDS];
        for (int visit = 0; visit < visits; visit++) {
            for (int first = 0; first < WORDS; first += PIECE_WORDS) {
                int fresh = random.nextInt(3) == 0 ? 5 : 20_000;
                for (int i = 0; i < fresh; i++) {
                    int word = first + random.nextInt(Math.min(PIECE_WORDS, WORDS - first));
                    int rank = word * Long.SIZE + random.nextInt(Long.SIZE);
                    if (expected[rank] == 0) {
                        expected[rank] = 1 + random.nextInt(255);
                        known[word] |= 1L << rank;
                        looks.add(word, 1L << rank);
                        looks.set(rank, (byte) expected[rank]);
                    }
                }
                remembered.add(first, known, looks, fresh);
            }
        }
        remembered.number();
        int[] found = IntStream.of(expected).filter(label -> label != 0).toArray();
        for (int from : new int[] {0, 1, found.length / 3, found.length - 1}) {
            RememberedLabels.Cursor cursor = remembered.cursor(from);
            for (int number = from; number < found.length; number++) {
                assertThat(cursor.next()).isEqualTo(found[number]);
            }
        }
        assertThat(remembered.bytes()).isBetween((long) found.length, (long) (1.3 * found.length) + 100);
    }
}

package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.RePairPhrases;
import java.util.stream.IntStream;

/**
 * Writes a block of values in the phrases that take the fewest bits together: from its end backwards, the best way to go on from each
 * place is known when those before it are looked at. A place that takes any value matches all phrases. For one thread.
 */
public final class PhraseParser {

    /** As many values stand in a word, the first one lowest. */
    private static final int IN_WORD = 32;

    private static final int BITS = 2;
    private static final long MASK = (1 << BITS) - 1;

    private final RePairPhrases phrases;

    /** The phrases that have a code; of each of them its bits, its length, and its values in words. */
    private final int[] used;

    private final int[] costs;
    private final int[] lengths;
    private final long[][] words;

    /** The values from each place of the block on, in a word, and which of them are not free. */
    private final long[] ahead = new long[BlockLayout.MOST_KEYS];

    private final long[] fixed = new long[BlockLayout.MOST_KEYS];
    private final int[] best = new int[BlockLayout.MOST_KEYS + 1];
    private final int[] chosen = new int[BlockLayout.MOST_KEYS];

    public PhraseParser(RePairPhrases phrases) {
        this.phrases = phrases;
        this.used = IntStream.range(0, phrases.count())
                .filter(phrase -> phrases.bits(phrase) > 0)
                .toArray();
        this.costs = IntStream.of(used).map(phrases::bits).toArray();
        this.lengths =
                IntStream.of(used).map(phrase -> phrases.values(phrase).length).toArray();
        this.words = IntStream.of(used)
                .mapToObj(phrase -> words(phrases.values(phrase)))
                .toArray(long[][]::new);
    }

    private static long[] words(byte[] values) {
        long[] words = new long[(values.length + IN_WORD - 1) / IN_WORD];
        for (int i = 0; i < values.length; i++) {
            words[i / IN_WORD] |= (long) values[i] << (BITS * (i % IN_WORD));
        }
        return words;
    }

    /**
     * The phrases of a block.
     *
     * @param into where they are written
     * @return how many there are
     */
    public int parse(byte[] values, int[] into) {
        long word = 0;
        long mask = 0;
        best[values.length] = 0;
        for (int from = values.length - 1; from >= 0; from--) {
            boolean free = values[from] == RePairPhrases.ANY;
            word = word << BITS | (free ? 0 : values[from]);
            mask = mask << BITS | (free ? 0 : MASK);
            ahead[from] = word;
            fixed[from] = mask;
            choose(from, values.length);
        }
        int size = 0;
        for (int at = 0; at < values.length; at += phrases.values(chosen[at]).length) {
            into[size++] = chosen[at];
        }
        return size;
    }

    private void choose(int from, int count) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < used.length; i++) {
            int end = from + lengths[i];
            if (end <= count && costs[i] + best[end] < least && fits(words[i], from, end)) {
                least = costs[i] + best[end];
                chosen[from] = used[i];
            }
        }
        best[from] = least;
    }

    private boolean fits(long[] phrase, int from, int end) {
        int at = from;
        for (long word : phrase) {
            long differs = (word ^ ahead[at]) & fixed[at];
            if ((end - at < IN_WORD ? differs << (BITS * (IN_WORD - (end - at))) : differs) != 0) {
                return false;
            }
            at += IN_WORD;
        }
        return true;
    }
}

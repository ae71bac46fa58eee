package dev.foregone.tablebase.file;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Writes a block of values in the phrases that take the fewest bits together: from its end backwards, the best way to go on from each
 * place is known when those before it are looked at. A place that takes any value matches all phrases, which are found in a
 * tree of their values. For one thread.
 */
final class PhraseParser {

    private static final int NONE = -1;

    /** The bits by which what is left to write may take more although it begins farther on: with 8, files are 1 % smaller, and it takes twice the time. */
    private static final int SLACK = 4;

    private static final byte ANY = PhraseFinder.ANY;

    private final Phrases phrases;
    /** The bits of each phrase; 0 if it is not used. */
    private final int[] costs;

    /** For each node of the tree, the nodes that the values lead to, or 0. */
    private final int[] next;
    /** For each node, the cheapest phrase that ends there, or {@link #NONE}. */
    private final int[] ending;

    /** For each node, the bits of the cheapest phrase that goes on from there, and how far the longest does. */
    private final int[] cheapest;

    private final int[] farthest;
    private final int[] nodes;
    private final int[] places;
    private final long[] best = new long[BlockLayout.MOST_KEYS + 1];
    private final int[] chosen = new int[BlockLayout.MOST_KEYS];

    PhraseParser(Phrases phrases) {
        this.phrases = phrases;
        this.costs = IntStream.range(0, phrases.count()).map(phrases::bits).toArray();
        int most = 1;
        for (int phrase = 0; phrase < phrases.count(); phrase++) {
            most += phrases.length(phrase);
        }
        this.next = new int[Phrases.VALUES * most];
        this.ending = new int[most];
        this.cheapest = new int[most];
        this.farthest = new int[most];
        this.nodes = new int[2 * Phrases.MOST_LENGTH + Phrases.VALUES];
        this.places = new int[nodes.length];
        Arrays.fill(ending, NONE);
        Arrays.fill(cheapest, Integer.MAX_VALUE);
        enter();
    }

    private void enter() {
        byte[] values = new byte[Phrases.MOST_LENGTH];
        int size = 1;
        for (int phrase = 0; phrase < phrases.count(); phrase++) {
            int length = costs[phrase] == 0 ? 0 : phrases.write(phrase, values, 0);
            int node = 0;
            for (int i = 0; i < length; i++) {
                int edge = Phrases.VALUES * node + values[i];
                next[edge] = next[edge] == 0 ? size++ : next[edge];
                cheapest[node] = Math.min(cheapest[node], costs[phrase]);
                farthest[node] = Math.max(farthest[node], length - i);
                node = next[edge];
            }
            if (length > 0) {
                cheapest[node] = Math.min(cheapest[node], costs[phrase]);
            }
            if (length > 0 && (ending[node] == NONE || costs[phrase] < costs[ending[node]])) {
                ending[node] = phrase;
            }
        }
    }

    /**
     * The phrases of a block.
     *
     * @param into where they are written
     * @return how many there are
     */
    int parse(byte[] values, int count, int[] into) {
        best[count] = 0;
        for (int from = count - 1; from >= 0; from--) {
            choose(values, count, from);
        }
        int size = 0;
        for (int at = 0; at < count; at += phrases.length(chosen[at])) {
            into[size++] = chosen[at];
        }
        return size;
    }

    /**
     * The phrase that begins at a place. A branch is left out if even its cheapest phrase with its longest reach would take more than
     * what was found already: what is left to write takes less, the farther on it begins, or nearly so.
     */
    private void choose(byte[] values, int count, int from) {
        long least = Long.MAX_VALUE;
        int depth = 1;
        nodes[0] = 0;
        places[0] = from;
        while (depth > 0) {
            int node = nodes[--depth];
            int at = places[depth];
            if (ending[node] != NONE && costs[ending[node]] + best[at] < least) {
                least = costs[ending[node]] + best[at];
                chosen[from] = ending[node];
            }
            int first = at == count ? 0 : values[at] == ANY ? 0 : values[at];
            int last = at == count ? NONE : values[at] == ANY ? Phrases.VALUES - 1 : first;
            for (int value = first; value <= last; value++) {
                int to = next[Phrases.VALUES * node + value];
                nodes[depth] = to;
                places[depth] = at + 1;
                boolean pays = to != 0 && cheapest[to] + best[Math.min(count, at + 1 + farthest[to])] - SLACK < least;
                depth += pays ? 1 : 0;
            }
        }
        best[from] = least;
    }
}

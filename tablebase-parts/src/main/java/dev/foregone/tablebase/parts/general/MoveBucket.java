package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.retrograde.Classifier;
import dev.foregone.tablebase.positions.AscendingSearch;
import java.io.IOException;
import java.util.Arrays;

/** The moves into the positions of one bucket, in the order in which they come. */
final class MoveBucket {

    private final long[] targets;
    private final int[] ends;
    private int[] places = new int[64];
    private long[] sources = new long[64];
    private int size;

    MoveBucket(long[] targets) {
        this.targets = targets;
        this.ends = new int[targets.length + 1];
    }

    void take(PairBlock block, MoveNumbers moves) {
        int place = 0;
        for (; block.upTo(targets[targets.length - 1]); block.next()) {
            place = placeOf(block.key(), place);
            add(place, moves.number(block.from(), block.second()));
        }
    }

    private int placeOf(long key, int from) {
        int place = AscendingSearch.place(targets, targets.length, key, from);
        if (targets[place] != key) {
            throw Classifier.notReached(key);
        }
        return place;
    }

    private void add(int place, long source) {
        if (size == places.length) {
            places = Arrays.copyOf(places, 2 * size);
            sources = Arrays.copyOf(sources, 2 * size);
        }
        places[size] = place;
        sources[size++] = source;
        ends[place]++;
    }

    void write(MovesWriter writer) throws IOException {
        int total = 0;
        for (int place = 0; place < targets.length; place++) {
            total += ends[place];
            ends[place] = total;
        }
        long[] sorted = new long[total];
        for (int i = 0; i < size; i++) {
            sorted[--ends[places[i]]] = sources[i];
        }
        ends[targets.length] = total;
        for (int place = 0; place < targets.length; place++) {
            writer.add(sorted, ends[place], ends[place + 1]);
        }
    }
}

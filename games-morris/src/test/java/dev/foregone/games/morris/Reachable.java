package dev.foregone.games.morris;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** All positions that can be reached from one, or a representative of each, with a number from 0. */
final class Reachable {

    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final PackedRules<?, ?> rules;
    private final LongUnaryOperator representative;

    /** The number of a position and 1, or 0 for none, at the first free place from its hash. */
    private int[] places = new int[1 << 10];

    private long[] positions = new long[1 << 9];
    private int size;

    Reachable(PackedRules<?, ?> rules, long root, LongUnaryOperator representative) {
        this.rules = rules;
        this.representative = representative;
        add(representative.applyAsLong(root));
        for (int i = 0; i < size; i++) {
            for (long child : children(positions[i])) {
                add(child);
            }
        }
    }

    /** The representatives of what a position's moves lead to. */
    long[] children(long position) {
        if (rules.terminal(position) != Score.ONGOING) {
            return new long[0];
        }
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        return Arrays.stream(moves, 0, count)
                .mapToLong(move -> representative.applyAsLong(rules.play(position, move)))
                .toArray();
    }

    LongStream positions() {
        return Arrays.stream(positions, 0, size);
    }

    int size() {
        return size;
    }

    /** The number of a position that is here. */
    int number(long position) {
        return places[place(position)] - 1;
    }

    private int place(long position) {
        int place = (int) (position * SPREAD >>> 32) & (places.length - 1);
        while (places[place] != 0 && positions[places[place] - 1] != position) {
            place = (place + 1) & (places.length - 1);
        }
        return place;
    }

    private void add(long position) {
        int place = place(position);
        if (places[place] == 0) {
            if (size == positions.length) {
                grow();
                place = place(position);
            }
            positions[size++] = position;
            places[place] = size;
        }
    }

    private void grow() {
        positions = Arrays.copyOf(positions, 2 * size);
        places = new int[2 * places.length];
        for (int i = 0; i < size; i++) {
            places[place(positions[i])] = i + 1;
        }
    }
}

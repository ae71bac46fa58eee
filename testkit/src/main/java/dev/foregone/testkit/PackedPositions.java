package dev.foregone.testkit;

import dev.foregone.spi.PackedRules;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.testkit.check.PackedMoves;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/**
 * Positions of packed rules, one for each class of equivalent ones, numbered from 0 in the order in which they are found: to
 * compare with published counts, where there are too many for {@link Perft}. Each takes some 16 bytes. For one thread.
 */
@Stability(Level.EXPERIMENTAL)
public final class PackedPositions {

    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final PackedRules<?, ?> rules;
    private final LongUnaryOperator representative;

    /** The number of a position and 1, or 0 for none, at the first free place from its hash. */
    private int[] places = new int[1 << 10];

    private long[] positions = new long[1 << 9];
    private int size;

    /**
     * Some positions.
     *
     * @param rules the rules
     * @param some positions, finished or not
     * @param representative the position that stands for one and all that are to count as the same, such as {@link
     *     PackedRules#canonical}
     */
    public PackedPositions(PackedRules<?, ?> rules, LongStream some, LongUnaryOperator representative) {
        this.rules = rules;
        this.representative = representative;
        some.map(representative).forEach(this::add);
    }

    /**
     * Adds every position that can be reached from those that are here.
     *
     * @return this
     */
    public PackedPositions toTheEnd() {
        for (int i = 0; i < size; i++) {
            children(positions[i]).forEach(this::add);
        }
        return this;
    }

    /** {@return the positions that the moves of those here lead to} */
    public PackedPositions next() {
        return new PackedPositions(rules, positions().flatMap(this::children), representative);
    }

    /**
     * The representatives of what a position's moves lead to, one for each move.
     *
     * @param position a position, here or not
     * @return none if the game is over
     */
    public LongStream children(long position) {
        return PackedMoves.children(rules, position).map(representative);
    }

    /** {@return the positions by their numbers} */
    public LongStream positions() {
        return Arrays.stream(positions, 0, size);
    }

    /** {@return how many there are} */
    public int size() {
        return size;
    }

    /**
     * The number of a position.
     *
     * @param position a representative
     * @return its number from 0, or -1 if it is not here
     */
    public int number(long position) {
        return places[place(position)] - 1;
    }

    private int place(long position) {
        int place = (int) ((position * SPREAD) >>> Integer.SIZE) & (places.length - 1);
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

package dev.foregone.games.amazons;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A representative of all positions that can be reached from some, those with fewer burnt squares first. */
final class Reachable {

    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final PackedRules<?, ?> rules;

    /** The number of a position and 1, or 0 for none, at the first free place from its hash. */
    private int[] places = new int[1 << 10];

    private long[] positions = new long[1 << 9];
    private int size;

    /** From positions with equally many burnt squares. */
    Reachable(PackedRules<?, ?> rules, LongStream roots) {
        this.rules = rules;
        roots.forEach(root -> add(rules.canonical(root)));
    }

    /** Adds all that can be reached. */
    Reachable toTheEnd() {
        for (int i = 0; i < size; i++) {
            children(positions[i]).forEach(this::add);
        }
        return this;
    }

    /** What the moves from here lead to. */
    Reachable next() {
        return new Reachable(rules, positions().flatMap(this::children));
    }

    /** Representatives of what a position's moves lead to. */
    private LongStream children(long position) {
        if (rules.terminal(position) != Score.ONGOING) {
            return LongStream.empty();
        }
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        return Arrays.stream(moves, 0, count).mapToLong(move -> rules.canonical(rules.play(position, move)));
    }

    /** How many are lost for the player to move; all others are won. */
    int losses() {
        boolean[] lost = new boolean[size];
        for (int i = size - 1; i >= 0; i--) {
            lost[i] = children(positions[i]).noneMatch(child -> lost[number(child)]);
        }
        return (int) IntStream.range(0, size).filter(i -> lost[i]).count();
    }

    private LongStream positions() {
        return Arrays.stream(positions, 0, size);
    }

    int size() {
        return size;
    }

    private int number(long position) {
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

package com.example.pages;

import java.util.List;
import java.util.stream.IntStream;

/** Coins in a row: the players take a coin from either end in turn, and add up what they have. */
final class Coins {

    private final int[] values;
    private int from;
    private int to;
    private int lead;
    private boolean firstToMove = true;

    Coins(int... values) {
        this.values = values.clone();
        to = values.length;
    }

    Coins(Coins other) {
        values = other.values;
        from = other.from;
        to = other.to;
        lead = other.lead;
        firstToMove = other.firstToMove;
    }

    List<String> ends() {
        return to - from > 1 ? List.of("left", "right") : List.of("last").subList(0, to - from);
    }

    void take(String end) {
        int coin = end.equals("left") ? values[from++] : values[--to];
        lead += firstToMove ? coin : -coin;
        firstToMove = !firstToMove;
    }

    boolean isEmpty() {
        return from == to;
    }

    /** What the first player has more than the second. */
    int lead() {
        return lead;
    }

    List<Integer> left() {
        return IntStream.range(from, to).mapToObj(index -> values[index]).toList();
    }
}

package dev.foregone.testkit;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;

/** The moves of packed positions. */
final class PackedMoves {

    private PackedMoves() {}

    /** Writes moves of a position into an array, and returns how many. */
    private interface Lister {
        int list(long position, int[] into, int from);
    }

    /** All legal moves; none if the game is over. */
    static int[] legal(PackedRules<?, ?> rules, long position) {
        return rules.terminal(position) == Score.ONGOING ? listed(rules, position, rules::legalMoves) : new int[0];
    }

    /** The candidates of a position that is not finished. */
    static List<Integer> candidates(PackedRules<?, ?> rules, long position) {
        return list(listed(rules, position, rules::candidates));
    }

    private static int[] listed(PackedRules<?, ?> rules, long position, Lister lister) {
        int[] into = new int[rules.maxMoves(position)];
        return Arrays.copyOf(into, lister.list(position, into, 0));
    }

    static List<Integer> list(int[] moves) {
        return Arrays.stream(moves).boxed().toList();
    }
}

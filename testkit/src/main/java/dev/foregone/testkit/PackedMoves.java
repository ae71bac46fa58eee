package dev.foregone.testkit;

import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/** The moves of packed positions. */
final class PackedMoves {

    private PackedMoves() {}

    /** All legal moves; none if the game is over. */
    static int[] legal(Rules<?, ?> rules, long position) {
        return rules.terminal(position) == Score.ONGOING
                ? listed(rules, position, into -> rules.legalMoves(position, into, 0))
                : new int[0];
    }

    /** The candidates of a position that is not finished. */
    static List<Integer> candidates(Rules<?, ?> rules, long position) {
        return list(listed(rules, position, into -> rules.candidates(position, into, 0)));
    }

    private static int[] listed(Rules<?, ?> rules, long position, ToIntFunction<int[]> lister) {
        int[] into = new int[rules.maxMoves(position)];
        return Arrays.copyOf(into, lister.applyAsInt(into));
    }

    static List<Integer> list(int[] moves) {
        return Arrays.stream(moves).boxed().toList();
    }

    /** Whether the player of a move moves again. */
    static boolean again(Rules<?, ?> rules, long position, int move) {
        return !rules.alternates() && rules.movesAgain(position, move);
    }
}

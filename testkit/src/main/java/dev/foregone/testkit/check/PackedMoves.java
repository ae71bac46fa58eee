package dev.foregone.testkit.check;

import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;

/** The moves of packed positions. */
public final class PackedMoves {

    private PackedMoves() {}

    /** All legal moves; none if the game is over. */
    public static int[] legal(Rules<?, ?> rules, long position) {
        return rules.terminal(position) == Score.ONGOING
                ? listed(rules, position, into -> rules.legalMoves(position, into, 0))
                : new int[0];
    }

    /** What they lead to, one position for each. */
    public static LongStream children(Rules<?, ?> rules, long position) {
        return Arrays.stream(legal(rules, position)).mapToLong(move -> rules.play(position, move));
    }

    /** The candidates of a position that is not finished. */
    public static List<Integer> candidates(Rules<?, ?> rules, long position) {
        return list(listed(rules, position, into -> rules.candidates(position, into, 0)));
    }

    private static int[] listed(Rules<?, ?> rules, long position, ToIntFunction<int[]> lister) {
        int[] into = new int[rules.maxMoves(position)];
        return Arrays.copyOf(into, lister.applyAsInt(into));
    }

    public static List<Integer> list(int[] moves) {
        return Arrays.stream(moves).boxed().toList();
    }

    /** Whether the player of a move moves again. */
    public static boolean again(Rules<?, ?> rules, long position, int move) {
        return !rules.alternates() && rules.movesAgain(position, move);
    }
}

package dev.foregone.search.view;

import dev.foregone.spi.Rules;
import java.util.Arrays;

/** The moves of all positions on the current line in one array, so that a search allocates nothing. For one thread. */
public final class MoveStack {

    private static final int FIRST_SIZE = 1024;

    private int[] moves = new int[FIRST_SIZE];

    /** An empty stack. */
    public MoveStack() {}

    /**
     * Pushes the legal moves of a position.
     *
     * @param rules list the moves
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the position is unfinished
     */
    public int pushLegal(Rules<?, ?> rules, long position, int base) {
        makeRoom(base + rules.maxMoves(position));
        return base + some(rules, rules.legalMoves(position, moves, base), position);
    }

    /**
     * Pushes the candidate moves of a position.
     *
     * @param rules list the moves
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the position is unfinished
     */
    public int pushCandidates(Rules<?, ?> rules, long position, int base) {
        makeRoom(base + rules.maxMoves(position));
        return base + some(rules, rules.candidates(position, moves, base), position);
    }

    /**
     * {@return one of the packed moves}
     *
     * @param index its index
     */
    public int get(int index) {
        return moves[index];
    }

    /**
     * Refuses a position without moves: it would be lost or unproved, as the search has it, and engines would not even agree.
     *
     * @param rules list the moves
     * @param count how many they list
     * @param position an unfinished position
     * @return the count
     * @throws IllegalStateException if it is less than 1
     */
    public static int some(Rules<?, ?> rules, int count, long position) {
        if (count < 1) {
            throw new IllegalStateException(
                    "no move in " + rules.unpack(position) + ", though it has no terminal value");
        }
        return count;
    }

    /** {@return the array of the moves, valid until the next push} */
    public int[] array() {
        return moves;
    }

    private void makeRoom(int needed) {
        if (needed > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(needed, 2 * moves.length));
        }
    }
}

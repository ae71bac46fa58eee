package dev.foregone.search;

import dev.foregone.spi.Rules;
import java.util.Arrays;

/** The moves of all positions on the current line in one array, so that a search allocates nothing. For one thread. */
public final class MoveStack {

    private static final int FIRST_SIZE = 1024;

    private int[] moves = new int[FIRST_SIZE];

    /** An empty stack. */
    public MoveStack() {}

    /**
     * Puts the legal moves of a position on the stack.
     *
     * @param rules who lists the moves
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the game goes on
     */
    public int pushLegal(Rules<?, ?> rules, long position, int base) {
        makeRoom(base + rules.maxMoves(position));
        return base + some(rules, rules.legalMoves(position, moves, base), position);
    }

    /**
     * Puts the candidate moves of a position on the stack.
     *
     * @param rules who lists the moves
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the game goes on
     */
    public int pushCandidates(Rules<?, ?> rules, long position, int base) {
        makeRoom(base + rules.maxMoves(position));
        return base + some(rules, rules.candidates(position, moves, base), position);
    }

    /**
     * One of the moves.
     *
     * @param index where it stands
     * @return the packed move
     */
    public int get(int index) {
        return moves[index];
    }

    /** Without moves a position would be lost or unproved, as the search has it: engines would not even agree. */
    static int some(Rules<?, ?> rules, int count, long position) {
        if (count < 1) {
            throw new IllegalStateException(
                    "no move in " + rules.unpack(position) + ", though it has no terminal value");
        }
        return count;
    }

    /** The array that holds the moves; good until more are put on the stack. */
    int[] array() {
        return moves;
    }

    private void makeRoom(int needed) {
        if (needed > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(needed, 2 * moves.length));
        }
    }
}

package dev.foregone.numbering;

import dev.foregone.spi.PackedRules;

/** Lists the moves of a position, and blames rules whose list cannot be one: no outcome is made up for them. */
public final class LegalMoves {

    private LegalMoves() {}

    /**
     * Lists the moves of an unfinished position from index 0 on.
     *
     * @param into has room for {@link PackedRules#maxMoves}
     * @return how many there are, 1 or more
     * @throws IllegalStateException if the rules list none, or more than they said
     */
    public static int list(PackedRules<?, ?> rules, long position, int[] into) {
        int count = rules.legalMoves(position, into, 0);
        if (count < 1 || count > into.length) {
            throw new IllegalStateException(
                    count < 1
                            ? "no legal move in " + rules.unpack(position) + ", though it has no terminal value"
                            : count + " legal moves in " + rules.unpack(position) + ", though maxMoves says "
                                    + rules.maxMoves(position));
        }
        return count;
    }
}

package dev.foregone.tablebase.file;

/**
 * How many positions of a section have an outcome.
 *
 * @param code the outcome
 * @param positions how many have it
 * @param firstKey the least of them
 * @param notation the position of that key in notation; empty where keys can be turned back into positions
 */
public record OutcomeTally(int code, long positions, long firstKey, String notation) {

    /** The same where keys can be turned back into positions. */
    public OutcomeTally(int code, long positions, long firstKey) {
        this(code, positions, firstKey, "");
    }

    /** Together with other positions of the same outcome. */
    public OutcomeTally and(OutcomeTally more) {
        OutcomeTally first = Long.compareUnsigned(firstKey, more.firstKey) <= 0 ? this : more;
        return new OutcomeTally(code, positions + more.positions, first.firstKey, first.notation);
    }
}

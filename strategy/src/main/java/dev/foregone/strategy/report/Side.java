package dev.foregone.strategy.report;

/** The player that a strategy is for, named by who moves in its root. */
public enum Side {

    /** Who is to move in the root. */
    FIRST,

    /** The other player. */
    SECOND;

    /** {@return first or second} */
    public String word() {
        return this == FIRST ? "first" : "second";
    }
}

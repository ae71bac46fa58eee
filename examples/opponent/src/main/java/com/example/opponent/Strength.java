package com.example.opponent;

/** How strong the opponent is, for people. */
public enum Strength {
    /** Makes 70 % of the errors of a player who moves at random. */
    EASY(0.3),
    /** Makes 30 % of them. */
    MEDIUM(0.7),
    /** Makes none. */
    HARD(1);

    private final double level;

    Strength(double level) {
        this.level = level;
    }

    /** {@return the level, from 0 to 1} */
    public double level() {
        return level;
    }
}

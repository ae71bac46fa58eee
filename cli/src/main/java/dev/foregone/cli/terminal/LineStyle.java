package dev.foregone.cli.terminal;

import java.util.Locale;

/** The ways to show the best line. */
public enum LineStyle {
    /** The moves alone, on one line. */
    MOVES,
    /** The board after each move. */
    BOARDS;

    /** As it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

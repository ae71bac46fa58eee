package dev.foregone.cli;

import java.util.Locale;

/** How the best line is shown. */
enum LineStyle {
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

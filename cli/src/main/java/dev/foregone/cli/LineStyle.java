package dev.foregone.cli;

/** How the best line is shown. */
enum LineStyle {
    /** The moves alone, on one line. */
    MOVES,
    /** The board after each move. */
    BOARDS
}

package dev.foregone.cli;

import java.time.Duration;

/** How puzzles are looked for if nothing else is said. */
final class PuzzleDefaults {

    /** Within how many plies the move wins. */
    static final int WITHIN = 5;

    /** How long one looks. */
    static final Duration TIME = Duration.ofMinutes(1);

    private PuzzleDefaults() {}
}

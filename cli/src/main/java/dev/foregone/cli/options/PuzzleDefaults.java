package dev.foregone.cli.options;

import java.time.Duration;

/** How puzzles are looked for if nothing else is said. */
public final class PuzzleDefaults {

    /** Within how many plies the move wins. */
    public static final int WITHIN = 5;

    /** How long one looks. */
    public static final Duration TIME = Duration.ofMinutes(1);

    private PuzzleDefaults() {}
}

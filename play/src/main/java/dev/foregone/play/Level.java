package dev.foregone.play;

/** Checks levels. */
final class Level {

    private Level() {}

    static double checked(double level) {
        if (level >= 0 && level <= 1) {
            return level;
        }
        throw new IllegalArgumentException(
                "the level is " + level + "\n  accepted: 0 (plays at random) to 1 (plays perfectly), such as 0.6");
    }
}

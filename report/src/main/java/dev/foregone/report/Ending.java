package dev.foregone.report;

/**
 * A way in which games ended.
 *
 * @param result for the player who moved first: 1, 0 or -1
 * @param reason in a few words, as the game says it; numbers are written n
 * @param games how many games between opponents ended so
 * @param atRandom how many games at random did
 */
public record Ending(int result, String reason, int games, int atRandom) {}

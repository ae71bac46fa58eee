package dev.foregone.report;

/**
 * How far a playtest has come.
 *
 * @param games how many games have been played and judged
 * @param of how many there will be
 */
public record PlaytestProgress(int games, int of) {}

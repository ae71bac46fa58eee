package dev.foregone.report;

import dev.foregone.api.Bounds;
import java.util.OptionalDouble;

/**
 * A move with which games can begin.
 *
 * @param move its notation
 * @param bounds what is proved of it, for the player who makes it
 * @param estimate the result expected, from -1 to 1, no proof; empty if there is none
 * @param results how the games ended that began with it
 */
public record FirstMove(String move, Bounds bounds, OptionalDouble estimate, Tally results) {}

/**
 * The values that callers use: states and moves of a game, outcomes and bounds, analyses, limits and options. Nothing
 * here knows how a game is solved or how plug-ins are found.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.api;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

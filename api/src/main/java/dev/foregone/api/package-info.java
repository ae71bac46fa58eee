/**
 * The values that callers use: states and moves of a game, outcomes and bounds, analyses, limits and options. Nothing
 * here knows how a game is solved or how plug-ins are found.
 */
@NullMarked
package dev.foregone.api;

import org.jspecify.annotations.NullMarked;

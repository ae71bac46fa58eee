/** Footstep: a step leaves a hole behind, and who cannot step loses. */
@NullMarked
package dev.foregone.games.footstep;

import org.jspecify.annotations.NullMarked;

/**
 * A position as a picture: its sites with their pieces and marks, as text, as SVG, and as targets for clicks.
 * Independent of any game and its rules.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.diagram;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

/**
 * A position as a picture: its sites with their pieces and marks, as text, as SVG, and as targets for clicks.
 * Independent of any game and its rules.
 */
@NullMarked
package dev.foregone.diagram;

import org.jspecify.annotations.NullMarked;

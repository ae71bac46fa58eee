/**
 * A position as a picture: its sites with their pieces and marks, as text, as SVG, and as what people click. Knows no
 * game and no rules.
 */
@NullMarked
package dev.foregone.diagram;

import org.jspecify.annotations.NullMarked;

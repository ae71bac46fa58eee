/**
 * Chess endings: two kings and up to three more pieces.
 *
 * <p>There are the rules twice. States are boards of 64 characters, whose rules are written to be read. Packed positions
 * list the few pieces in 43 bits; tables of lines between squares find what a piece attacks. The material, which captures
 * and promotions change and nothing brings back, is the highest bits of a position: {@code position >>> 31} is its tier.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.endings;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

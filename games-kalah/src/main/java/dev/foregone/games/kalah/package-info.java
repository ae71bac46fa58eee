/**
 * Kalah: seeds are sown from house to house, and the player with more seeds in store wins.
 *
 * <p>Packed positions are sequences of zeros and ones: for each bin as many zeros as it has seeds, then a one. 6 houses
 * with 4 seeds each take 62 bits. Considered: fields of a fixed width, which would need 79, since any house may hold
 * all seeds.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.kalah;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

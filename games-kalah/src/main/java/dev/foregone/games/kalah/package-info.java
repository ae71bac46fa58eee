/**
 * Kalah: seeds are sown from house to house, and the more seeds in the own store win.
 *
 * <p>Packed positions are zeros and ones in a row: as many zeros as a bin has seeds, then a one. 6 houses with 4 seeds each
 * take 62 bits. Considered: fields of a fixed width, which would need 79, since any house may hold all seeds.
 */
@NullMarked
package dev.foregone.games.kalah;

import org.jspecify.annotations.NullMarked;

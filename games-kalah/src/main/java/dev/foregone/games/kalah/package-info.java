/** Kalah: seeds are sown from house to house, and the more seeds in the own store win. */
@NullMarked
package dev.foregone.games.kalah;

import org.jspecify.annotations.NullMarked;

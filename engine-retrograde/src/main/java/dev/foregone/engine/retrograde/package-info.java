/** The engine {@code retrograde}: whole games, cycles included. */
@NullMarked
package dev.foregone.engine.retrograde;

import org.jspecify.annotations.NullMarked;

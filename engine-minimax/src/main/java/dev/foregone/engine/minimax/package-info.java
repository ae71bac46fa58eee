/** The engines {@code minimax} and {@code alpha-beta}: depth-first, without memory. */
@NullMarked
package dev.foregone.engine.minimax;

import org.jspecify.annotations.NullMarked;

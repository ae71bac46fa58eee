/** Finds the games and engines available at run time, and reports what became of each. */
@NullMarked
package dev.foregone.registry;

import org.jspecify.annotations.NullMarked;

/** Finds the games and engines that are there at run time, and tells what became of each. */
@NullMarked
package dev.foregone.registry;

import org.jspecify.annotations.NullMarked;

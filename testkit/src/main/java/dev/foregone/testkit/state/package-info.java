/** Checks of a game's states and moves; not exported. */
@NullMarked
package dev.foregone.testkit.state;

import org.jspecify.annotations.NullMarked;

/** Checks of what a game knows without a search, in both of its forms; not exported. */
@NullMarked
package dev.foregone.testkit.hint;

import org.jspecify.annotations.NullMarked;

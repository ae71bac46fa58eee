/** The explorer: a page for any game, and the JSON behind it. */
@NullMarked
package dev.foregone.explorer;

import org.jspecify.annotations.NullMarked;

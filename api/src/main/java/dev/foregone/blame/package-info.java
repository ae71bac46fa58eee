/** How code that others wrote is called, for this project's own modules: whoever throws is named. */
@NullMarked
package dev.foregone.blame;

import org.jspecify.annotations.NullMarked;

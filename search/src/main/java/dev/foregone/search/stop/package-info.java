/** What unwinds a search before its end: a limit of the question, or of one position. */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.search.stop;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

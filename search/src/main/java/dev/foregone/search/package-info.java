/**
 * For authors of engines: a session with limits, progress, analysis and clear failures, around a search that sees
 * positions only as numbers. A {@link dev.foregone.search.view.GameView} presents any game in that form; a {@link
 * dev.foregone.search.Search} answers one question; a {@link dev.foregone.search.SearchSolver} makes a solver of it. An
 * engine may also implement {@link dev.foregone.api.Solver} directly and use none of this.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.search;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

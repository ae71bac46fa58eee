/**
 * For those who write an engine: a session with limits, progress, analysis and clear failures, around a search that
 * need only know positions as numbers. A {@link dev.foregone.search.GameView} gives any game in that form; a
 * {@link dev.foregone.search.Search} answers one question; a {@link dev.foregone.search.SearchSolver} makes a solver of
 * it. An engine may also implement {@link dev.foregone.api.Solver} by itself and use none of this.
 */
@NullMarked
package dev.foregone.search;

import org.jspecify.annotations.NullMarked;

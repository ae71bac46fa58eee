/**
 * Reports for those who invent games: a {@link dev.foregone.report.Playtest} lets opponents of several strengths play a game, judges
 * the games, and counts. What it finds is a {@link dev.foregone.report.Report}.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

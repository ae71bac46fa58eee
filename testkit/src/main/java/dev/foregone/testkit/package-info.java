/**
 * Contract tests that a plug-in's author extends ({@link dev.foregone.testkit.GameContract},
 * {@link dev.foregone.testkit.PackedContract}, {@link dev.foregone.testkit.EngineContract}), and the means they use: a
 * naive solver and counts. Nothing here shares code with the engines or with
 * the module {@code dev.foregone.search}.
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.testkit;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

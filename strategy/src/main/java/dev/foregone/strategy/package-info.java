/**
 * Weak solutions: {@link dev.foregone.strategy.StrategyBuilder} finds one side's moves down to positions that a small search
 * proves, {@link dev.foregone.strategy.Strategy} plays them, and {@link dev.foregone.strategy.StrategyVerifier} proves that they
 * are right. What they claim and report is in {@link dev.foregone.strategy.report}.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.strategy;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;

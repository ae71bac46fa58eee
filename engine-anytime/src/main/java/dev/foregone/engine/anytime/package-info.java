/** The engine {@code anytime}: it proves what it can within its limits, and estimates the rest. */
@NullMarked
package dev.foregone.engine.anytime;

import org.jspecify.annotations.NullMarked;

/** Answers from strategies. */
@NullMarked
package dev.foregone.strategy.answer;

import org.jspecify.annotations.NullMarked;

/** Finds a small strategy: a search of the graph of decisions and answers, and the questions that it asks. */
@NullMarked
package dev.foregone.strategy.build;

import org.jspecify.annotations.NullMarked;

/** Checks of what a game expects of unfinished positions; not exported. */
@NullMarked
package dev.foregone.testkit.evaluation;

import org.jspecify.annotations.NullMarked;

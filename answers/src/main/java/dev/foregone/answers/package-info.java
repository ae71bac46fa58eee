/** What the command line and the explorer both say. */
@NullMarked
package dev.foregone.answers;

import org.jspecify.annotations.NullMarked;

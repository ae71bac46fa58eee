/** Proves a strategy by the rules. Knows the file, and neither the walk that writes it nor anything of the builder. */
@NullMarked
package dev.foregone.strategy.verify;

import org.jspecify.annotations.NullMarked;

/** The file of a strategy: a header in lines of text, then one bit or a few for each position. */
@NullMarked
package dev.foregone.strategy.file;

import org.jspecify.annotations.NullMarked;

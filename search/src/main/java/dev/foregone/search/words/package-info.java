/** Words that threads share; promised to nobody. */
@NullMarked
package dev.foregone.search.words;

import org.jspecify.annotations.NullMarked;

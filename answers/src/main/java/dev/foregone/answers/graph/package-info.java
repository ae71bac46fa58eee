/** Trees of games and graphs of strategies, as drawings and as text that other programs draw. */
@NullMarked
package dev.foregone.answers.graph;

import org.jspecify.annotations.NullMarked;

/** The positions of a game that its contract looks at: walks, beginnings and ends; not exported. */
@NullMarked
package dev.foregone.testkit.walk;

import org.jspecify.annotations.NullMarked;

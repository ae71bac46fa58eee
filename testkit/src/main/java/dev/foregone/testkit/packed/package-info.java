/** Checks that packed rules are those of the states; not exported. */
@NullMarked
package dev.foregone.testkit.packed;

import org.jspecify.annotations.NullMarked;

/** How much this project's own build asks of its tests; not exported. */
@NullMarked
package dev.foregone.testkit.build;

import org.jspecify.annotations.NullMarked;

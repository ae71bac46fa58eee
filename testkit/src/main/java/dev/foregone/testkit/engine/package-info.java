/** Checks of engines, on graphs and small games; not exported. */
@NullMarked
package dev.foregone.testkit.engine;

import org.jspecify.annotations.NullMarked;

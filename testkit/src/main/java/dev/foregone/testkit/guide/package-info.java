/** Checks of what a game tells people: its diagrams, its guide, its setup; not exported. */
@NullMarked
package dev.foregone.testkit.guide;

import org.jspecify.annotations.NullMarked;

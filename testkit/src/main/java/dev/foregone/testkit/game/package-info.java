/** Small games that are no plug-ins, for tests of code that works on any game. */
@NullMarked
package dev.foregone.testkit.game;

import org.jspecify.annotations.NullMarked;

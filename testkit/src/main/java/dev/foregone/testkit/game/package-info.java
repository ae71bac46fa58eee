/** Small games that are no plug-ins, for tests of whatever works on games. */
@NullMarked
package dev.foregone.testkit.game;

import org.jspecify.annotations.NullMarked;

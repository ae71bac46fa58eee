/** How much there is to know about the house: counted, reported, and compared with the last release. */
@NullMarked
package dev.foregone.architecture.house;

import org.jspecify.annotations.NullMarked;

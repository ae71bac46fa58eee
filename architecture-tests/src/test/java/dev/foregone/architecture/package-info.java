/** What holds between modules, and what holds in all of them. */
@NullMarked
package dev.foregone.architecture;

import org.jspecify.annotations.NullMarked;

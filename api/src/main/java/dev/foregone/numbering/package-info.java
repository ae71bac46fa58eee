/** Packed rules as this project's own modules use them: of games that have none, too, whose states are numbered as they are met. */
@NullMarked
package dev.foregone.numbering;

import org.jspecify.annotations.NullMarked;

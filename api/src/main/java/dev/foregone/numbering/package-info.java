/** Games without packed rules, whose states are numbered as they are met, for this project's own modules. */
@NullMarked
package dev.foregone.numbering;

import org.jspecify.annotations.NullMarked;

/** Content shared by the command line and the explorer. */
@NullMarked
package dev.foregone.answers;

import org.jspecify.annotations.NullMarked;

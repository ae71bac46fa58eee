/** Where questions are answered: few sessions, many who ask. */
@NullMarked
package dev.foregone.explorer.desk;

import org.jspecify.annotations.NullMarked;
